// The posts of a person by days: one primary each day from joining on, without a gap; any number besides (B2-01).
import type { PlainDate } from '../values/plain-date.ts';
import type { Post } from './model.ts';

type Days = Pick<Post, 'validFrom' | 'validTo'>;
type Place = Pick<Post, 'departmentCode' | 'positionCode'>;

export type PostFault =
  | 'period-end'
  | 'before-joined'
  | 'post-held'
  | 'post-begins-then'
  | 'first-post'
  | 'primary-ends'
  | 'first-post-ends';

/** The whole set of posts after a change. */
export type PostChange = { readonly after: readonly Post[] } | { readonly fault: PostFault };

/** Half-open: the first day counts, the end does not. */
export function isHeldOn({ validFrom, validTo }: Days, day: PlainDate): boolean {
  return validFrom <= day && (validTo === null || day < validTo);
}

const overlap = (one: Days, other: Days) =>
  (one.validTo === null || other.validFrom < one.validTo) && (other.validTo === null || one.validFrom < other.validTo);

const isSamePlace = (one: Place, other: Place) =>
  one.departmentCode === other.departmentCode && one.positionCode === other.positionCode;

/** The primary post of a day; before the first one begins, that first one. `null` for no posts at all. */
export function primaryOn(posts: readonly Post[], day: PlainDate): Post | null {
  const primaries = posts.filter(({ isPrimary }) => isPrimary).toSorted(byStart);
  return primaries.find((post) => isHeldOn(post, day)) ?? primaries[0] ?? null;
}

/** Oldest first; of one day the primary one. */
function byStart(one: Post, other: Post): number {
  return one.validFrom.localeCompare(other.validFrom) || Number(other.isPrimary) - Number(one.isPrimary);
}

/** A post is held once at a time: as primary or besides. */
function held(after: readonly Post[]): PostChange {
  const isTwice = after.some((one, index) =>
    after.slice(index + 1).some((other) => isSamePlace(one, other) && overlap(one, other)),
  );
  return isTwice ? { fault: 'post-held' } : { after: after.toSorted(byStart) };
}

const replaced = (posts: readonly Post[], by: Post) => posts.map((post) => (post.id === by.id ? by : post));

/** Adds a post. A primary one cuts the primary of its first day, and takes the days that one had left. */
export function withPost(posts: readonly Post[], added: Post): PostChange {
  const first = primaryOn(posts, added.validFrom);
  if (first !== null && added.validFrom < first.validFrom) return { fault: 'before-joined' };
  if (!added.isPrimary) {
    if (added.validTo !== null && added.validTo <= added.validFrom) return { fault: 'period-end' };
    return held([...posts, added]);
  }
  if (first === null) return held([...posts, { ...added, validTo: null }]);
  if (first.validFrom === added.validFrom) return { fault: 'post-begins-then' };
  if (isSamePlace(first, added)) return { fault: 'post-held' };
  const cut = { ...first, validTo: added.validFrom };
  return held([...replaced(posts, cut), { ...added, validTo: first.validTo }]);
}

/** Ends an additional post, or moves its end. A primary one ends with the next. */
export function withEnd(posts: readonly Post[], post: Post, validTo: PlainDate): PostChange {
  if (post.isPrimary) return { fault: 'primary-ends' };
  if (validTo <= post.validFrom) return { fault: 'period-end' };
  return held(replaced(posts, { ...post, validTo }));
}

/** Takes a post back. What a primary one leaves is held by the one before it; the first has none before it. */
export function withoutPost(posts: readonly Post[], withdrawn: Post): PostChange {
  const rest = posts.filter(({ id }) => id !== withdrawn.id);
  if (!withdrawn.isPrimary) return held(rest);
  const before = rest.find(({ isPrimary, validTo }) => isPrimary && validTo === withdrawn.validFrom);
  if (before === undefined) return { fault: 'first-post' };
  return held(replaced(rest, { ...before, validTo: withdrawn.validTo }));
}

/** Moves the beginning of everything to another day of joining. */
export function withJoining(posts: readonly Post[], joinedOn: PlainDate): PostChange {
  const first = posts.filter(({ isPrimary }) => isPrimary).toSorted(byStart)[0];
  if (first === undefined || first.validFrom === joinedOn) return { after: posts };
  if (first.validTo !== null && first.validTo <= joinedOn) return { fault: 'first-post-ends' };
  if (posts.some((post) => post !== first && post.validFrom < joinedOn)) return { fault: 'first-post-ends' };
  return held(replaced(posts, { ...first, validFrom: joinedOn }));
}
