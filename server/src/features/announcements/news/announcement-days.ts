import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import { type ToldFact, tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { type Beginning, findBeginning, rolesOf } from './announcement-facts-store.ts';

/** A portal that was down on the first day tells it on one of these. */
const LATE_DAYS = 7;

/** Tells of the must-read announcements that begin on this day, each once. Answers how many facts were news. */
export async function tellAnnouncementDays({ clock }: Ground, executor: Executor): Promise<number> {
  const today = clock.today();
  const begin = await findBeginning(executor, addDays(today, -LATE_DAYS), today);
  return tellFacts(
    executor,
    begin.flatMap((announcement) => factsOf(announcement, clock.now())),
  );
}

function factsOf({ id, edition, title, titleEn, audience, employees }: Beginning, now: string): ToldFact[] {
  const told = (key: string, to: ToldFact['to']): ToldFact => ({
    id: uuidAt(now),
    key: `announcement:${id}:${edition}${key}`,
    kind: 'announcement-must-read',
    at: now,
    subject: id,
    about: id,
    said: { title, titleEn },
    to,
  });
  if (audience !== 'departments') return [told('', { roles: rolesOf(audience) })];
  return employees.map((employee) => told(`:${employee}`, { employee }));
}
