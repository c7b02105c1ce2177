import { expect, it } from 'vitest';
import { HELD_ROLES } from '../access.ts';
import { audiencesOpenTo, mayBeShared, POST_AUDIENCES } from './choices.ts';
import { NewPost } from './model.ts';

it('posts of others are open by this grid of role and audience; one to its author alone is for nobody else [S2-21]', () => {
  const visitors = [[], ...HELD_ROLES.map((role) => [role])];
  const grid = visitors.map((roles) => `${roles[0] ?? 'guest'}: ${audiencesOpenTo({ roles }).join(' ')}`.trim());
  expect(grid).toEqual([
    'guest:',
    'system: everyone colleagues department',
    'admin: everyone colleagues',
    'staff: everyone colleagues',
    'user: everyone',
    'auditor:',
  ]);
});

it('only what every colleague may read is shared', () => {
  expect(POST_AUDIENCES.filter(mayBeShared)).toEqual(['everyone', 'colleagues']);
});

it.each([
  ['nothing at all', { text: '  \n ' }, ['text: required']],
  ['a My Number', { text: '個人番号 123456789018' }, ['text: my-number']],
  ['five pictures', { pictures: Array.from({ length: 5 }, (_, nth) => picture(nth)) }, ['pictures: too_big']],
  ['one picture twice', { pictures: [picture(1), picture(1)] }, ['pictures: twice']],
  [
    'a My Number beside a picture',
    { pictures: [{ ...picture(1), alt: '個人番号 123456789018' }] },
    ['pictures.0.alt: my-number'],
  ],
] as const)('a post of %s is refused at its field [B2-06]', (_what, more, faults) => {
  const { error } = NewPost.safeParse({ text: 'お知らせ', audience: 'colleagues', ...more });
  const said = error?.issues.map(
    ({ path, code, message }) => `${path.join('.')}: ${code === 'too_big' ? code : message}`,
  );
  expect(said).toEqual(faults);
});

it('a post is words, a picture, or both', () => {
  for (const more of [{ text: '完成しました' }, { text: '', pictures: [picture(1)] }]) {
    expect(NewPost.safeParse({ audience: 'everyone', ...more }).error?.issues ?? []).toEqual([]);
  }
});

function picture(nth: number) {
  return { id: `0190000${nth}-0000-7000-8000-000000000000` };
}
