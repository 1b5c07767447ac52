// The people at the table: who sits where, who is there, and what is between them.

import { me } from "../lib/me.svelte";
import type { CompanyView, Present, SeatView } from "../lib/types";
import { setNames } from "../lib/words.svelte";
import type { Authority } from "./authority";

export class Company {
  view: CompanyView = $state.raw() as CompanyView;
  /** The guests whose page is open; not known before the server has told. */
  present: ReadonlySet<string> | null = $state.raw(null);

  #names = "";

  constructor(
    view: CompanyView,
    readonly authority: Pick<Authority, "guest">,
  ) {
    this.hear(view);
  }

  readonly seats: SeatView[] = $derived.by(() => this.view.seats);
  /** The seats of whoever looks at this page, those that a bot plays meanwhile included. */
  readonly mine: number[] = $derived.by(() =>
    this.seats.filter((seat) => isOf(seat, this.authority.guest())).map(({ seat }) => seat),
  );
  /** How many of those whose page is open have no seat. */
  readonly watching: number = $derived.by(() => {
    const seated = new Set(this.seats.map(({ guest }) => guest));
    return [...(this.present ?? [])].filter((guest) => !seated.has(guest)).length;
  });
  readonly isHost: boolean = $derived.by(
    () => this.authority.guest() !== null && this.view.host === this.authority.guest(),
  );
  /** The seats whose set-up has come in before its turn. */
  readonly arranged: number[] = $derived.by(() => this.view.arranged ?? []);
  /** Whether the game goes on at all. */
  readonly goesOn: boolean = $derived.by(() => !this.view.paused && !this.view.ended);
  /** Whether people on different machines sit at the table, who have to ask each other. */
  readonly isApart: boolean = $derived.by(
    () => new Set(this.seats.filter(isPerson).map(({ guest }) => guest)).size > 1,
  );
  /** Whether others set up elsewhere, or will: then nobody waits for anybody with that. */
  readonly setsUpTogether: boolean = $derived.by(
    () => this.isApart || (me().online && this.seats.some(isOpen)),
  );

  /** How the people stand now. */
  hear(view: CompanyView): void {
    this.view = view;
    const names = Object.fromEntries(view.seats.map(({ seat, name }) => [seat, name]));
    const written = JSON.stringify(names);
    if (written === this.#names) return; // every sentence would be said anew
    this.#names = written;
    setNames(names);
  }

  see({ guests }: Present): void {
    this.present = new Set(guests);
  }

  seat(number: number | null | undefined): SeatView | undefined {
    return this.seats.find(({ seat }) => seat === number);
  }

  /** Whether whoever looks at this page decides for the seat. */
  isMine(number: number | null | undefined): boolean {
    const seat = this.seat(number);
    return seat !== undefined && isOf(seat, this.authority.guest()) && !seat.away;
  }

  /** Whether a person sits there whose page is not open. */
  isElsewhere(number: number | null | undefined): boolean {
    const seat = this.seat(number);
    if (!seat || !isPerson(seat) || !this.present) return false;
    return !this.present.has(seat.guest ?? "");
  }
}

export const isPerson = ({ player }: SeatView): boolean => player === "here";
export const isOpen = ({ player }: SeatView): boolean => player === "open";

const isOf = (seat: SeatView, guest: string | null): boolean =>
  isPerson(seat) && guest !== null && seat.guest === guest;
