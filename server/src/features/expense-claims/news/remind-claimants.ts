import { remindClaimants as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { writtenFacts } from '../../../platform/facts/told-facts-store.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findNotSubmitted, remindClaimants as remind } from './reminders-store.ts';

/** An admin asks those who have handed nothing in, each once a day (B4-08). Nobody reminds themselves. */
export const remindClaimants = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { month, employeeIds } = input;
  const today = ground.clock.today();
  const missing = await findNotSubmitted(ground.pool, { month, first: firstDay(month), last: lastDay(month), today });
  const asked = missing.filter(
    ({ id, number }) => id !== actor.employee?.id && (employeeIds === undefined || employeeIds.includes(number)),
  );
  const facts = asked.map(({ id }) => ({
    id: uuidAt(now),
    key: `claim-reminder:${month}:${id}:${today}`,
    kind: 'claim-reminder' as const,
    at: now,
    subject: null,
    about: month,
    said: { month, name: actor.employee?.name ?? actor.displayName },
    to: { employee: id },
  }));
  const done = await commit(
    remind,
    { facts: writtenFacts(facts), month },
    {
      target: ['expense-claim-month', month],
      difference: { month, asked: employeeIds ?? 'all' },
      answer: { reminded: 0 },
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});
