import {
  type AnnouncementContent,
  type MaintainedAnnouncement,
  NewAnnouncement,
} from '@madoguchi/contract/announcements/model.ts';
import { changeAnnouncement as operation } from '@madoguchi/contract/announcements/operations.ts';
import type { ParsedInputOf } from '@madoguchi/contract/operation.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { maintained, tell } from './maintained.ts';
import { updateAnnouncement } from './maintenance-store.ts';

const KEYS = Object.keys(NewAnnouncement.shape) as (keyof AnnouncementContent)[];

/** What changed, each with its former and its new value. */
function differenceOf(before: MaintainedAnnouncement, input: ParsedInputOf<typeof operation>) {
  const changed = KEYS.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(input[key]));
  return Object.fromEntries(changed.map((key) => [key, [before[key], input[key]]]));
}

/** An admin writes an announcement anew, in whatever state it is; whoever confirmed it may be asked again. */
export const changeAnnouncement = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const { id, version, readAgain, ...content } = input;
  const before = await maintained(ground, id, version);
  const edition = before.edition + (readAgain ? 1 : 0);
  const done = await commit(
    updateAnnouncement,
    { ...content, id, version, edition, by: actor.accountId, at: now, fact: uuidAt(now) },
    {
      target: ['announcement', id],
      difference: { ...differenceOf(before, input), edition: [before.edition, edition] },
      answer: { id, status: before.status, version: version + 1, edition, updatedAt: now },
    },
  );
  if (done === null) return refuse('stale', { current: await maintained(ground, id) });
  tell(ground, id);
  return done;
});
