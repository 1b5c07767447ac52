// Whether the browser offers to install the page as an app, as some do where a service worker runs.

/** Not in every browser, and so not in TypeScript's list of events. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Installing {
  offer: InstallEvent | null = $state.raw(null);
}

const installing = new Installing();

/** Before anything is shown: the browser asks only once, and early. */
export function hearOffers(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the button is the only one who asks
    installing.offer = event as InstallEvent;
  });
  addEventListener("appinstalled", () => (installing.offer = null));
}

export const canInstall = (): boolean => installing.offer !== null;

/** Let the browser ask; an offer can be used once. Whether the user said yes. */
export async function install(): Promise<boolean> {
  const { offer } = installing;
  installing.offer = null;
  return (await offer?.prompt())?.outcome === "accepted";
}
