import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, sameValue } from './compare.ts';

const base = { title: '定期点検', body: '9時から', days: ['2026-11-21'], version: 1 };
const names = ['title', 'body', 'days'];

describe('the comparison with a newer state [B0-02]', () => {
  it('names the fields that differ, each with both values, and leaves out what is alike', () => {
    const mine = { ...base, title: '臨時点検', days: ['2026-11-22'] };
    const theirs = { ...base, title: '点検中止', days: ['2026-11-22'], version: 2 };
    expect(differences(base, mine, theirs, names)).toEqual([
      { name: 'title', mine: '臨時点検', theirs: '点検中止', side: 'mine' },
    ]);
  });

  it('chooses at first whoever changed a field, and mine where both did', () => {
    const mine = { ...base, title: '臨時点検' };
    const theirs = { ...base, body: '10時から', version: 2 };
    const sides = differences(base, mine, theirs, names).map(({ name, side }) => [name, side]);
    expect(sides).toEqual([
      ['title', 'mine'],
      ['body', 'theirs'],
    ]);
  });

  it('sees into a group by the paths of its fields, so that no side is lost in it', () => {
    const group = { seen: { skills: 'private', jobs: 'private' } };
    const mine = { seen: { ...group.seen, skills: 'colleagues' } };
    const theirs = { seen: { ...group.seen, jobs: 'colleagues' } };
    expect(differences(group, mine, theirs, ['seen.skills', 'seen.jobs'])).toEqual([
      { name: 'seen.skills', mine: 'colleagues', theirs: 'private', side: 'mine' },
      { name: 'seen.jobs', mine: 'private', theirs: 'colleagues', side: 'theirs' },
    ]);
  });

  it('compares the rows of a list with the list, once', () => {
    const [before, mine] = [{ jobs: [{ title: '営業' }] }, { jobs: [{ title: '総務' }] }];
    expect(differences(before, mine, before, ['jobs', 'jobs.0.title']).map(({ name }) => name)).toEqual(['jobs']);
  });

  it('takes values as the same whatever the order of their keys', () => {
    expect(sameValue({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(sameValue({ a: [] }, { a: {} })).toBe(false);
    expect(sameValue({ a: undefined }, { a: null })).toBe(false);
  });

  it('holds for every value: the same as its copy, and as another only if both say so', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameValue(a, structuredClone(a))).toBe(true);
        expect(sameValue(a, b)).toBe(sameValue(b, a));
      }),
    );
  });
});
