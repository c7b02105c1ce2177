import { describe, expect, it } from 'vitest';
import { addDays } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import type { Post } from './model.ts';
import { isHeldOn, type PostChange, primaryOn, withEnd, withJoining, withoutPost, withPost } from './posts.ts';

const day = (text: string) => PlainDate.parse(text);
const JOINED = day('2020-04-01');

let made = 0;
function post(more: Partial<Post> = {}): Post {
  made += 1;
  const id = `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`;
  const place = { departmentCode: 'HQ', positionCode: 'member', isPrimary: true };
  return { id, ...place, validFrom: JOINED, validTo: null, ...more };
}

const FIRST = post();
const MOVED = post({ departmentCode: 'SALES', validFrom: day('2023-10-01') });

function after(change: PostChange): readonly Post[] {
  if ('fault' in change) throw new Error(change.fault);
  return change.after;
}
const faultOf = (change: PostChange) => ('fault' in change ? change.fault : null);

/** Each with its days, `-` for no end. */
const told = (posts: readonly Post[]) =>
  posts.map(({ departmentCode, validFrom, validTo }) => `${departmentCode} ${validFrom} ${validTo ?? '-'}`);

describe('the posts of a person', () => {
  it('have one primary each day: a transfer ends the post before it, and takes the days that one had left [B2-01]', () => {
    const moved = after(withPost([FIRST], MOVED));
    expect(told(moved)).toEqual(['HQ 2020-04-01 2023-10-01', 'SALES 2023-10-01 -']);
    const between = post({ departmentCode: 'OSA', validFrom: day('2022-01-01') });
    expect(told(after(withPost(moved, between)))).toEqual([
      'HQ 2020-04-01 2022-01-01',
      'OSA 2022-01-01 2023-10-01',
      'SALES 2023-10-01 -',
    ]);
    expect(primaryOn(moved, day('2023-09-30'))?.departmentCode).toBe('HQ');
    expect(primaryOn(moved, day('2023-10-01'))?.departmentCode).toBe('SALES');
    expect(primaryOn(moved, day('2019-01-01'))?.departmentCode).toBe('HQ');
    expect(primaryOn([], JOINED)).toBeNull();
  });

  it('give the days of a transfer taken back to the post before it; the first one stays [B2-01]', () => {
    const moved = after(withPost([FIRST], MOVED));
    const withdrawn = moved.find(({ id }) => id === MOVED.id);
    expect(told(after(withoutPost(moved, withdrawn as Post)))).toEqual(['HQ 2020-04-01 -']);
    expect(faultOf(withoutPost(moved, moved[0] as Post))).toBe('first-post');
  });

  it('are any number besides, each once at a time [B2-01]', () => {
    const second = post({
      departmentCode: 'IT',
      isPrimary: false,
      validFrom: day('2025-01-01'),
      validTo: day('2026-01-01'),
    });
    const both = after(withPost([FIRST], second));
    expect(both.filter((one) => isHeldOn(one, day('2025-12-31')))).toHaveLength(2);
    expect(both.filter((one) => isHeldOn(one, day('2026-01-01')))).toHaveLength(1);
    const again = { ...second, id: post().id };
    expect(faultOf(withPost(both, again))).toBe('post-held');
    expect(faultOf(withPost(both, { ...again, validFrom: day('2026-01-01'), validTo: null }))).toBeNull();
    expect(faultOf(withPost(both, { ...again, isPrimary: true }))).toBe('post-held');
    expect(told(after(withEnd(both, second, day('2025-06-01'))))).toContain('IT 2025-01-01 2025-06-01');
    expect(told(after(withoutPost(both, second)))).toEqual(told([FIRST]));
  });

  it('refuse days that cannot be: before joining, two beginnings on a day, an end before its start', () => {
    expect(faultOf(withPost([FIRST], { ...MOVED, validFrom: day('2020-03-31') }))).toBe('before-joined');
    expect(faultOf(withPost([FIRST], { ...MOVED, isPrimary: false, validFrom: day('2020-03-31') }))).toBe(
      'before-joined',
    );
    expect(faultOf(withPost([FIRST], { ...MOVED, validFrom: JOINED }))).toBe('post-begins-then');
    expect(faultOf(withPost([FIRST], post({ validFrom: day('2024-01-01') })))).toBe('post-held');
    const second = post({ isPrimary: false, positionCode: 'chief', validFrom: day('2025-01-01') });
    expect(faultOf(withPost([FIRST], { ...second, validTo: second.validFrom }))).toBe('period-end');
    expect(faultOf(withEnd([FIRST, second], second, second.validFrom))).toBe('period-end');
    expect(faultOf(withEnd([FIRST], FIRST, day('2026-01-01')))).toBe('primary-ends');
  });

  it('begin with the day of joining, when that is put right', () => {
    const moved = after(withPost([FIRST], MOVED));
    expect(told(after(withJoining(moved, day('2019-10-01'))))[0]).toBe('HQ 2019-10-01 2023-10-01');
    expect(told(after(withJoining(moved, day('2021-04-01'))))[0]).toBe('HQ 2021-04-01 2023-10-01');
    expect(faultOf(withJoining(moved, day('2023-10-01')))).toBe('first-post-ends');
    const second = post({ isPrimary: false, positionCode: 'chief', validFrom: day('2020-06-01') });
    expect(faultOf(withJoining([FIRST, second], day('2020-07-01')))).toBe('first-post-ends');
    expect(after(withJoining(moved, JOINED))).toBe(moved);
  });

  it('keep one primary for each day from joining on, whatever is done to them in whatever order [B2-01]', () => {
    let seed = 20_260_401;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let walk = 0; walk < 60; walk += 1) {
      let posts: readonly Post[] = [FIRST];
      for (let step = 0; step < 25; step += 1) {
        const chosen = posts[random(posts.length)] ?? FIRST;
        const from = addDays(JOINED, random(400));
        const isPrimary = random(2) === 0;
        const added = post({ departmentCode: `D${random(4)}`, isPrimary, validFrom: from });
        const changes = [
          () => withPost(posts, added),
          () => withoutPost(posts, chosen),
          () => withEnd(posts, chosen, addDays(JOINED, random(500))),
        ];
        const change = changes[random(changes.length)]?.() ?? { after: posts };
        if ('after' in change) posts = change.after;
        const days = Array.from({ length: 60 }, (_, week) => addDays(JOINED, week * 7));
        const counts = days.map((today) => posts.filter((one) => one.isPrimary && isHeldOn(one, today)).length);
        expect(new Set(counts)).toEqual(new Set([1]));
      }
    }
  });
});
