// Reminders (B9-04): looked at each minute, each moment told once, to whom the tool is open then.
import { rolesThatMay, tool } from '@madoguchi/contract/access.ts';
import type { Executor } from '../../platform/db/statement.ts';
import { tellFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findReminders, noteReminded } from './store.ts';

/** A reminder of a time in which the portal did not run is told when it runs again, but not days later. */
const LATE_MS = 24 * 3_600_000;

/** Answers how many were news. The key keeps two processes from telling one moment twice. */
export async function remindOfTodos({ clock, tools }: Ground, executor: Executor): Promise<number> {
  const now = clock.now();
  const since = new Date(Date.parse(now) - LATE_MS).toISOString();
  const roles = rolesThatMay(tool('to-dos'), await tools.rules());
  const reminders = await findReminders(executor, { now, since, roles });
  const news = await tellFacts(
    executor,
    reminders.map(({ id, account, title, remindAt }) => ({
      ...{ id: uuidAt(now), key: `to-do-reminder ${id} ${remindAt}`, kind: 'to-do-reminder' as const, at: now },
      ...{ subject: id, about: id, said: { title, place: 'all' }, to: { account } },
    })),
  );
  if (reminders.length > 0) await noteReminded(executor, { ids: reminders.map(({ id }) => id), now });
  return news;
}
