// One of a list as a person chooses it, and how many of them suit which input.
import type { Language } from '@madoguchi/contract/message.ts';
import { formatList } from '../../../platform/formats.ts';

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

/** How wide radio buttons beside each other may be, in halves of a full-width character: on a phone's card, in a field. */
const ROOM = { phone: 38, desk: 72 } as const;
const BUTTON_HALVES = 7;

const isFullWidth = (character: string) => character > '\u00ff';
const halvesOf = (text: string) => [...text].reduce((sum, character) => sum + (isFullWidth(character) ? 2 : 1), 0);

/** True when the choices stand in one row: short ones take less of the form then. */
export function fitsInRow(choices: readonly Choice[], where: keyof typeof ROOM): boolean {
  return choices.reduce((sum, { label }) => sum + BUTTON_HALVES + halvesOf(label), 0) <= ROOM[where];
}

export function labelsOf(value: unknown, choices: readonly Choice[], language: Language): string {
  const values = Array.isArray(value) ? value : [value];
  const labels = values
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map((one) => choices.find((choice) => choice.value === one)?.label ?? String(one));
  return formatList(labels, language);
}
