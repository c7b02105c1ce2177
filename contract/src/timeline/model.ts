// Posts of the timeline with what hangs on them, in the source's words: user, message, time, type, like, share, media (S7-08).
import * as z from 'zod';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { requiredLines, requiredText, text, textLines } from '../values/text.ts';
import { COMMENT_STATES, POST_AUDIENCES, POST_TYPES, TIMELINE_LIMITS } from './choices.ts';

const unique = (pictures: readonly { readonly id: string }[]) =>
  new Set(pictures.map(({ id }) => id.toLowerCase())).size === pictures.length;

const Audience = z.enum(POST_AUDIENCES);

/** A post has words, or a picture, or both. */
export const NewPost = z
  .strictObject({
    text: textLines(TIMELINE_LIMITS.text),
    audience: Audience,
    /** Of the author's own, sent before; `alt` says what is to be seen. */
    pictures: z
      .array(z.strictObject({ id: Id, alt: text(TIMELINE_LIMITS.alt).default('') }))
      .max(TIMELINE_LIMITS.pictures)
      .refine(unique, { error: 'twice' })
      .default([]),
  })
  .refine(({ text: written, pictures }) => written.trim() !== '' || pictures.length > 0, {
    error: 'required',
    path: ['text'],
  });

export const CommentText = requiredLines(TIMELINE_LIMITS.comment);

export const SharedPost = z.strictObject({ id: Id, text: textLines(TIMELINE_LIMITS.text).default('') });

export const ChangedAudience = z.strictObject({ id: Id, version: Version, audience: Audience });

export const HiddenEntry = z.strictObject({ id: Id, reason: requiredText(TIMELINE_LIMITS.reason) });

const TimelineUser = z.object({
  /** The account. */
  id: Id,
  /** `null`: an account without an employee record, which has no profile to be opened. */
  employeeId: Code.nullable(),
  name: z.string(),
  photoURL: z.string().nullable(),
});
export type TimelineUser = z.infer<typeof TimelineUser>;

export const TimelinePicture = z.object({
  id: Id,
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type TimelinePicture = z.infer<typeof TimelinePicture>;

const Written = z.object({ id: Id, user: TimelineUser, message: z.string(), time: Instant });

const commented = {
  ...Written.shape,
  isOwn: z.boolean(),
  state: z.enum(COMMENT_STATES),
  /** For its author and whoever watches over all. */
  hiddenReason: z.string().nullable(),
};
const TimelineReply = z.object(commented);
export type TimelineReply = z.infer<typeof TimelineReply>;
export const TimelineComment = z.object({ ...commented, replies: z.array(TimelineReply) });
export type TimelineComment = z.infer<typeof TimelineComment>;

export const TimelinePost = z.object({
  ...Written.shape,
  version: Version,
  type: z.enum(POST_TYPES),
  like: z.number().int(),
  isLiked: z.boolean(),
  share: z.number().int(),
  /** True where the reader shared it already. */
  isShared: z.boolean(),
  media: z.array(TimelinePicture),
  /** The newest, oldest of them first; all of them where the post is read alone. */
  comments: z.array(TimelineComment),
  /** Of those that are seen, replies too. */
  commentCount: z.number().int(),
  audience: Audience,
  isOwn: z.boolean(),
  /** `null` unless it is hidden, which its author and whoever watches over all still see. */
  hiddenReason: z.string().nullable(),
  /** The post that a share is of. */
  original: Written.extend({ media: z.array(TimelinePicture) }).nullable(),
});
export type TimelinePost = z.infer<typeof TimelinePost>;
