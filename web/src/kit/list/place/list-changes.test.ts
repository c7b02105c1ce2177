import { describe, expect, it } from 'vitest';
import { type AnyState, hasConditions, sortedBy, sortPlace, withFilter, withoutConditions } from './list-changes.ts';

const START: AnyState = { q: '', sort: ['name'], filters: {} };

const press = (state: AnyState, field: string, adds = false) => sortedBy(state, field, adds);

describe('sorting by a head', () => {
  it('goes upwards first, then downwards, then upwards again [B0-10]', () => {
    const once = press(START, 'height');
    const twice = press(once, 'height');
    expect([once.sort, twice.sort, press(twice, 'height').sort]).toEqual([['height'], ['-height'], ['height']]);
  });

  it('with Shift comes after the others, turns round, and leaves at the third press [B0-10]', () => {
    const added = press(START, 'height', true);
    const turned = press(added, 'height', true);
    expect([added.sort, turned.sort]).toEqual([
      ['name', 'height'],
      ['name', '-height'],
    ]);
    expect(press(turned, 'height', true).sort).toEqual(['name']);
    expect(press(press(added, 'name', true), 'name', true).sort).toEqual(['height']);
    expect(sortPlace(turned.sort, 'height')).toEqual({ place: 2, descending: true });
  });

  it('without Shift forgets the others, and never sorts by more than three', () => {
    const three = press(press(START, 'height', true), 'age', true);
    expect(press(three, 'old', true).sort).toEqual(['height', 'age', 'old']);
    expect(press(three, 'age').sort).toEqual(['age']);
  });

  it('with Shift on the only field turns it and never leaves the list without an order', () => {
    expect(press(START, 'name', true).sort).toEqual(['-name']);
    expect(press(press(START, 'name', true), 'name', true).sort).toEqual(['name']);
  });
});

describe('the conditions of a list', () => {
  it('come and go one by one, and all at once; the order stays [B0-10]', () => {
    const sorted = press(START, 'age');
    const both = withFilter(withFilter(sorted, 'height', { from: 3, to: null }), 'old', 'yes');
    expect(both.filters).toEqual({ height: { from: 3, to: null }, old: 'yes' });
    expect(withFilter(both, 'height', undefined).filters).toEqual({ old: 'yes' });
    expect(hasConditions(both)).toBe(true);
    expect(withoutConditions({ ...both, q: 'oak' })).toEqual(sorted);
    expect(hasConditions({ ...sorted, q: ' 　' })).toBe(false);
  });
});
