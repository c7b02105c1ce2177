// The rules of boards: where cards stand, how a due date and a limit stand, what a filter shows, and what an act makes of a card. Pure.
import { addDays } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { tokyoInstant } from '../values/tokyo-time.ts';
import {
  BOARD_ROLES,
  type BoardRole,
  type DueFilter,
  type DueState,
  MOST_CHECK_ITEMS,
  MOST_CHECKLISTS,
  NONE,
} from './choices.ts';
import type { CardAct, CardDue, CardFace, Checklist, ChecklistAct } from './model.ts';

/** True where a role includes another. */
export const includes = (held: BoardRole, asked: BoardRole): boolean =>
  BOARD_ROLES.indexOf(held) >= BOARD_ROLES.indexOf(asked);

/** An order after some were put before another; `null`, or one that is not there: at the end. They keep their own order. */
export function arranged(order: readonly string[], moved: readonly string[], before: string | null): string[] {
  const rest = order.filter((id) => !moved.includes(id));
  const at = before === null ? -1 : rest.indexOf(before);
  const nth = at < 0 ? rest.length : at;
  return [...rest.slice(0, nth), ...moved, ...rest.slice(nth)];
}

/**
 * The one before which moved ones go when they are put before `before`, which may be one of themselves: the next one that stays.
 */
export function staying(order: readonly string[], moved: readonly string[], before: string | null): string | null {
  if (before === null || !moved.includes(before)) return before;
  return order.slice(order.indexOf(before)).find((id) => !moved.includes(id)) ?? null;
}

/** The one before which a card stands at a place of a list, counted from 1 without those that move. */
export function beforeOfPlace(order: readonly string[], moved: readonly string[], place: number): string | null {
  return order.filter((id) => !moved.includes(id))[Math.max(0, place - 1)] ?? null;
}

/** The instant at which a due date is over: at its time, or with its day. */
const endOf = ({ day, time }: CardDue): string =>
  time === null ? tokyoInstant(addDays(day, 1), '00:00') : tokyoInstant(day, time);

/** How the due date of a card stands at an instant; `today` is that instant's day in Tokyo. */
export function dueState(
  { due, doneAt }: Pick<CardFace, 'due' | 'doneAt'>,
  { now, today }: { readonly now: string; readonly today: PlainDate },
): DueState {
  if (due === null) return 'none';
  if (doneAt !== null) return 'done';
  if (Date.parse(endOf(due)) <= Date.parse(now)) return 'late';
  return due.day === today ? 'today' : 'coming';
}

/** A limit warns where it is passed; it never refuses a card (TCB-09). */
export const isOverLimit = (cards: number, wipLimit: number | null): boolean => wipLimit !== null && cards > wipLimit;

export interface BoardFilter {
  /** Cards with one of these members; `none` for cards without any. Empty: all. */
  readonly memberIds: readonly string[];
  readonly labelIds: readonly string[];
  readonly due: DueFilter | null;
}

export const NO_FILTER: BoardFilter = { memberIds: [], labelIds: [], due: null };

const hasOne = (wanted: readonly string[], has: readonly string[]) =>
  wanted.length === 0 || wanted.some((id) => (id === NONE ? has.length === 0 : has.includes(id)));

function isDue(
  card: Pick<CardFace, 'due' | 'doneAt'>,
  wanted: DueFilter,
  at: { now: string; today: PlainDate },
): boolean {
  const state = dueState(card, at);
  if (wanted === 'none' || wanted === 'late' || wanted === 'today') return state === wanted;
  return card.due !== null && (state === 'today' || (state === 'coming' && card.due.day <= addDays(at.today, 6)));
}

/** True where the filter shows the card: one of its members, one of its labels, and its due date. */
export function isShown(
  card: Pick<CardFace, 'memberIds' | 'labelIds' | 'due' | 'doneAt'>,
  { memberIds, labelIds, due }: BoardFilter,
  at: { readonly now: string; readonly today: PlainDate },
): boolean {
  return hasOne(memberIds, card.memberIds) && hasOne(labelIds, card.labelIds) && (due === null || isDue(card, due, at));
}

/** The readable end of a board's address. */
export function boardUri(title: string): string {
  const bare = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return bare === '' ? 'board' : bare;
}

export function checksOf(checklists: readonly Checklist[]): { readonly checks: number; readonly checksDone: number } {
  const items = checklists.flatMap((list) => list.items);
  return { checks: items.length, checksDone: items.filter(({ isDone }) => isDone).length };
}

/** The part of a card that acts change. */
export interface ActedCard {
  readonly labelIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly due: CardDue | null;
  readonly doneAt: string | null;
  readonly archivedAt: string | null;
  readonly deletedAt: string | null;
}

const withOne = (ids: readonly string[], id: string, on: boolean) =>
  ids.includes(id) === on ? ids : on ? [...ids, id] : ids.filter((one) => one !== id);

/** Set now where it was not, or taken off. */
const stamped = (stood: string | null, on: boolean, now: string) => (on ? (stood ?? now) : null);

/** The card after an act; the same one where it is so already. */
export function acted<Of extends ActedCard>(card: Of, act: CardAct, now: string): Of {
  const changes = changesOf(card, act, now);
  const isSame = Object.entries(changes).every(
    ([name, value]) => JSON.stringify(card[name as keyof ActedCard]) === JSON.stringify(value),
  );
  return isSame ? card : { ...card, ...changes };
}

function changesOf(card: ActedCard, act: CardAct, now: string): Partial<ActedCard> {
  switch (act.act) {
    case 'label':
      return { labelIds: withOne(card.labelIds, act.labelId, act.on) };
    case 'member':
      return { memberIds: withOne(card.memberIds, act.memberId, act.on) };
    case 'due':
      return { due: act.due };
    case 'done':
      return { doneAt: stamped(card.doneAt, act.on, now) };
    case 'archive':
      return { archivedAt: stamped(card.archivedAt, act.on, now) };
    case 'delete':
      return { deletedAt: stamped(card.deletedAt, act.on, now) };
    default:
      return act satisfies never;
  }
}

const insertedAt = <Of>(many: readonly Of[], one: Of, at: number): Of[] => [
  ...many.slice(0, at),
  one,
  ...many.slice(at),
];

/** The checklists after a change; null where what it is about is not there, `too-many` where there would be too many. */
export function checked(lists: readonly Checklist[], act: ChecklistAct): readonly Checklist[] | null | 'too-many' {
  const inOne = (checklistId: string, change: (list: Checklist) => Checklist) =>
    lists.some(({ id }) => id === checklistId)
      ? lists.map((list) => (list.id === checklistId ? change(list) : list))
      : null;
  const ofItem = (itemId: string, change: (items: Checklist['items'], at: number) => Checklist['items']) => {
    const holder = lists.find(({ items }) => items.some(({ id }) => id === itemId));
    if (holder === undefined) return null;
    const at = holder.items.findIndex(({ id }) => id === itemId);
    return inOne(holder.id, (list) => ({ ...list, items: change(list.items, at) }));
  };
  switch (act.act) {
    case 'put-checklist': {
      const others = lists.filter(({ id }) => id !== act.checklist.id);
      return others.length >= MOST_CHECKLISTS ? 'too-many' : insertedAt(others, act.checklist, act.at);
    }
    case 'rename-checklist':
      return inOne(act.checklistId, (list) => ({ ...list, title: act.title }));
    case 'remove-checklist':
      return lists.some(({ id }) => id === act.checklistId) ? lists.filter(({ id }) => id !== act.checklistId) : null;
    case 'put-item': {
      const others = (list: Checklist) => list.items.filter(({ id }) => id !== act.item.id);
      if (lists.some((list) => list.id === act.checklistId && others(list).length >= MOST_CHECK_ITEMS))
        return 'too-many';
      return inOne(act.checklistId, (list) => ({ ...list, items: insertedAt(others(list), act.item, act.at) }));
    }
    case 'rename-item':
      return ofItem(act.itemId, (items, at) =>
        items.map((item, nth) => (nth === at ? { ...item, title: act.title } : item)),
      );
    case 'check-item':
      return ofItem(act.itemId, (items, at) =>
        items.map((item, nth) => (nth === at ? { ...item, isDone: act.isDone } : item)),
      );
    case 'remove-item':
      return ofItem(act.itemId, (items, at) => items.filter((_, nth) => nth !== at));
    default:
      return act satisfies never;
  }
}
