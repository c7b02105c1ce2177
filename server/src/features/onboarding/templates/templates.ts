// The texts of papers as system people write them (B8-01, B8-05).
import { createHash } from 'node:crypto';
import {
  changeTemplate as changeOperation,
  draftTemplate as draftOperation,
  listTemplates as listOperation,
  publishTemplate as publishOperation,
  showTemplate as showOperation,
} from '@madoguchi/contract/onboarding/operations.ts';
import { ONBOARDING_TEMPLATE } from '@madoguchi/contract/onboarding/record.ts';
import { canonicalTemplate, templateFaults } from '@madoguchi/contract/onboarding/template-text.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { changedFields } from '../../../platform/record/changed-fields.ts';
import { recordKit } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findDraft, findTemplate, findTemplates, insertDraft, publishDraft, updateDraft } from './templates-store.ts';

const templates = recordKit({
  record: ONBOARDING_TEMPLATE,
  find: ({ ground }, id) => findTemplate(ground.pool, id),
  whyNot: ({ status }, action) => ONBOARDING_TEMPLATE.machine.whyNot(status, action, ['editor']),
  current: (template) => template,
  answer: ({ id }, moved) => ({ id, ...moved }),
});

export const listTemplates = handle(listOperation, async ({ ground }) => ({
  templates: await findTemplates(ground.pool),
}));

export const showTemplate = handle(showOperation, (context) => templates.seen(context, context.input.id));

export const draftTemplate = handle(draftOperation, async ({ ground, actor, input, now, commit, standsAlready }) => {
  const { paperKind } = input;
  const standing = await findDraft(ground.pool, paperKind);
  if (standing !== null) return standsAlready(standing);
  const id = uuidAt(now);
  const done = await commit(
    insertDraft,
    { id, kind: paperKind, by: actor.accountId, at: now },
    {
      target: ['onboarding-template', id],
      difference: { paperKind },
      answer: { id, status: 'draft', version: 1, updatedAt: now },
    },
  );
  if (done !== null) return done;
  const other = await findDraft(ground.pool, paperKind);
  return other === null ? refuse('unavailable') : standsAlready(other);
});

export const changeTemplate = handle(changeOperation, (context) =>
  templates.step(context, 'change', (before) => {
    const { id: _id, version: _version, text, textEn, ...titles } = context.input;
    return {
      change: updateDraft,
      values: { ...titles, body: text, bodyEn: textEn },
      difference: changedFields(before, { ...titles, text, textEn }),
    };
  }),
);

export const publishTemplate = handle(publishOperation, (context) =>
  templates.step(context, 'publish', (draft) => {
    const fields = templateFaults(draft.paperKind, draft).map(({ field, code }) => ({ field, code }));
    if (fields.length > 0) return refuse('invalid', { fields, values: { n: fields.length } });
    const { mustAgreeAgain, note } = context.input;
    const number = (draft.before?.number ?? 0) + 1;
    const sha256 = createHash('sha256')
      .update(canonicalTemplate(draft.paperKind, number, draft))
      .digest('hex');
    const published = { number, sha256, mustAgreeAgain, note };
    return { change: publishDraft, values: published, difference: published };
  }),
);
