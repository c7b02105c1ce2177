// The rules of to-dos: groups by due date, what cannot be, what an act makes of one, and when one comes again. Pure.
import type { InputFault } from '../input-faults.ts';
import { addDays, daysBetween, daysInMonth, plainDate, weekday } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { type DueGroup, isTakenHandle, type PlaceKind } from './choices.ts';
import type { Todo, TodoAct, TodoContent, TodoRepeat } from './model.ts';

/** The group in which a due date stands on a day. A week ends on Sunday. */
export function groupOf(due: PlainDate | null, today: PlainDate): DueGroup {
  if (due === null) return 'none';
  const ahead = daysBetween(today, due);
  if (ahead < 0) return 'overdue';
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow';
  return ahead <= (7 - weekday(today)) % 7 ? 'week' : 'later';
}

/** The faults of a to-do's dates together; each of them alone is a day. */
export function contentFaults({
  startOn,
  dueOn,
  dueTime,
}: Pick<TodoContent, 'startOn' | 'dueOn' | 'dueTime'>): InputFault[] {
  const faults: InputFault[] = [];
  if (startOn !== null && dueOn !== null && startOn > dueOn) {
    faults.push({ field: 'startOn', code: 'start-after-due', values: { due: dueOn } });
  }
  if (dueTime !== null && dueOn === null) faults.push({ field: 'dueTime', code: 'time-without-day' });
  if (dueTime === '24:00') faults.push({ field: 'dueTime', code: 'due-at-24' });
  return faults;
}

/** The day of a month so many months on: the one that was asked for, or the month's last. 0 asks for the last one. */
function inMonths(from: PlainDate, months: number, wanted: number): PlainDate {
  const index = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const last = daysInMonth(year, month);
  return plainDate(year, month, wanted === 0 ? last : Math.min(wanted, last)) ?? from;
}

function steps({ every, interval, day }: TodoRepeat, from: PlainDate, count: number): PlainDate {
  if (every === 'day') return addDays(from, interval * count);
  if (every === 'week') return addDays(from, 7 * interval * count);
  const months = interval * count * (every === 'year' ? 12 : 1);
  return inMonths(from, months, day ?? Number(from.slice(8)));
}

/**
 * The next due date of a to-do that was done on a day. Counted from the completion: one step on from it. By the calendar: the first
 * date of the series after both its due date and the completion; the day of the month that was asked for is kept.
 */
export function nextDue(repeat: TodoRepeat, due: PlainDate | null, doneOn: PlainDate): PlainDate {
  if (due === null || repeat.from === 'completion') return steps({ ...repeat, day: null }, doneOn, 1);
  const after = due > doneOn ? due : doneOn;
  let count = 1;
  if (repeat.every === 'day' || repeat.every === 'week') {
    // Somebody who comes back after years needs no walk through every date between.
    count = Math.max(1, Math.floor(daysBetween(due, after) / (repeat.interval * (repeat.every === 'day' ? 1 : 7))));
  }
  let next = steps(repeat, due, count);
  while (next <= after) {
    count += 1;
    next = steps(repeat, due, count);
  }
  return next;
}

/** The rule as it is kept: of months and years with the day that was asked for, so that a short month does not change it. */
export function settledRepeat(repeat: TodoRepeat | null, due: PlainDate | null): TodoRepeat | null {
  if (repeat === null) return null;
  const hasDay = (repeat.every === 'month' || repeat.every === 'year') && repeat.from === 'calendar' && due !== null;
  return { ...repeat, day: hasDay ? (repeat.day ?? Number(due.slice(8))) : null };
}

/** The to-do that follows a completed one: open, with its dates moved on by as many days as the due date. */
function following(todo: Todo, repeat: TodoRepeat, doneOn: PlainDate): Todo {
  const dueOn = nextDue(repeat, todo.dueOn, doneOn);
  const moved = daysBetween(todo.dueOn ?? doneOn, dueOn);
  return {
    ...todo,
    version: 0,
    dueOn,
    startOn: todo.startOn && addDays(todo.startOn, moved),
    reminder: todo.reminder && { ...todo.reminder, day: addDays(todo.reminder.day, moved) },
    subtasks: todo.subtasks.map((task) => ({ ...task, isDone: false })),
    completedAt: null,
  };
}

/** The to-do after an act, and the one that follows it. Null: it is so already. */
export function acted(
  todo: Todo,
  act: TodoAct,
  { now, today }: { readonly now: string; readonly today: PlainDate },
): { readonly after: Todo; readonly next: Todo | null } | null {
  const changed = changedBy(todo, act, now);
  if (JSON.stringify(changed) === JSON.stringify(todo)) return null;
  if (act.act !== 'complete' || todo.repeat === null) return { after: changed, next: null };
  // The one that is done is the past: the one that follows it goes on repeating.
  return { after: { ...changed, repeat: null }, next: following(todo, todo.repeat, today) };
}

function changedBy(todo: Todo, act: TodoAct, now: string): Todo {
  switch (act.act) {
    case 'complete':
      return { ...todo, completedAt: todo.completedAt ?? now };
    case 'reopen':
      return { ...todo, completedAt: null };
    case 'star':
      return { ...todo, starred: act.on };
    case 'important':
      return { ...todo, important: act.on };
    case 'folder':
      return { ...todo, folderId: act.folderId };
    case 'label': {
      const others = todo.labelIds.filter((id) => id !== act.labelId);
      return todo.labelIds.includes(act.labelId) === act.on
        ? todo
        : { ...todo, labelIds: act.on ? [...others, act.labelId] : others };
    }
    case 'due': {
      const { dueOn } = act;
      // A start after the new due date would keep the others of the act from being moved: it moves along.
      const startOn = dueOn !== null && todo.startOn !== null && todo.startOn > dueOn ? dueOn : todo.startOn;
      return { ...todo, dueOn, dueTime: dueOn === null ? null : todo.dueTime, startOn };
    }
    case 'delete':
      return { ...todo, deletedAt: todo.deletedAt ?? now };
    case 'restore':
      return { ...todo, deletedAt: null };
    default:
      return act satisfies never;
  }
}

/** Of several to-dos, how many have something: some alone is shown as mixed. */
export function shareOf(have: number, of: number): 'all' | 'some' | 'none' {
  if (have === 0) return 'none';
  return have === of ? 'all' : 'some';
}

/** The part of an address for a new folder or label: its title, without signs that an address keeps for itself. */
export function handleOf(title: string, kind: PlaceKind, taken: readonly string[]): string {
  const bare = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const wanted = bare === '' ? kind : bare;
  const isFree = (handle: string) => !taken.includes(handle) && !(kind === 'folder' && isTakenHandle(handle));
  if (isFree(wanted)) return wanted;
  let nth = 2;
  while (!isFree(`${wanted}-${nth}`)) nth += 1;
  return `${wanted}-${nth}`;
}

const SHOWN_NOTES = 180;

/** Notes in a row: without markup, on one line, cut (TD4). */
export function notesInRow(notes: string): string {
  const plain = [
    ...notes
      .replace(/<[^>]*>/g, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
      .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return plain.length > SHOWN_NOTES ? `${plain.slice(0, SHOWN_NOTES).join('')}…` : plain.join('');
}
