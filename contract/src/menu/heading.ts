// The heading of a page, as the server writes it and the app draws it.
import type { Language } from '../message.ts';
import type { Screen } from '../screen.ts';
import type { Brought } from '../session/opening.ts';
import { isYearMonth } from '../values/calendar-months.ts';
import { withMonth } from '../values/written-date.ts';
import { MADE_HEADINGS } from './made-headings.ts';

/** Stands in an address for a record that is not there yet. */
const NEW = 'new';

interface Address {
  readonly params: Readonly<Record<string, string>>;
  /** The answers that the page brings along. */
  readonly brought: readonly Pick<Brought, 'operation' | 'answer'>[];
}

/**
 * The title of the screen, with the month of its address where it shows one (経費確認 2026年11月), the name of its record, or that it is
 * made or changed. Null where the address names no month, and where the page brings no record or one without a name.
 */
export function headingOf(
  { id, title, head = {}, opensWith = [] }: Screen,
  at: Address,
  language: Language,
): string | null {
  const { answer } = at.brought.find(({ operation }) => operation === opensWith[0]?.operation) ?? {};
  const edited = head.edits && (at.params[head.edits.param] === NEW ? head.edits.fresh : head.edits.existing);
  if (edited !== undefined) return edited[language];
  if (head.made) return MADE_HEADINGS[id]?.({ params: at.params, answer, language }) ?? null;
  if (head.named !== undefined) {
    const record = Object(answer) as Readonly<Record<string, unknown>>;
    const words = head.named.map((field) => record[field]).filter((word) => typeof word === 'string');
    return words.join(' ').trim() || null;
  }
  if (head.month === undefined) return title[language];
  const month = at.params[head.month] ?? '';
  return isYearMonth(month) ? withMonth(title[language], month, language) : null;
}
