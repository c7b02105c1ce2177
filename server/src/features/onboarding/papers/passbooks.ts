// Pictures of passbooks: taken from their person, shown to them and HR alone, on record each time (B8-04, B2-05).
import { may } from '@madoguchi/contract/access.ts';
import {
  addPassbook as addOperation,
  fetchPassbook as fetchOperation,
} from '@madoguchi/contract/onboarding/operations.ts';
import { partKey, wantedAccounts } from '@madoguchi/contract/onboarding/wage-accounts.ts';
import type { Pool } from 'pg';
import { receivePicture } from '../../../platform/files/square-photo.ts';
import { uprightPicture } from '../../../platform/files/upright-picture.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { addPassbook as added, findPassbook, ownPassbooks } from './passbooks-store.ts';

const placed = (row: string) => ({ table: 'onboarding_passbooks', column: 'picture', row });

export const addPassbook = handle(addOperation, async (context) => {
  const { ground, actor, now, commit } = context;
  const picture = await receivePicture(context, uprightPicture);
  const id = uuidAt(now);
  const sealed = ground.sealing.seal(placed(id), picture.toString('base64'));
  const done = await commit(
    added,
    { id, account: actor.accountId, picture: sealed, at: now },
    { target: ['onboarding-passbook', id], difference: { bytes: picture.length }, answer: { id } },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('stale');
});

export const fetchPassbook = handle(fetchOperation, async ({ ground, actor, input: { id }, record }) => {
  const found = await findPassbook(ground.pool, id);
  // Somebody else's is as unknown as nobody's.
  if (found === null || (found.account !== actor.accountId && !may(actor, 'admin'))) return refuse('not-found');
  const body = Buffer.from(ground.sealing.open(placed(id), found.picture), 'base64');
  return {
    recorded: await record({ target: ['onboarding-passbook', id], difference: {} }),
    name: 'passbook.webp',
    mediaType: 'image/webp',
    bytes: body.length,
    body,
  };
});

/** The faults of pictures that the answers name and that their person did not add. */
export async function passbookFaults(pool: Pool, account: string, answers: Readonly<Record<string, string | null>>) {
  const named = wantedAccounts(answers).flatMap((place) => {
    const key = partKey(place, 'passbook');
    return answers[key] ? [{ key, id: answers[key] }] : [];
  });
  const own = await ownPassbooks(
    pool,
    account,
    named.map(({ id }) => id),
  );
  return named
    .filter(({ id }) => !own.has(id))
    .map(({ key }) => ({ field: `answers.${key}`, code: 'unknown-passbook' as const }));
}
