import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { hasConditions, NO_CONDITIONS, readPlace, resourcesAt, writePlace } from './board-place.ts';

const TODAY = '2026-11-26' as PlainDate;
const place = (search: Record<string, string> = {}) => readPlace(search, TODAY);

describe('the place on the board', () => {
  it('is the day of today without conditions where the URL says nothing, or nothing known [B0-10]', () => {
    const initial = { view: 'timeline-day', day: TODAY, open: null, ...NO_CONDITIONS };
    expect(place()).toEqual(initial);
    expect(place({ view: 'year', day: '2026-02-30', kind: 'boat', seats: '-3', favourites: 'yes' })).toEqual(initial);
    expect(hasConditions(place())).toBe(false);
  });

  it('comes back from the URL as it was written, and what is initial is not written [B0-10]', () => {
    const written = {
      view: 'week',
      day: '2026-12-01',
      kind: 'room',
      site: '本社',
      seats: '8',
      with: 'モニター|ホワイトボード',
      favourites: '1',
      open: 'some-id',
    };
    const read = place(written);
    expect(writePlace(read, TODAY)).toEqual(written);
    expect(hasConditions(read)).toBe(true);
    expect(Object.values(writePlace(place(), TODAY)).filter((value) => value !== undefined)).toEqual([]);
  });
});

const resource = (id: string, more: Partial<OfferedResource> = {}) =>
  ({ id, resourceCategory: 'room', site: '本社', capacity: 8, features: ['モニター'], ...more }) as OfferedResource;

const ALL = [
  resource('room'),
  resource('small', { capacity: 4, features: [] }),
  resource('osaka', { site: '大阪支店' }),
  resource('car', { resourceCategory: 'vehicle', capacity: null, features: [] }),
];

describe('the resources that are shown', () => {
  it.each([
    [{}, ['room', 'small', 'osaka', 'car']],
    [{ kind: 'vehicle' }, ['car']],
    [{ site: '大阪支店' }, ['osaka']],
    [{ seats: '5' }, ['room', 'osaka']],
    [{ with: 'モニター' }, ['room', 'osaka']],
    [{ favourites: '1' }, ['small']],
    [{ kind: 'room', site: '本社', seats: '8', with: 'モニター', favourites: '1' }, []],
  ])('pass every condition of %j, in the order in which they are offered', (search, ids) => {
    expect(resourcesAt(place(search as Record<string, string>), ALL, ['small']).map(({ id }) => id)).toEqual(ids);
  });
});
