import { describe, expect, it } from 'vitest';
import { closureStateAt, isNameTaken, type StandingResource, standingFaults, wholesOf } from './rules.ts';

const resource = (id: string, more: Partial<StandingResource> = {}): StandingResource => ({
  id,
  name: id,
  status: 'active',
  quantity: 1,
  unitIds: [],
  ...more,
});

const HALVES = [resource('左'), resource('右')];
const HALL = resource('ホール', { unitIds: ['左', '右'] });
const ALL = [...HALVES, HALL, resource('備品', { quantity: 5 }), resource('旧館', { status: 'retired' })];
const faultsOf = (one: StandingResource) => standingFaults(ALL, one).map(({ field, code }) => `${field} ${code}`);

describe('a resource beside the others', () => {
  it.each([
    ['as it stands', HALL, []],
    ['of a name that one in use has, in other signs', resource('新', { name: 'ﾎｰﾙ' }), ['name resource-name-taken']],
    ['of the name of a retired one', resource('新', { name: '旧館' }), []],
    ['retired, of a name in use', resource('新', { name: 'ホール', status: 'retired' }), []],
    ['made of itself', resource('新', { unitIds: ['新', '左'] }), ['unitIds unit-of-itself']],
    ['made of nothing known', resource('新', { unitIds: ['無'] }), ['unitIds unknown-resource']],
    ['made of what is retired', resource('新', { unitIds: ['旧館', '左'] }), ['unitIds unit-retired']],
    ['made of what has units', resource('新', { unitIds: ['ホール', '左'] }), ['unitIds unit-has-units']],
    ['made of one of several', resource('新', { unitIds: ['備品', '左'] }), ['unitIds unit-of-many']],
    ['divided, though a unit', resource('左', { unitIds: ['右'] }), ['unitIds units-of-a-unit']],
    ['counted, though a unit', resource('左', { quantity: 2 }), ['quantity one-of-a-unit']],
    ['sharing its units with another', resource('新', { unitIds: ['左', '右'] }), []],
  ] as const)('%s', (_what, one, faults) => {
    expect(faultsOf(one)).toEqual(faults);
  });

  it('is told once of its units, however many are wrong', () => {
    expect(faultsOf(resource('新', { unitIds: ['旧館', '備品', '無'] }))).toEqual(['unitIds unit-retired']);
  });

  it('has its own name, and belongs to whatever in use is made of it', () => {
    expect(isNameTaken(ALL, HALL)).toBe(false);
    expect(wholesOf(ALL, '左')).toEqual([HALL]);
    expect(wholesOf([{ ...HALL, status: 'retired' }], '左')).toEqual([]);
  });
});

describe('a closure', () => {
  const closure = { startsAt: '2026-12-01T00:30:00.000Z', endsAt: '2026-12-03T14:30:00.000Z', liftedAt: null };
  it.each([
    ['2026-12-01T00:29:59.999Z', 'coming'],
    ['2026-12-01T00:30:00.000Z', 'current'],
    ['2026-12-03T14:29:59.999Z', 'current'],
    ['2026-12-03T14:30:00.000Z', 'over'],
  ])('at %s is %s: half-open', (now, state) => {
    expect(closureStateAt(closure, now)).toBe(state);
    expect(closureStateAt({ ...closure, liftedAt: '2026-11-30T00:00:00.000Z' }, now)).toBe('lifted');
  });
});
