// The course of every change of a record: look at the newest state, refuse what is late, write, tell open pages.
import type { MemberHeader, MemberRecord } from '@madoguchi/contract/members/model.ts';
import { type PostChange, primaryOn } from '@madoguchi/contract/members/posts.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { Commit, Committed } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findRecord, rewriteRecord } from './record-store.ts';

/** @throws Problem `not-found`; `stale` with the newer state where a version is given that is not the newest */
export async function recordOf(ground: Ground, employeeId: string, version?: number): Promise<MemberRecord> {
  const asked = { number: employeeId, today: ground.clock.today() };
  const found = (await findRecord(ground.pool, asked)) ?? refuse('not-found');
  if (version !== undefined && version !== found.version) refuse('stale', { current: found });
  return found;
}

/** The posts after a change, or the refusal of the field that asked for it. */
export function postsAfter(change: PostChange, field: string): MemberRecord['posts'] {
  if ('fault' in change) return refuse('invalid', { fields: [{ field, code: change.fault }] });
  return [...change.after];
}

/** Tells staff, once it is committed: lists and cards are read again. */
export function tell(ground: Ground, employeeId: string): void {
  ground.live.announce(
    { kind: 'changed', noun: 'members', id: employeeId, version: null },
    { rule: 'staff', employeeId: null },
  );
}

interface Rewriting {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly input: { readonly reason: string };
  readonly commit: Commit<MemberHeader>;
}

const KEYS = [
  'lastName',
  'firstName',
  'lastNameKana',
  'firstNameKana',
  'email',
  'phone',
  'extension',
  'workplace',
  'joinedOn',
  'leftOn',
] as const satisfies readonly (keyof MemberRecord)[];

/** The changed fields, each with its former and its new value; of posts those that came, went or have other days. */
function differenceOf(before: MemberRecord, after: MemberRecord): Record<string, unknown> {
  const changed = KEYS.filter((key) => before[key] !== after[key]);
  const known = new Set(before.posts.map((post) => JSON.stringify(post)));
  const stays = new Set(after.posts.map((post) => JSON.stringify(post)));
  const former = before.posts.filter((post) => !stays.has(JSON.stringify(post)));
  const next = after.posts.filter((post) => !known.has(JSON.stringify(post)));
  return {
    ...Object.fromEntries(changed.map((key) => [key, [before[key], after[key]]])),
    ...(former.length + next.length === 0 ? {} : { posts: [former, next] }),
  };
}

/** Writes the record as it is to be. `needsSuccessor`: only where somebody else may administer the system. */
export async function rewrite(
  { ground, actor, now, input, commit }: Rewriting,
  before: MemberRecord,
  after: MemberRecord,
  { needsSuccessor = false } = {},
): Promise<Committed<MemberHeader>> {
  const primary = primaryOn(after.posts, ground.clock.today());
  if (primary === null) throw new Error(`Employee ${before.employeeId} has no post`);
  const { departmentCode, positionCode } = primary;
  const { employeeId, version } = before;
  const done = await commit(
    rewriteRecord,
    {
      ...after,
      version,
      departmentCode,
      positionCode,
      posts: JSON.stringify(after.posts),
      by: actor.accountId,
      at: now,
      needsSuccessor,
    },
    {
      target: ['employee', employeeId],
      difference: { ...differenceOf(before, after), reason: input.reason },
      answer: { employeeId, version: version + 1 },
    },
  );
  if (done !== null) {
    tell(ground, employeeId);
    return done;
  }
  await recordOf(ground, employeeId, version);
  return refuse('invalid', { fields: [{ field: 'leftOn', code: 'last-system-account' }] });
}
