// One of a list as a person chooses it, and how many of them suit which input.

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Kana, for those who type it. */
  readonly reading?: string;
}

/** All shown as radio buttons up to here. */
const MOST_SHOWN = 5;
/** A list up to here; more are searched. */
const MOST_LISTED = 15;

export function inputFor(count: number): 'radio' | 'select' | 'search' {
  if (count <= MOST_SHOWN) return 'radio';
  return count <= MOST_LISTED ? 'select' : 'search';
}

export function labelsOf(value: unknown, choices: readonly Choice[]): string {
  const values = Array.isArray(value) ? value : [value];
  return values
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map((one) => choices.find((choice) => choice.value === one)?.label ?? String(one))
    .join('、');
}
