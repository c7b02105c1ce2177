import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { NOT_MUST_READ, PHASE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { remindReaders as operation } from '@madoguchi/contract/announcements/operations.ts';
import { ANNOUNCEMENT } from '@madoguchi/contract/announcements/record.ts';
import { phaseOn, whyNoReminder } from '@madoguchi/contract/announcements/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { announcements } from '../maintenance/writes.ts';
import { remindUnread } from './reminders-store.ts';

/** A change of the same moment is seen by the next look at it. */
const TRIES = 2;

/** @throws Problem `wrong-state` for one that nobody is asked to confirm today */
function refuseUnasked(announcement: MaintainedAnnouncement, today: PlainDate, language: Language): void {
  const reason = whyNoReminder(announcement, today);
  if (reason === null) return;
  const status = reason === 'not-must-read' ? NOT_MUST_READ : PHASE_NAMES[phaseOn(announcement, today)];
  refuse('wrong-state', { values: { thing: ANNOUNCEMENT.name[language], status: status[language] } });
}

/** An admin asks those who have not confirmed a must-read announcement, each once a day (B9-01). */
export const remindReaders = handle(operation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const today = ground.clock.today();
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const announcement = await announcements.seen(context, input.id);
    refuseUnasked(announcement, today, language);
    const { id, edition, audience, departments } = announcement;
    const done = await commit(
      remindUnread,
      {
        ...{ id, edition, audience, departments, today },
        by: actor.accountId,
        byName: actor.employee?.name ?? actor.displayName,
        at: now,
        fact: uuidAt(now),
        only: input.accountIds ?? null,
      },
      {
        target: ['announcement', id],
        difference: { edition, asked: input.accountIds ?? 'all' },
        answer: { reminded: 0 },
      },
    );
    if (done !== null) return done;
  }
  return refuse('unavailable');
});
