// Purges: proposed by one system person, confirmed by another.

import { PURGE_STATE_NAMES } from '@madoguchi/contract/electronic-transactions/purges.ts';
import {
  confirmPurge as confirmOperation,
  listPurges as listOperation,
  proposePurge as proposeOperation,
  withdrawPurge as withdrawOperation,
} from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { removePurgedContents } from '../../../platform/files/purged-contents.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import {
  confirmRows,
  findAsked,
  findDue,
  findPurge,
  findPurges,
  insertPurge,
  type PurgeRow,
  withdrawRow,
} from './purges-store.ts';

export const purges = handle(listOperation, async ({ ground, actor }) => {
  const [found, proposals] = await Promise.all([findDue(ground.pool, ground.clock.today()), findPurges(ground.pool)]);
  const shown = proposals.map(({ proposerId, ...purge }) => ({
    ...purge,
    mayConfirm: purge.state === 'proposed' && proposerId !== actor.accountId,
  }));
  return { ...found, purges: shown };
});

export const propose = handle(proposeOperation, async ({ ground, actor, input, now, commit }) => {
  const today = ground.clock.today();
  const known = await findAsked(ground.pool, input.records);
  const faults = input.records.flatMap((id, nth) => {
    const record = known.get(id);
    const field = `records.${nth}`;
    if (record === undefined || record.until >= today) return [{ field, code: 'purge-not-due' }];
    if (record.isHeld) return [{ field, code: 'purge-held' }];
    return record.isProposed ? [{ field, code: 'purge-proposed' }] : [];
  });
  if (faults.length > 0) refuse('invalid', { fields: faults, values: { n: faults.length } });
  const id = uuidAt(now);
  const numbers = [...known.values()].map(({ number }) => number).toSorted();
  const done = await commit(
    insertPurge,
    { id, reason: input.reason, records: input.records, by: actor.accountId, byName: actor.displayName, at: now },
    { target: ['transaction-purge', id], difference: { numbers, reason: input.reason }, answer: { id } },
  );
  return done ?? refuse('unavailable');
});

function refuseDecided(purge: PurgeRow, language: Language): never {
  const thing = { ja: '廃棄の提案', en: 'proposal' }[language];
  const { id, state } = purge;
  return refuse('wrong-state', {
    values: { thing, status: PURGE_STATE_NAMES[state][language] },
    current: { id, state },
  });
}

export const confirm = handle(confirmOperation, async ({ ground, actor, input, now, language, commit }) => {
  const { id } = input;
  const purge = (await findPurge(ground.pool, id)) ?? refuse('not-found');
  if (purge.state !== 'proposed') refuseDecided(purge, language);
  if (purge.proposerId === actor.accountId) refuse('own-purge');
  const decision = { id, by: actor.accountId, byName: actor.displayName, at: now };
  const numbers = purge.records.map(({ number }) => number);
  const done = await commit(confirmRows, decision, {
    target: ['transaction-purge', id],
    difference: { numbers, reason: purge.reason, proposedBy: purge.proposedBy },
    answer: { id },
  });
  if (done !== null) {
    await removePurgedContents(ground);
    return done;
  }
  const newer = (await findPurge(ground.pool, id)) ?? refuse('not-found');
  if (newer.state !== 'proposed') refuseDecided(newer, language);
  const standing = await findAsked(
    ground.pool,
    newer.records.map((record) => record.id),
  );
  const today = ground.clock.today();
  const blocked = newer.records.find((record) => {
    const current = standing.get(record.id);
    return current === undefined || current.isHeld || current.until >= today;
  });
  return refuse('purge-blocked', { values: { number: blocked?.number ?? numbers.join(', ') } });
});

export const withdraw = handle(withdrawOperation, async ({ ground, actor, input, now, language, commit }) => {
  const { id } = input;
  const purge = (await findPurge(ground.pool, id)) ?? refuse('not-found');
  const numbers = purge.records.map(({ number }) => number);
  const done = await commit(
    withdrawRow,
    { id, by: actor.accountId, byName: actor.displayName, at: now },
    { target: ['transaction-purge', id], difference: { numbers }, answer: { id } },
  );
  return done ?? refuseDecided((await findPurge(ground.pool, id)) ?? purge, language);
});
