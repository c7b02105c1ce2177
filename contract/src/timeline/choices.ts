// Choices and limits of the timeline, which the browser knows without its schemas.
import { type HeldRole, may, type Visitor } from '../access.ts';

/**
 * The readers of a post, widest first: everybody who is logged in, staff (`colleagues`, as on a profile), the author's department,
 * the author alone.
 */
export const POST_AUDIENCES = ['everyone', 'colleagues', 'department', 'private'] as const;
export type PostAudience = (typeof POST_AUDIENCES)[number];

/** The source's word for what a post is made of (S7-08). */
export const POST_TYPES = ['post', 'picture', 'share'] as const;

/** `removed` and `hidden` are seen where something hangs on them, and by whoever may bring them back. */
export const COMMENT_STATES = ['live', 'removed', 'hidden'] as const;

/** Longest texts in UTF-16 units, and most of what hangs on a post. */
export const TIMELINE_LIMITS = {
  text: 2_000,
  comment: 1_000,
  alt: 200,
  reason: 200,
  pictures: 4,
  comments: 200,
  /** Of one person that no post has taken yet. */
  waitingPictures: 20,
} as const;

/** A page shows so many of the newest comments of a post, each with its replies; the rest with the post. */
export const COMMENTS_SHOWN = 3;

/** So long a deleted post or comment can be brought back. */
export const POST_KEPT_DAYS = 30;

/** The audiences whose posts are shown to a visitor, whoever wrote them. A post to a department is for it, and for who watches over all. */
export function audiencesOpenTo(visitor: Visitor): PostAudience[] {
  return POST_AUDIENCES.filter((audience) => {
    if (audience === 'everyone') return may(visitor, 'user');
    if (audience === 'colleagues') return may(visitor, 'staff');
    return audience === 'department' && isModerator(visitor);
  });
}

/** System people hide what breaks the rules of the house, and say why. */
export function isModerator(visitor: { readonly roles: readonly HeldRole[] }): boolean {
  return may(visitor, 'system');
}

/** A share never shows a post to more people than its author chose: only what every colleague reads goes on to a department. */
export const mayBeShared = (audience: PostAudience): boolean => audience === 'everyone' || audience === 'colleagues';
