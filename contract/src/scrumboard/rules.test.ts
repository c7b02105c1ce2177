import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate } from '../values/plain-date.ts';
import { CARD_TITLE_LIMIT, NONE } from './choices.ts';
import { CardTitle, type Checklist } from './model.ts';
import {
  acted,
  arranged,
  beforeOfPlace,
  boardUri,
  checked,
  checksOf,
  dueState,
  includes,
  isOverLimit,
  isShown,
  NO_FILTER,
  staying,
} from './rules.ts';
import { checklistsOfSource, dueOfSource, sourceChecklistsOf, sourceDueOf } from './source-board.ts';

const TODAY = '2026-11-25' as PlainDate;
/** 00:30 in Tokyo: still the 24th in UTC. */
const AT = { now: '2026-11-24T15:30:00.000Z', today: TODAY };
const due = (day: string, time: string | null = null) => ({ day: day as PlainDate, time: time as never });
const ids = fc.uniqueArray(fc.nat({ max: 30 }).map(String), { maxLength: 15 });

describe('the order of cards', () => {
  it('keeps each once, and those that move one after another in their order', () => {
    fc.assert(
      fc.property(ids, ids, fc.option(fc.nat({ max: 30 }).map(String)), (order, moved, before) => {
        const result = arranged(order, moved, before);
        expect([...result].sort()).toEqual([...new Set([...order, ...moved])].sort());
        expect(result.filter((id) => moved.includes(id))).toEqual(moved);
        const first = result.indexOf(moved[0] ?? '');
        if (moved.length > 0) expect(result.slice(first, first + moved.length)).toEqual(moved);
      }),
    );
  });

  it('puts them before the one that is named, or at the end where that is not there', () => {
    expect(arranged(['a', 'b', 'c', 'd'], ['d', 'a'], 'c')).toEqual(['b', 'd', 'a', 'c']);
    expect(arranged(['a', 'b'], ['x'], 'gone')).toEqual(['a', 'b', 'x']);
    expect(arranged(['a', 'b'], ['a'], null)).toEqual(['b', 'a']);
  });

  it('leaves a card that is put before itself where it stands', () => {
    const order = ['a', 'b', 'c'];
    for (const id of order) expect(arranged(order, [id], staying(order, [id], id))).toEqual(order);
  });

  it('finds the card before which a place counted from 1 lies', () => {
    const order = ['a', 'b', 'c'];
    expect([1, 2, 3, 9].map((place) => arranged(order, ['c'], beforeOfPlace(order, ['c'], place)).join(''))).toEqual([
      'cab',
      'acb',
      'abc',
      'abc',
    ]);
  });
});

describe('a due date', () => {
  it.each([
    [null, null, 'none'],
    [due('2026-11-24'), null, 'late'],
    [due('2026-11-25'), null, 'today'],
    [due('2026-11-25', '00:15'), null, 'late'],
    [due('2026-11-25', '00:30'), null, 'late'],
    [due('2026-11-25', '00:31'), null, 'today'],
    [due('2026-11-26'), null, 'coming'],
    [due('2026-11-24'), AT.now, 'done'],
    [null, AT.now, 'none'],
  ] as const)('of %j, done %s, is %s: by the day of Tokyo, and never late once it is done', (one, doneAt, state) => {
    expect(dueState({ due: one, doneAt }, AT)).toBe(state);
  });
});

describe('a filter', () => {
  const card = { memberIds: ['m1'], labelIds: [] as string[], due: due('2026-11-26'), doneAt: null };
  it.each([
    [NO_FILTER, true],
    [{ ...NO_FILTER, memberIds: ['m1', 'm2'] }, true],
    [{ ...NO_FILTER, memberIds: ['m2'] }, false],
    [{ ...NO_FILTER, memberIds: [NONE] }, false],
    [{ ...NO_FILTER, labelIds: [NONE] }, true],
    [{ ...NO_FILTER, labelIds: ['l1'] }, false],
    [{ ...NO_FILTER, due: 'week' }, true],
    [{ ...NO_FILTER, due: 'today' }, false],
    [{ ...NO_FILTER, due: 'late' }, false],
    [{ ...NO_FILTER, due: 'none' }, false],
    [{ memberIds: ['m1'], labelIds: ['l1'], due: 'week' }, false],
  ] as const)('%j shows the card: %s', (filter, shown) => {
    expect(isShown(card, filter, AT)).toBe(shown);
  });

  it('by seven days has its last day, and not the one after it, nor what is done', () => {
    const on = (day: string, doneAt: string | null = null) =>
      isShown({ ...card, due: due(day), doneAt }, { ...NO_FILTER, due: 'week' }, AT);
    expect([on('2026-11-25'), on('2026-12-01'), on('2026-12-02'), on('2026-11-24'), on('2026-11-26', AT.now)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a limit of a list', () => {
  it('warns from the first card beyond it', () => {
    expect([3, 4].map((cards) => isOverLimit(cards, 3))).toEqual([false, true]);
    expect(isOverLimit(1_000, null)).toBe(false);
  });
});

describe('an act on a card', () => {
  const card = { labelIds: ['a'], memberIds: [], due: null, doneAt: null, archivedAt: null, deletedAt: null };

  it('leaves a card alone that is so already', () => {
    expect(acted(card, { act: 'label', labelId: 'a', on: true }, AT.now)).toBe(card);
    expect(acted(card, { act: 'done', on: false }, AT.now)).toBe(card);
    const done = { ...card, doneAt: '2026-11-01T00:00:00.000Z' };
    expect(acted(done, { act: 'done', on: true }, AT.now)).toBe(done);
  });

  it('is taken back by its opposite', () => {
    for (const act of [
      { act: 'label', labelId: 'b' },
      { act: 'member', memberId: 'm' },
      { act: 'done' },
      { act: 'archive' },
      { act: 'delete' },
    ] as const) {
      const changed = acted(card, { ...act, on: true } as never, AT.now);
      expect(changed).not.toEqual(card);
      expect(acted(changed, { ...act, on: false } as never, AT.now)).toEqual(card);
    }
  });
});

describe('checklists', () => {
  const item = (id: string, isDone = false) => ({ id, title: id, isDone });
  const lists: Checklist[] = [
    { id: 'l1', title: 'One', items: [item('a'), item('b', true)] },
    { id: 'l2', title: 'Two', items: [] },
  ];

  it('take back a removed item and a removed list where they stood', () => {
    const withoutItem = checked(lists, { act: 'remove-item', itemId: 'a' }) as Checklist[];
    expect(checksOf(withoutItem)).toEqual({ checks: 1, checksDone: 1 });
    expect(checked(withoutItem, { act: 'put-item', checklistId: 'l1', item: item('a'), at: 0 })).toEqual(lists);
    const withoutList = checked(lists, { act: 'remove-checklist', checklistId: 'l1' }) as Checklist[];
    expect(checked(withoutList, { act: 'put-checklist', checklist: lists[0] as Checklist, at: 0 })).toEqual(lists);
  });

  it('find nothing of what is not there any more', () => {
    expect(checked(lists, { act: 'check-item', itemId: 'x', isDone: true })).toBeNull();
    expect(checked(lists, { act: 'put-item', checklistId: 'x', item: item('c'), at: 0 })).toBeNull();
  });

  it('read the same after a way through the source’s shape [S7-06]', () => {
    expect(checklistsOfSource(sourceChecklistsOf(lists))).toEqual(lists);
    for (const one of [due('2026-11-25'), due('2026-11-25', '17:00'), null])
      expect(dueOfSource(sourceDueOf(one))).toEqual(one);
  });
});

describe('a role on a board', () => {
  it('includes those before it', () => {
    expect([includes('owner', 'edit'), includes('view', 'edit'), includes('edit', 'edit')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the title of a card', () => {
  it('has two hundred characters as people count them, and is not blank [B9-05]', () => {
    const ok = (title: string) => CardTitle.safeParse(title).success;
    for (const sign of ['あ', 'W', '🍣', '𠮷']) {
      expect(ok(sign.repeat(CARD_TITLE_LIMIT))).toBe(true);
      expect(ok(sign.repeat(CARD_TITLE_LIMIT + 1))).toBe(false);
    }
    expect(ok('　 ')).toBe(false);
  });
});

describe('the address of a board', () => {
  it('has its title without signs, and something where that is nothing', () => {
    expect(['新 製品 / 2026！', 'A B', '!!!'].map(boardUri)).toEqual(['新-製品-2026', 'a-b', 'board']);
  });
});
