// The findings of each line as the sheet shows them: the line's own, and the same line twice, by an index.
import { type CheckGround, checkLine, type Finding, sameLineKey } from '@madoguchi/contract/expense-claims/checks.ts';
import { isBlank, type SheetLine } from './sheet-line.ts';

const NONE: readonly Finding[] = [];

interface Checked {
  readonly own: readonly Finding[];
  readonly key: string | null;
}

export class LineChecks {
  readonly #ground: CheckGround;
  readonly #checked = new Map<string, Checked>();
  readonly #shown = new Map<string, readonly Finding[]>();
  readonly #linesByKey = new Map<string, Set<string>>();
  /** Lines that the person has left once: only these are told what is still missing (required columns). */
  readonly #left = new Set<string>();

  constructor(ground: CheckGround) {
    this.#ground = ground;
  }

  shown(lineId: string): readonly Finding[] {
    return this.#shown.get(lineId) ?? NONE;
  }

  /** From now on the line is told its missing columns too. Answers whether that is news. */
  leave(line: SheetLine): boolean {
    if (isBlank(line) || this.#left.has(line.id)) return false;
    this.#left.add(line.id);
    return true;
  }

  /** As `leave`, for a blank line too: submission asks for everything. */
  demand(lineId: string): void {
    this.#left.add(lineId);
  }

  clear(): void {
    this.#checked.clear();
    this.#shown.clear();
    this.#linesByKey.clear();
    this.#left.clear();
  }

  /**
   * Checks the lines of `changed` again (`undefined`: removed) and, in the order of all, which lines stand twice.
   * Answers the lines whose shown findings are others than before.
   */
  update(changed: ReadonlyMap<string, SheetLine | undefined>, order: readonly string[]): Set<string> {
    const twins = new Set<string>();
    for (const [id, line] of changed) this.#check(id, line, twins);
    const places = this.#placesOfTwins(order);
    const others = new Set<string>();
    for (const id of new Set([...changed.keys(), ...twins, ...places.keys()])) {
      if (this.#show(id, places.get(id))) others.add(id);
    }
    return others;
  }

  #check(id: string, line: SheetLine | undefined, twins: Set<string>): void {
    const before = this.#checked.get(id)?.key;
    if (before) {
      this.#linesByKey.get(before)?.delete(id);
      for (const twin of this.#linesByKey.get(before) ?? []) twins.add(twin);
    }
    if (!line) {
      this.#checked.delete(id);
      return;
    }
    const key = sameLineKey(line);
    this.#checked.set(id, { own: checkLine(line, this.#ground), key });
    if (key !== null) this.#linesByKey.set(key, (this.#linesByKey.get(key) ?? new Set()).add(id));
  }

  /** For each line that stands twice: the number of the first such line, as people count. */
  #placesOfTwins(order: readonly string[]): Map<string, number> {
    const groups = [...this.#linesByKey.values()].filter((ids) => ids.size > 1);
    if (groups.length === 0) return new Map();
    const numberOf = new Map(order.map((id, index) => [id, index + 1]));
    const places = new Map<string, number>();
    for (const ids of groups) {
      const first = Math.min(...[...ids].map((id) => numberOf.get(id) ?? Number.POSITIVE_INFINITY));
      for (const id of ids) if (numberOf.get(id) !== first) places.set(id, first);
    }
    return places;
  }

  #show(id: string, firstTwin: number | undefined): boolean {
    const before = this.shown(id);
    const own = this.#checked.get(id)?.own ?? NONE;
    const visible = this.#left.has(id) ? own : own.filter(({ code }) => code !== 'required');
    const twin: Finding[] =
      firstTwin === undefined
        ? []
        : [{ lineId: id, field: 'useDate', code: 'same-line-twice', severity: 'error', values: { line: firstTwin } }];
    const after = [...visible, ...twin];
    if (after.length === 0) this.#shown.delete(id);
    else if (!sameFindings(before, after)) this.#shown.set(id, after);
    return !sameFindings(before, after);
  }
}

function sameFindings(a: readonly Finding[], b: readonly Finding[]): boolean {
  return a.length === b.length && a.every((finding, place) => JSON.stringify(finding) === JSON.stringify(b[place]));
}
