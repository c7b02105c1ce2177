// Writes on the timeline: posts, shares, likes, comments, and taking them away or back.

import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import { mayBeShared, type PostAudience, TIMELINE_LIMITS } from '@madoguchi/contract/timeline/choices.ts';
import {
  addComment as addCommentOperation,
  addPicture as addPictureOperation,
  addPost as addPostOperation,
  changeAudience as changeAudienceOperation,
  hideEntry as hideOperation,
  likePost as likeOperation,
  putEntry as putOperation,
  sharePost as shareOperation,
  unhideEntry as unhideOperation,
} from '@madoguchi/contract/timeline/operations.ts';
import { refusedBy } from '../../platform/db/change.ts';
import { type ToldFact, writtenFacts } from '../../platform/facts/told-facts-store.ts';
import { receivePicture } from '../../platform/files/square-photo.ts';
import { measuredPicture } from '../../platform/files/upright-picture.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { readerOf } from './seen-store.ts';
import {
  countWaiting,
  type Entry,
  findAnswered,
  findDepartment,
  findEntry,
  findSeenPost,
  findWaiting,
  insertComment,
  insertPicture,
  insertPost,
  markHidden,
  markLike,
  markRemoved,
  updateAudience,
} from './store.ts';

interface Asking {
  readonly ground: Ground;
  readonly actor: Actor;
}

const refuseField = (fault: InputFault): never => refuse('invalid', { fields: [fault], values: { n: 1 } });

const nameOfActor = ({ employee, displayName }: Actor): string => employee?.name ?? displayName;

/** The department whose people are to read it; null for every other audience. @throws Problem `no-department` */
function departmentFor(audience: PostAudience, actor: Actor): string | null {
  if (audience !== 'department') return null;
  return actor.employee?.departmentCode ?? refuse('no-department');
}

type Read = Pick<Entry, 'postId' | 'postAuthorId' | 'audience' | 'department'>;

/** Tells the open pages of those who may read the post: nobody else hears even that there is one. */
async function announce({ ground }: Asking, { postId, postAuthorId, audience, department }: Read): Promise<void> {
  const event = { kind: 'changed', noun: 'timeline', id: postId, version: null } as const;
  const tell = (rule: 'user' | 'staff' | 'system' | null, accountId: string) =>
    ground.live.announce(event, { rule, employeeId: null, accountId });
  if (audience === 'everyone') return tell('user', postAuthorId);
  if (audience === 'colleagues') return tell('staff', postAuthorId);
  if (audience === 'private' || department === null) return tell(null, postAuthorId);
  tell('system', postAuthorId);
  for (const account of await findDepartment(ground.pool, { department, today: ground.clock.today() })) {
    tell(null, account);
  }
}

/** @throws Problem `not-found` */
async function postFor({ ground, actor }: Asking, id: string): Promise<Entry> {
  return (await findSeenPost(ground.pool, { ...readerOf(ground, actor), id })) ?? refuse('not-found');
}

/** @throws Problem `not-found` */
async function entryFor({ ground, actor }: Asking, id: string): Promise<Entry> {
  return (await findEntry(ground.pool, { ...readerOf(ground, actor), id })) ?? refuse('not-found');
}

const targetOf = ({ kind, id }: Entry) => [kind === 'post' ? 'timeline-post' : 'timeline-comment', id] as const;

/** @throws Problem `shared-already` where another share of the same post by its author stands; else the error itself */
function refuseSecondShare(error: unknown): never {
  if (refusedBy(error) === 'timeline_posts_one_share') return refuse('shared-already');
  throw error;
}

export const addPicture = handle(addPictureOperation, async (context) => {
  const { ground, actor, now, commit } = context;
  const max = TIMELINE_LIMITS.waitingPictures;
  const { bytes, width, height } = await receivePicture(context, measuredPicture);
  if ((await countWaiting(ground.pool, actor.accountId)) >= max) {
    return refuseField({ field: 'file', code: 'pictures-waiting', values: { max } });
  }
  const id = uuidAt(now);
  const done = await commit(
    insertPicture,
    { id, by: actor.accountId, bytes, width, height, at: now },
    { target: ['account', actor.accountId], difference: { picture: id }, answer: { id, width, height } },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});

export const addPost = handle(addPostOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const { audience, pictures } = input;
  const by = actor.accountId;
  const ids = pictures.map((picture) => picture.id.toLowerCase());
  const own = ids.length === 0 ? [] : await findWaiting(ground.pool, by, ids);
  const strange = ids.findIndex((id) => !own.includes(id));
  if (strange >= 0) return refuseField({ field: `pictures.${strange}.id`, code: 'no-such-picture' });
  if (audience === 'department' && actor.employee === null) {
    return refuseField({ field: 'audience', code: 'no-department-field' });
  }
  const department = departmentFor(audience, actor);
  const id = uuidAt(now);
  const done = await commit(
    insertPost,
    {
      ...{ id, by, text: input.text.trim(), audience, department, shared: null, at: now },
      ...{ pictures: JSON.stringify(pictures), pictureCount: pictures.length },
    },
    {
      target: ['timeline-post', id],
      difference: { audience, department, pictures: pictures.length },
      answer: { id },
    },
  );
  if (done === null) return refuseField({ field: 'pictures', code: 'no-such-picture' });
  await announce(context, { postId: id, postAuthorId: by, audience, department });
  return done;
});

export const sharePost = handle(shareOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const post = await postFor(context, input.id);
  if (post.isHidden) return refuse('not-found');
  if (post.isShare || !mayBeShared(post.audience)) return refuse('not-to-be-shared');
  const department = departmentFor('department', actor);
  const [id, by] = [uuidAt(now), actor.accountId];
  const share = { id, by, text: input.text.trim(), audience: 'department', department, shared: post.id } as const;
  try {
    const done = await commit(
      insertPost,
      { ...share, at: now, pictures: '[]', pictureCount: 0 },
      { target: ['timeline-post', post.id], difference: { share: id, department }, answer: { id } },
    );
    await announce(context, { postId: id, postAuthorId: by, audience: 'department', department });
    await announce(context, post);
    return done ?? refuse('unavailable');
  } catch (error) {
    return refuseSecondShare(error);
  }
});

export const changeAudience = handle(changeAudienceOperation, async (context) => {
  const { actor, input, commit } = context;
  const { id, version, audience } = input;
  const post = await postFor(context, id);
  if (post.authorId !== actor.accountId) return refuse('not-found');
  if (post.isShare) return refuse('share-keeps-audience');
  if (post.version !== version) return refuse('stale');
  const department = departmentFor(audience, actor);
  const done = await commit(
    updateAudience,
    { id, by: actor.accountId, version, audience, department },
    {
      target: ['timeline-post', id],
      difference: { audience: [post.audience, audience], department: [post.department, department] },
      answer: { version: version + 1 },
    },
  );
  if (done === null) return refuse('stale');
  // Those who saw it and those who see it now: it goes from the pages of the former.
  await announce(context, post);
  await announce(context, { ...post, audience, department });
  return done;
});

export const likePost = handle(likeOperation, async (context) => {
  const { actor, input, commit, standsAlready } = context;
  const post = await postFor(context, input.id);
  const answer = { isLiked: input.on };
  const done = await commit(
    markLike,
    { post: post.id, by: actor.accountId, on: input.on },
    { target: ['timeline-post', post.id], difference: { on: input.on }, answer },
  );
  if (done !== null) await announce(context, post);
  return done ?? standsAlready(answer);
});

export const addComment = handle(addCommentOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const post = await postFor(context, input.id);
  const max = TIMELINE_LIMITS.comments;
  if (post.commentCount >= max) return refuseField({ field: 'text', code: 'most-comments', values: { max } });
  const reader = readerOf(ground, actor);
  const answered =
    input.answers === undefined
      ? null
      : ((await findAnswered(ground.pool, { ...reader, id: input.answers, post: post.id })) ??
        refuseField({ field: 'answers', code: 'no-such-comment' }));
  const told = new Set([post.authorId, ...(answered === null ? [] : [answered.authorId])]);
  told.delete(actor.accountId);
  const facts = [...told].map(
    (account): ToldFact => ({
      ...{ id: uuidAt(now), key: null, kind: 'timeline-comment', at: now, subject: post.id, about: post.id },
      ...{ said: { by: nameOfActor(actor) }, to: { account } },
    }),
  );
  const [id, text] = [uuidAt(now), input.text.trim()];
  const user = {
    id: actor.accountId,
    employeeId: actor.employee?.number ?? null,
    name: nameOfActor(actor),
    photoURL: null,
  };
  const done = await commit(
    insertComment,
    {
      ...{ id, post: post.id, answers: answered?.id ?? null, text, by: actor.accountId, at: now },
      facts: writtenFacts(facts),
    },
    {
      target: ['timeline-post', post.id],
      difference: { comment: id, answers: answered?.id ?? null },
      answer: { id, user, message: text, time: now, isOwn: true, state: 'live', hiddenReason: null },
    },
  );
  await announce(context, post);
  return done ?? refuse('unavailable');
});

export const putEntry = handle(putOperation, async (context) => {
  const { actor, input, now, commit, standsAlready } = context;
  const { id, removed } = input;
  const entry = await entryFor(context, id);
  if (entry.authorId !== actor.accountId) return refuse('not-found');
  if (entry.isRemoved === removed) return standsAlready({ id });
  try {
    const done = await commit(
      markRemoved,
      { id, by: actor.accountId, removedAt: removed ? now : null },
      { target: targetOf(entry), difference: { post: entry.postId, removed }, answer: { id } },
    );
    await announce(context, entry);
    return done ?? standsAlready({ id });
  } catch (error) {
    return refuseSecondShare(error);
  }
});

export const hideEntry = handle(hideOperation, async (context) => {
  const { actor, input, now, commit, standsAlready } = context;
  const { id, reason } = input;
  const entry = await entryFor(context, id);
  if (entry.isRemoved) return refuse('not-found');
  if (entry.isHidden) return standsAlready({ id });
  const fact: ToldFact = {
    ...{ id: uuidAt(now), key: null, kind: 'timeline-hidden', at: now, subject: entry.postId, about: entry.postId },
    ...{ said: { reason }, to: { account: entry.authorId } },
  };
  const done = await commit(
    markHidden,
    { id, by: actor.accountId, hiddenAt: now, reason, facts: writtenFacts([fact]) },
    { target: targetOf(entry), difference: { post: entry.postId, reason }, answer: { id } },
  );
  await announce(context, entry);
  return done ?? standsAlready({ id });
});

export const unhideEntry = handle(unhideOperation, async (context) => {
  const { actor, input, commit, standsAlready } = context;
  const { id } = input;
  const entry = await entryFor(context, id);
  if (entry.isRemoved) return refuse('not-found');
  if (!entry.isHidden) return standsAlready({ id });
  const done = await commit(
    markHidden,
    { id, by: actor.accountId, hiddenAt: null, reason: null, facts: '[]' },
    { target: targetOf(entry), difference: { post: entry.postId }, answer: { id } },
  );
  await announce(context, entry);
  return done ?? standsAlready({ id });
});
