import { sendFaultReport as operation } from '@madoguchi/contract/fault-reports/operations.ts';
import { writtenFacts } from '../../platform/facts/told-facts-store.ts';
import { handle } from '../../platform/http/handler.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { sourceOf, tooMany } from './bounded.ts';
import { keepReport } from './store.ts';

export const sendFaultReport = handle(operation, async ({ ground, actor, input, caller, now, commit }) => {
  const { path, said } = input;
  const { requestId } = caller;
  const reference = input.reference ?? requestId;
  const account = actor?.accountId ?? null;
  const id = uuidAt(now);
  const facts = writtenFacts([
    {
      id: uuidAt(now),
      key: null,
      kind: 'fault-reported',
      at: now,
      subject: id,
      // All alike: one mail tells of many.
      about: '',
      said: { reference },
      to: { roles: ['system'] },
    },
  ]);
  const done = await commit(
    keepReport,
    { id, at: now, reference, source: sourceOf(actor, caller), account, path, said, facts },
    { target: ['fault-report', id], difference: { reference, path, said }, answer: { reference } },
  );
  if (done === null) return tooMany();
  // The report may name people: it stands in the table, the log has the number alone.
  ground.log.warn({ requestId, reference, account, path }, 'a fault was reported');
  return done;
});
