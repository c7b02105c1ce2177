import { describe, expect, it } from 'vitest';
import { asked, company, groupsOfCompany, route, SUPERIOR, step, TODAY } from '../../../test/approvals/company.ts';
import type { PlainDate } from '../../values/plain-date.ts';
import { yen } from '../../values/yen-sums.ts';
import type { PublishedRoute, RouteConditions } from '../route.ts';
import { chooseRoute, type RouteQuestion } from './choose-route.ts';

const STEPS = [step([SUPERIOR])];
const choose = (routes: readonly PublishedRoute[], question: Partial<RouteQuestion> = {}) =>
  chooseRoute(routes, asked(question), company());
const one = (conditions: Partial<RouteConditions>, question: Partial<RouteQuestion>) =>
  choose([route(STEPS, { conditions })], question).considered[0]?.missedBy;
const day = (text: string) => text as PlainDate;

describe('the conditions of a route', () => {
  it.each([
    [99_999, 'amount'],
    [100_000, null],
    [500_000, null],
    [500_001, 'amount'],
  ])('hold for %i yen between 100,000 and 500,000: missed by %s [B3-01]', (amount, missedBy) => {
    expect(one({ minAmount: yen(100_000), maxAmount: yen(500_000) }, { amount })).toBe(missedBy);
  });

  it.each([
    ['IT', null],
    ['PAPER', 'type'],
    [null, 'type'],
  ])('hold for the type %s where IT is wanted: missed by %s [B3-01]', (type, missedBy) => {
    expect(one({ types: ['OTHER', 'IT'] }, { type })).toBe(missedBy);
  });

  it.each([
    ['sales', null],
    ['sales-1', null],
    ['board', 'group'],
    ['accounts', 'group'],
    [null, 'group'],
  ])('hold for the group %s where sales and all below it are wanted: missed by %s [B3-01]', (groupCode, missedBy) => {
    expect(one({ groups: ['sales'] }, { groupCode })).toBe(missedBy);
  });

  it.each([
    [['member', 'manager'], null],
    [['member'], 'position'],
    [[], 'position'],
  ])('hold for the positions %j where a manager is wanted: missed by %s [B3-01]', (positionCodes, missedBy) => {
    expect(one({ positions: ['manager'] }, { positionCodes })).toBe(missedBy);
  });

  it('hold together or not at all, and the first that is missed is told [B3-01] [B3-08]', () => {
    const conditions = { minAmount: yen(100_000), types: ['IT'], groups: ['sales'], positions: ['manager'] };
    const meets = { amount: 100_000, type: 'IT', groupCode: 'sales-1', positionCodes: ['manager'] };
    expect(one(conditions, meets)).toBe(null);
    expect(one(conditions, { ...meets, positionCodes: [] })).toBe('position');
    expect(one(conditions, { ...meets, positionCodes: [], groupCode: 'board' })).toBe('group');
    expect(one(conditions, { ...meets, groupCode: 'board', type: 'PAPER' })).toBe('type');
    expect(one(conditions, { ...meets, type: 'PAPER', amount: 1 })).toBe('amount');
  });

  it('ask for the domain before everything else [B3-01]', () => {
    const elsewhere = {
      ...route(STEPS, { validTo: day('2026-05-01') }),
      domain: 'elsewhere',
    } as unknown as PublishedRoute;
    expect(choose([elsewhere]).considered[0]?.missedBy).toBe('domain');
  });
});

describe('the days of a route', () => {
  it.each([
    ['2026-11-23', 'validity'],
    ['2026-11-24', null],
    ['2026-11-29', null],
    ['2026-11-30', 'validity'],
  ])('hold on %s from the 24th to before the 30th: missed by %s [B3-01]', (on, missedBy) => {
    const dated = route(STEPS, { validFrom: day('2026-11-24'), validTo: day('2026-11-30') });
    expect(choose([dated], { on }).considered[0]?.missedBy).toBe(missedBy);
  });

  it('let a newer version take the place of the one before from its first day on, whatever it asks for [B3-01]', () => {
    const former = route(STEPS, { number: 1, versionId: 'former' });
    const newer = route(STEPS, {
      number: 2,
      versionId: 'newer',
      validFrom: day('2026-11-25'),
      conditions: { types: ['IT'] },
    });
    expect(choose([newer, former]).route?.versionId).toBe('former');
    for (const routes of [
      [former, newer],
      [newer, former],
    ]) {
      const then = choose(routes, { on: '2026-11-25' });
      expect(then.route).toBe(null);
      expect(then.considered.map(({ versionId, missedBy }) => [versionId, missedBy])).toEqual([
        ['newer', 'type'],
        ['former', 'validity'],
      ]);
    }
  });

  it('keep two routes apart, though one has the higher number [B3-01]', () => {
    const other = route(STEPS, { routeId: 'route-2', versionId: 'other', number: 7, priority: 900 });
    expect(choose([other, route(STEPS)]).route?.versionId).toBe('version-1');
  });
});

describe('of several routes that hold', () => {
  const named = (versionId: string, change: Parameters<typeof route>[1] = {}) =>
    route(STEPS, { routeId: versionId, versionId, name: versionId, ...change });

  it('the smallest priority wins, and the others are told to have missed by it [B3-01] [B3-08]', () => {
    const routes = [
      named('b', { priority: 20 }),
      named('a', { priority: 10 }),
      named('c', { priority: 30, number: 4 }),
    ];
    const { route: chosen, considered } = choose(routes, { on: TODAY });
    expect(chosen?.versionId).toBe('a');
    expect(considered).toEqual([
      { versionId: 'a', name: 'a', number: 1, missedBy: null },
      { versionId: 'b', name: 'b', number: 1, missedBy: 'priority' },
      { versionId: 'c', name: 'c', number: 4, missedBy: 'priority' },
    ]);
  });

  it.each<[string, Partial<RouteConditions>]>([
    ['a least amount', { minAmount: yen(1) }],
    ['a largest amount', { maxAmount: yen(1_000_000) }],
    ['types', { types: ['IT'] }],
    ['groups', { groups: ['board'] }],
    ['positions', { positions: ['member'] }],
  ])('at equal priority the one with more conditions wins: %s [B3-01]', (_, conditions) => {
    const routes = [named('a'), named('b', { conditions })];
    expect(choose(routes, { type: 'IT' }).route?.versionId).toBe('b');
    expect(choose(routes.toReversed(), { type: 'IT' }).route?.versionId).toBe('b');
  });

  it('at equal priority and conditions the older wins, in whatever order they come [B3-01]', () => {
    const routes = [named('b'), named('a'), named('c')];
    expect(choose(routes).considered.map(({ versionId }) => versionId)).toEqual(['a', 'b', 'c']);
    expect(choose(routes.toReversed()).considered.map(({ versionId }) => versionId)).toEqual(['a', 'b', 'c']);
  });

  it('of one route the newer version comes first, in whatever order they come [B3-08]', () => {
    const routes = [1, 3, 2].map((number) => named('a', { number, versionId: `a${number}` }));
    const older = named('b', { number: 9 });
    for (const given of [
      [...routes, older],
      [older, ...routes.toReversed()],
    ])
      expect(choose(given).considered.map(({ versionId }) => versionId)).toEqual(['a3', 'a2', 'a1', 'b']);
  });
});

describe('where a department above is not there on the day', () => {
  const cut = company({ groups: { ...groupsOfCompany, sales: ['not-begun', 'sales-head', null] } });
  const taken = (priority: number, groups: string[], on = cut) => {
    const forGroups = route(STEPS, { routeId: 'route-2', versionId: 'of-groups', priority, conditions: { groups } });
    return chooseRoute([route(STEPS), forGroups], asked(), on).route?.versionId ?? null;
  };

  it('no route follows upon one of groups of which nobody knows whether it is theirs [B3-01] [B3-04]', () => {
    expect(taken(10, ['board'], company())).toBe('of-groups');
    expect(taken(10, ['board'])).toBeNull();
    expect(taken(10, ['accounts'])).toBeNull();
  });

  it('one before it is taken, and one of groups that are known is as well [B3-01]', () => {
    expect(taken(200, ['board'])).toBe('version-1');
    expect(taken(10, ['sales'])).toBe('of-groups');
    expect(taken(10, ['accounts'], company())).toBe('version-1');
  });

  it('a route that is missed by something else stands in nobody’s way, whatever groups it is for [B3-01]', () => {
    const conditions = { types: ['IT'], groups: ['board'] };
    const ofType = route(STEPS, { routeId: 'route-2', versionId: 'of-type', priority: 10, conditions });
    expect(chooseRoute([route(STEPS), ofType], asked(), cut).route?.versionId).toBe('version-1');
  });
});
