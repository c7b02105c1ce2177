// The sentence of a cell, for people who hear it.
import type { Language } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { monthName, weekdayName } from '@madoguchi/contract/values/written-date.ts';
import { formatList } from '../../../platform/formats.ts';
import type { CalendarItem, CalendarRow, DayMark } from '../model/calendar-item.ts';
import { type Marked, markedStretch } from '../model/cursor.ts';
import { closedIn } from '../model/segments.ts';
import { asEnd, clock } from '../model/wall-clock.ts';
import type { useCalendarWords } from '../words.ts';

export interface CellFacts {
  readonly marked: Marked;
  readonly slotMinutes: number;
  readonly row: CalendarRow | null;
  readonly items: readonly CalendarItem[];
  readonly marks: readonly DayMark[];
  readonly isWaiting: boolean;
}

/** 12月1日(火), Tue 1 December. */
export function spokenDay(day: PlainDate, language: Language): string {
  const [, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = weekdayName(day, language);
  return language === 'ja' ? `${month}月${date}日(${name})` : `${name} ${date} ${monthName(month)}`;
}

/** 12月1日(火) 10:00 会議室A 予約済み 営業会議. */
export function cellSentence(facts: CellFacts, language: Language, t: ReturnType<typeof useCalendarWords>): string {
  const { marked, row, marks } = facts;
  return [timeOf(facts, language, t), ...marks.map(({ text }) => text), row?.title, stateOf(facts, language, t)]
    .filter((part) => part !== undefined && part !== '')
    .join(marked.head.minute === null && row === null && language === 'en' ? ', ' : ' ');
}

function timeOf(
  { marked, slotMinutes }: CellFacts,
  language: Language,
  t: ReturnType<typeof useCalendarWords>,
): string {
  const { head, anchor } = marked;
  const at = (day: PlainDate, minute: number | null) =>
    minute === null ? spokenDay(day, language) : `${spokenDay(day, language)} ${clock(minute)}`;
  if (head === anchor) return at(head.day, head.minute);
  const { to } = markedStretch(marked, slotMinutes);
  const first = head.day < anchor.day || (head.day === anchor.day && (head.minute ?? 0) < (anchor.minute ?? 0));
  const { day, minute } = first ? head : anchor;
  const end = asEnd(to);
  const lastDay = end.slice(0, 10) as PlainDate;
  const until = lastDay === day ? end.slice(11) : `${spokenDay(lastDay, language)} ${end.slice(11)}`;
  return t('chosen', { from: at(day, minute), to: minute === null ? spokenDay(lastDay, language) : until });
}

function stateOf(
  { marked, slotMinutes, row, items, isWaiting }: CellFacts,
  language: Language,
  t: ReturnType<typeof useCalendarWords>,
) {
  if (isWaiting) return t('waiting');
  const titles = formatList(
    items.map(({ title, own }) => (own ? `${title} (${t('mine')})` : title)),
    language,
  );
  if (titles !== '') return row === null ? t('planned', { titles }) : t('taken', { titles });
  if (row === null) return t('nothing');
  return closedIn(row, markedStretch(marked, slotMinutes)).length > 0 ? t('closed') : t('free');
}
