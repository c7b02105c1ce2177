// Writes of the announcements' maintainers (B9-01).
import { contentFaults } from '@madoguchi/contract/announcements/content-faults.ts';
import type { DraftContent, MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import {
  changeAnnouncement as changeOperation,
  createAnnouncement as createOperation,
  publishAnnouncement as publishOperation,
  withdrawAnnouncement as withdrawOperation,
} from '@madoguchi/contract/announcements/operations.ts';
import { ANNOUNCEMENT } from '@madoguchi/contract/announcements/record.ts';
import { whyNot } from '@madoguchi/contract/announcements/rules.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { changedFields } from '../../../platform/record/changed-fields.ts';
import { type Asking, recordKit } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findOwnFiles } from '../../attachments/public.ts';
import { findMaintained, insertAnnouncement, stepAnnouncement, updateAnnouncement } from './maintenance-store.ts';

/** Announcements in any state. Everybody signed in hears of a change: each page reads again what is for its person. */
export const announcements = recordKit({
  record: ANNOUNCEMENT,
  find: ({ ground }, id) => findMaintained(ground.pool, id),
  whyNot: ({ status }, action) => whyNot(status, action),
  current: (announcement) => announcement,
  answer: ({ id, edition }, moved) => ({ id, edition, ...moved }),
  announce: ({ live }, { id }) =>
    live.announce(
      { kind: 'changed', noun: 'announcements', id, version: null },
      { rule: 'signed-in', employeeId: null },
    ),
});

/** @throws Problem `invalid` where a text that is out, or is to go out, lacks something */
function refuseUnfinished(content: DraftContent): void {
  const fields = contentFaults(content);
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
}

/**
 * The files that a text is saved with: those that its writer added, and those that it has already (B0-07).
 * @throws Problem `invalid` where one is neither: somebody else's file is as unknown as none
 */
async function filed({ ground, actor }: Asking, ids: readonly string[], had: readonly string[]): Promise<string[]> {
  const sent = ids.map((id) => id.toLowerCase());
  const own = await findOwnFiles(ground.pool, actor.accountId, sent);
  const fields = sent.flatMap((id, index) =>
    own.has(id) || had.includes(id) ? [] : [{ field: `attachmentIds.${index}`, code: 'unknown-attachment' }],
  );
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
  return sent;
}

/** An admin begins an announcement: a draft that only its maintainers see. */
export const createAnnouncement = handle(createOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const id = uuidAt(now);
  const attachmentIds = await filed(context, input.attachmentIds, []);
  const done = await commit(
    insertAnnouncement,
    { ...input, attachmentIds, id, by: actor.accountId, at: now },
    {
      target: ['announcement', id],
      difference: input,
      answer: { id, status: 'draft', version: 1, edition: 1, updatedAt: now },
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});

/** An admin writes an announcement anew, in whatever state it is; whoever confirmed it may be asked again. */
export const changeAnnouncement = handle(changeOperation, async (context) => {
  const { input, now } = context;
  const { id: _id, version: _version, readAgain, ...written } = input;
  const before = await announcements.seenAt(context, input);
  const attachmentIds = await filed(context, written.attachmentIds, before.attachmentIds);
  const content = { ...written, attachmentIds };
  if (before.status === 'published') refuseUnfinished(content);
  const edition = before.edition + (readAgain ? 1 : 0);
  return announcements.move(context, before, {
    change: updateAnnouncement,
    values: { ...content, edition, fact: uuidAt(now) },
    difference: { ...changedFields(before, content), edition: [before.edition, edition] },
    answer: { edition },
  });
});

const stepIn = ({ edition }: MaintainedAnnouncement, now: string) => ({
  change: stepAnnouncement,
  values: { fact: uuidAt(now) },
  difference: { edition },
});

/** Sends it out to those it is for, from its first day on. */
export const publishAnnouncement = handle(publishOperation, (context) =>
  announcements.step(context, 'publish', (before) => {
    refuseUnfinished(before);
    return stepIn(before, context.now);
  }),
);

/** Takes it off everybody's screen; it stays in the records. */
export const withdrawAnnouncement = handle(withdrawOperation, (context) =>
  announcements.step(context, 'withdraw', (before) => stepIn(before, context.now)),
);
