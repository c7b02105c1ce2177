import { changeMember as operation } from '@madoguchi/contract/members/operations.ts';
import { withJoining } from '@madoguchi/contract/members/posts.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { postsAfter, recordOf, rewrite } from './rewrite.ts';

/** An admin changes name, ways to reach the person, workplace or day of joining; with that day the first post begins. */
export const changeMember = handle(operation, async (context) => {
  const { ground, input } = context;
  const { employeeId, version, reason: _reason, ...particulars } = input;
  const before = await recordOf(ground, employeeId, version);
  if (before.leftOn !== null && before.leftOn < particulars.joinedOn) {
    refuse('invalid', { fields: [{ field: 'joinedOn', code: 'left-before-joined' }] });
  }
  const posts = postsAfter(withJoining(before.posts, particulars.joinedOn), 'joinedOn');
  return rewrite(context, before, { ...before, ...particulars, posts });
});
