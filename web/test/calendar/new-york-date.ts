// A Date of New York in 2026, for a page whose browser stands in Tokyo: the zone of a browser cannot be changed once it runs.

const MINUTE_MS = 60_000;
/** From 2026-03-08T02:00 to 2026-11-01T02:00 of its clocks, the hour after the first of which is skipped. */
const SUMMER = [Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 10, 1, 6)] as const;
const WINTER_BEHIND = 300;
const SUMMER_BEHIND = 240;

const isSummer = (ms: number) => ms >= SUMMER[0] && ms < SUMMER[1];
const behind = (ms: number) => (isSummer(ms) ? SUMMER_BEHIND : WINTER_BEHIND);

/** A time that the clocks skip is read by those of before, as every browser does. */
function instantOf(local: number): number {
  const [inWinter, inSummer] = [local + WINTER_BEHIND * MINUTE_MS, local + SUMMER_BEHIND * MINUTE_MS];
  return isSummer(inSummer) ? inSummer : inWinter;
}

export class NewYorkDate extends Date {
  constructor(...given: readonly number[]) {
    if (given.length < 2) super(given[0] ?? Date.now());
    else super(instantOf(Date.UTC(...(given as [number, number]))));
  }

  #local(): Date {
    return new Date(this.getTime() - behind(this.getTime()) * MINUTE_MS);
  }
  override getTimezoneOffset(): number {
    return behind(this.getTime());
  }
  override getFullYear(): number {
    return this.#local().getUTCFullYear();
  }
  override getMonth(): number {
    return this.#local().getUTCMonth();
  }
  override getDate(): number {
    return this.#local().getUTCDate();
  }
  override getHours(): number {
    return this.#local().getUTCHours();
  }
  override getMinutes(): number {
    return this.#local().getUTCMinutes();
  }
}
