// Holds: placed and ended by system people, each with a reason that stays.
import {
  holdTransaction as holdOperation,
  liftHold as liftOperation,
} from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findTransaction } from '../reads-store.ts';
import { endHold, findHolds, insertHold } from './holds-store.ts';

export const hold = handle(holdOperation, async ({ ground, actor, input, now, commit, standsAlready }) => {
  const { id, kind, reason } = input;
  if ((await findTransaction(ground.pool, id)) === null) return refuse('not-found');
  const holdId = uuidAt(now);
  const done = await commit(
    insertHold,
    { id, holdId, kind, reason, by: actor.accountId, byName: actor.displayName, at: now },
    { target: ['electronic-transaction', id], difference: { kind, reason }, answer: { id, holdId } },
  );
  if (done !== null) return done;
  const standing = (await findHolds(ground.pool, id)).find((one) => one.kind === kind && one.endedAt === null);
  // Without one it was purged in the same moment.
  return standing === undefined ? refuse('not-found') : standsAlready({ id, holdId: standing.id });
});

export const lift = handle(liftOperation, async ({ ground, actor, input, now, commit, standsAlready }) => {
  const { id, holdId, reason } = input;
  const standing = (await findHolds(ground.pool, id)).find((one) => one.id === holdId) ?? refuse('not-found');
  const answer = { id, holdId };
  const done =
    standing.endedAt !== null
      ? null
      : await commit(
          endHold,
          { id, holdId, reason, by: actor.accountId, byName: actor.displayName, at: now },
          { target: ['electronic-transaction', id], difference: { kind: standing.kind, reason }, answer },
        );
  return done ?? standsAlready(answer);
});
