// How wide the window is, as the styles have it: what they would hide need not be there.
import { MediaQuery } from "svelte/reactivity";

const wideOne = new MediaQuery("min-width: 60rem");
const narrowOne = new MediaQuery("max-width: 40rem");

/** Whether a board and what belongs to it lie side by side. */
export const wide = (): boolean => wideOne.current;
/** Whether the header has room for little. */
export const narrow = (): boolean => narrowOne.current;
