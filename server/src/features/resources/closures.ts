// Closing resources for a time, and lifting that again (B6-06).
import {
  checkClosure as checkOperation,
  closeResources as closeOperation,
  liftClosure as liftOperation,
  showClosure as showOperation,
} from '@madoguchi/contract/resources/operations.ts';
import { RESOURCE_CLOSURE } from '@madoguchi/contract/resources/record.ts';
import { closureStateAt } from '@madoguchi/contract/resources/rules.ts';
import { writtenFacts } from '../../platform/facts/told-facts-store.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { recordKit } from '../../platform/record/record-kit.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { affectedBy, announceReservations, closingFacts } from '../reservations/public.ts';
import { findClosure, insertClosure, liftRows } from './closures-store.ts';
import { findStored } from './store.ts';

const closures = recordKit({
  record: RESOURCE_CLOSURE,
  find: ({ ground, now }, id) => findClosure(ground.pool, { id, now }),
  whyNot: ({ status }, action) => RESOURCE_CLOSURE.machine.whyNot(status, action, ['maintainer']),
  current: (closure) => closure,
  answer: ({ id }, moved) => ({ id, ...moved }),
});

export const showClosure = handle(showOperation, (context) => closures.seen(context, context.input.id));

export const checkClosure = handle(checkOperation, async (context) => ({
  reservations: await affectedBy(context, context.input),
}));

export const closeResources = handle(closeOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const { resourceIds, startsAt, endsAt, reason } = input;
  const status = closureStateAt({ startsAt, endsAt, liftedAt: null }, now);
  if (status === 'over') refuse('invalid', { fields: [{ field: 'endsAt', code: 'closure-over' }], values: { n: 1 } });
  const known = new Map((await findStored(ground.pool)).map((resource) => [resource.id, resource]));
  const named = resourceIds.map((id) => known.get(id.toLowerCase()) ?? refuse('not-found'));
  if (named.some((resource) => resource.status === 'retired')) refuse('resource-retired');
  const group = uuidAt(now);
  const facts = writtenFacts(await closingFacts(context, input));
  const rows = JSON.stringify(named.map(({ id }) => ({ id: uuidAt(now), resourceId: id })));
  const done = await commit(
    insertClosure,
    { group, rows, count: named.length, startsAt, endsAt, reason, by: actor.accountId, at: now, facts },
    {
      target: ['resource-closure', group],
      difference: { resources: named.map(({ name }) => name), resourceIds, startsAt, endsAt, reason },
      answer: { id: group, version: 1, status, updatedAt: now },
    },
  );
  // Between the look and the write one of them was retired.
  if (done === null) return refuse('resource-retired');
  announceReservations(ground, []);
  return done;
});

export const liftClosure = handle(liftOperation, async (context) => {
  const done = await closures.step(context, 'lift', () => ({ change: liftRows, values: {} }));
  announceReservations(context.ground, []);
  return done;
});
