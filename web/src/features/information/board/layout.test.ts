import { shownCards } from '@madoguchi/contract/information/card-places.ts';
import { CARD_IDS, type CardId, INITIAL_DASHBOARD } from '@madoguchi/contract/information/cards.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, type Move, moved, ownCards, placed, withHidden, withWide } from './layout.ts';

const ALL = CARD_IDS;
const some = fc.subarray([...CARD_IDS]);
const choices = fc.record({ order: fc.shuffledSubarray([...CARD_IDS]), hidden: some, wide: some });
const moves = fc.constantFrom<Move>('up', 'down', 'first', 'last');

describe('the cards of the dashboard', () => {
  it('stand in the order they have at first until somebody moves one [B9-01]', () => {
    expect(shownCards(INITIAL_DASHBOARD, ALL)).toEqual([
      'tasks',
      'announcements',
      'month',
      'purchases',
      'review',
      'team',
      'calendar',
      'reservations',
      'shortcuts',
    ]);
    expect(shownCards(INITIAL_DASHBOARD, ['shortcuts', 'tasks'])).toEqual(['tasks', 'shortcuts']);
  });

  it('show a card that a kept layout does not know yet, at the end [B9-01]', () => {
    const kept: typeof INITIAL_DASHBOARD = { order: ['month', 'tasks'], hidden: [], wide: [] };
    expect(shownCards(kept, ALL)).toEqual([
      'month',
      'tasks',
      'announcements',
      'purchases',
      'review',
      'team',
      'calendar',
      'reservations',
      'shortcuts',
    ]);
  });

  it('go up, down, first and last, and stop at the ends [B9-01]', () => {
    const after = (id: CardId, move: Move) => shownCards(moved(INITIAL_DASHBOARD, ALL, id, move), ALL).join(' ');
    expect(after('month', 'up')).toBe(
      'tasks month announcements purchases review team calendar reservations shortcuts',
    );
    expect(after('month', 'down')).toBe(
      'tasks announcements purchases month review team calendar reservations shortcuts',
    );
    expect(after('month', 'first')).toBe(
      'month tasks announcements purchases review team calendar reservations shortcuts',
    );
    expect(after('month', 'last')).toBe(
      'tasks announcements purchases review team calendar reservations shortcuts month',
    );
    expect(after('tasks', 'up')).toBe(ALL.join(' '));
    expect([canMove(ALL, 'tasks', 'up'), canMove(ALL, 'tasks', 'down')]).toEqual([false, true]);
    expect([canMove(ALL, 'shortcuts', 'last'), canMove(ALL, 'shortcuts', 'first')]).toEqual([false, true]);
  });

  it('are all there after any move, and the cards that are not shown keep their places [B9-01]', () => {
    fc.assert(
      fc.property(choices, some, fc.constantFrom(...CARD_IDS), moves, (choice, own, id, move) => {
        const shown = shownCards(choice, own);
        fc.pre(shown.includes(id));
        const next = moved(choice, shown, id, move);
        expect([...next.order].sort()).toEqual([...CARD_IDS].sort());
        expect(shownCards(next, own).filter((one) => one !== id)).toEqual(shown.filter((one) => one !== id));
        const before = ownCards(choice, ALL);
        const still = before.filter((one) => !shown.includes(one));
        for (const one of still) expect(next.order.indexOf(one)).toBe(before.indexOf(one));
      }),
    );
  });

  it('dropped on another card takes its place [B9-01]', () => {
    expect(shownCards(placed(INITIAL_DASHBOARD, ALL, 'tasks', 3), ALL)[3]).toBe('tasks');
    expect(shownCards(placed(INITIAL_DASHBOARD, ALL, 'shortcuts', 0), ALL)[0]).toBe('shortcuts');
  });

  it('can be hidden and shown again, made wide and narrow again [B9-01]', () => {
    const hidden = withHidden(INITIAL_DASHBOARD, 'month', true);
    expect(shownCards(hidden, ALL)).not.toContain('month');
    expect(ownCards(hidden, ALL)).toContain('month');
    expect(withHidden(hidden, 'month', false)).toEqual(INITIAL_DASHBOARD);
    expect(withWide(withWide(INITIAL_DASHBOARD, 'tasks', true), 'tasks', false)).toEqual(INITIAL_DASHBOARD);
  });
});
