// The posts of a person change: a transfer or a post besides, the end of one, one taken back (B2-01).
import type { MemberRecord, Post } from '@madoguchi/contract/members/model.ts';
import {
  addPost as addOperation,
  endPost as endOperation,
  withdrawPost as withdrawOperation,
} from '@madoguchi/contract/members/operations.ts';
import { withEnd, withoutPost, withPost } from '@madoguchi/contract/members/posts.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { checkPlace } from './check-place.ts';
import { postsAfter, recordOf, rewrite } from './rewrite.ts';

export const addPost = handle(addOperation, async (context) => {
  const { ground, input, now } = context;
  const { employeeId, version, reason: _reason, ...post } = input;
  const before = await recordOf(ground, employeeId, version);
  await checkPlace(ground, post);
  const posts = postsAfter(withPost(before.posts, { id: uuidAt(now), ...post }), 'validFrom');
  return rewrite(context, before, { ...before, posts });
});

const postOf = ({ posts }: MemberRecord, postId: string): Post =>
  posts.find(({ id }) => id === postId) ?? refuse('not-found');

export const endPost = handle(endOperation, async (context) => {
  const { employeeId, version, postId, validTo } = context.input;
  const before = await recordOf(context.ground, employeeId, version);
  const posts = postsAfter(withEnd(before.posts, postOf(before, postId), validTo), 'validTo');
  return rewrite(context, before, { ...before, posts });
});

export const withdrawPost = handle(withdrawOperation, async (context) => {
  const { employeeId, version, postId } = context.input;
  const before = await recordOf(context.ground, employeeId, version);
  const posts = postsAfter(withoutPost(before.posts, postOf(before, postId)), 'postId');
  return rewrite(context, before, { ...before, posts });
});
