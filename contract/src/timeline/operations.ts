// Operations of the timeline on the page of a profile (S2-21, S7-05, S7-08).
import * as z from 'zod';
import { image, read, upload, write } from '../operation.ts';
import { Code, Id, Version } from '../values/id.ts';
import { PageKey, PageSize, page } from '../values/page.ts';
import {
  ChangedAudience,
  CommentText,
  HiddenEntry,
  NewPost,
  SharedPost,
  TimelineComment,
  TimelinePicture,
  TimelinePost,
} from './model.ts';

const OfPost = z.strictObject({ id: Id });
const Saved = z.object({ id: Id });

/**
 * The posts that the caller may see, the newest first: everybody's, with `whose=own` the caller's, or with `user` those of the
 * employee of that number. What is not for the caller is as unknown as none.
 */
export const listTimeline = read('timeline.list', {
  at: ['GET', '/api/profile/timeline'],
  access: 'signed-in',
  input: z.strictObject({
    user: Code.optional(),
    whose: z.enum(['everyone', 'own']).default('everyone'),
    after: PageKey.optional(),
    limit: PageSize,
  }),
  output: page(TimelinePost),
  // Names and photos of people are those of their profiles.
  shows: ['timeline', 'profile'],
  refuses: ['invalid'],
});

/** One post with all of its comments. */
export const showPost = read('timeline.show', {
  at: ['GET', '/api/profile/timeline/:id'],
  access: 'signed-in',
  input: OfPost,
  output: TimelinePost,
  shows: ['timeline', 'profile'],
  refuses: ['not-found'],
});

/** Keeps a picture until a post of the caller takes it: made anew, without anything that came along with it. */
export const addPicture = upload('timeline.add-picture', {
  at: ['POST', '/api/profile/timeline/pictures'],
  access: 'user',
  input: z.strictObject({}),
  output: TimelinePicture.omit({ alt: true }),
  refuses: ['invalid', 'too-large', 'wrong-type'],
  records: 'timeline-picture.added',
});

/** The picture of a post that the caller may see, or one of the caller's own. */
export const showPicture = image('timeline.picture', {
  at: ['GET', '/api/profile/timeline/pictures/:id'],
  access: 'signed-in',
  input: OfPost,
  refuses: ['not-found'],
});

export const addPost = write('timeline.add-post', {
  at: ['POST', '/api/profile/timeline'],
  access: 'user',
  input: NewPost,
  output: Saved,
  refuses: ['invalid'],
  records: 'timeline-post.added',
});

/** Shows a post to the caller's department as well, once for each who shares it. */
export const sharePost = write('timeline.share', {
  at: ['POST', '/api/profile/timeline/:id/share'],
  access: 'user',
  input: SharedPost,
  output: Saved,
  refuses: ['not-found', 'no-department', 'not-to-be-shared', 'shared-already'],
  records: 'timeline-post.shared',
});

/** One's own; what was read meanwhile was read. A share stays with its department. */
export const changeAudience = write('timeline.change-audience', {
  at: ['POST', '/api/profile/timeline/:id/audience'],
  access: 'user',
  input: ChangedAudience,
  output: z.object({ version: Version }),
  refuses: ['not-found', 'stale', 'no-department', 'share-keeps-audience'],
  records: 'timeline-post.audience-changed',
});

export const likePost = write('timeline.like', {
  at: ['POST', '/api/profile/timeline/:id/like'],
  access: 'user',
  input: OfPost.extend({ on: z.boolean() }),
  output: z.object({ isLiked: z.boolean() }),
  refuses: ['not-found'],
  records: 'timeline-post.liked',
});

/** On a post, or with `answers` as a reply to one of its comments; the reply to a reply stands beside it. */
export const addComment = write('timeline.add-comment', {
  at: ['POST', '/api/profile/timeline/:id/comments'],
  access: 'user',
  input: OfPost.extend({ text: CommentText, answers: Id.optional() }),
  output: TimelineComment.omit({ replies: true }),
  refuses: ['not-found', 'invalid'],
  records: 'timeline-comment.added',
});

/** One's own post or comment goes, or comes back within thirty days. */
export const putEntry = write('timeline.put', {
  at: ['POST', '/api/profile/timeline/:id/state'],
  access: 'user',
  input: OfPost.extend({ removed: z.boolean() }),
  output: Saved,
  // A share is not restored beside a later one of the same post.
  refuses: ['not-found', 'shared-already'],
  records: 'timeline-entry.state-changed',
});

/** Takes a post or a comment from everybody's sight but its author's, who is told why. */
export const hideEntry = write('timeline.hide', {
  at: ['POST', '/api/profile/timeline/:id/hide'],
  access: 'system',
  input: HiddenEntry,
  output: Saved,
  refuses: ['not-found'],
  records: 'timeline-entry.hidden',
});

export const unhideEntry = write('timeline.unhide', {
  at: ['POST', '/api/profile/timeline/:id/unhide'],
  access: 'system',
  input: OfPost,
  output: Saved,
  refuses: ['not-found'],
  records: 'timeline-entry.unhidden',
});

export const TIMELINE_OPERATIONS = [
  listTimeline,
  showPost,
  addPicture,
  showPicture,
  addPost,
  sharePost,
  changeAudience,
  likePost,
  addComment,
  putEntry,
  hideEntry,
  unhideEntry,
] as const;
