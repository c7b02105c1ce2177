// A person's own papers: shown, kept while they are filled in, signed, and an optional consent withdrawn (B8-01, B8-02).
import { readHolder } from '@madoguchi/contract/bank-accounts/holder-kana.ts';
import { PAPER_KINDS, type PaperKind, WAGE_PAPER } from '@madoguchi/contract/onboarding/kinds.ts';
import {
  listOwnPapers as listOperation,
  renewOwnPaper as renewOperation,
  saveOwnPaper as saveOperation,
  showOwnPaper as showOperation,
  submitOwnPaper as submitOperation,
  withdrawConsent as withdrawOperation,
} from '@madoguchi/contract/onboarding/operations.ts';
import type { OwnPaper } from '@madoguchi/contract/onboarding/paper-model.ts';
import { ONBOARDING_PAPER } from '@madoguchi/contract/onboarding/record.ts';
import {
  askedOnly,
  endsWith,
  type FilledPaper,
  type PaperAction,
  paperFaults,
  paperMachine,
  withdrawable,
} from '@madoguchi/contract/onboarding/rules.ts';
import { BIRTHDAY_KEY, readTemplate } from '@madoguchi/contract/onboarding/template-text.ts';
import { partKey, readAccounts } from '@madoguchi/contract/onboarding/wage-accounts.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { type Asking, recordKit } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { namedBanks } from '../../bank-accounts/public.ts';
import { findOwnProfile } from '../../profile/public.ts';
import { paperFact } from './paper-facts.ts';
import {
  beginPaper,
  findNewest,
  findOwnStates,
  findTextInUse,
  type StoredPaper,
  savePaper,
  submitPaper,
  type TemplateOfPaper,
  withdrawItem,
} from './papers-store.ts';
import { passbookFaults } from './passbooks.ts';
import { openAnswers, type SignedPaper, sealAnswers } from './sealed-answers.ts';

export const registeredName = ({ actor }: Pick<Asking, 'actor'>) => actor.employee?.name ?? actor.displayName;

const header = (
  { id }: StoredPaper,
  { status, version, updatedAt }: { status: StoredPaper['status']; version: number; updatedAt: string },
) => ({ id, status, version, updatedAt });

/** Papers as their persons write them; each finds their own alone. */
const ownPapers = recordKit({
  record: ONBOARDING_PAPER,
  find: async () => null as StoredPaper | null,
  whyNot: ({ status }, action) => paperMachine.whyNot(status, action, ['person']),
  current: ({ version, status }) => ({ version, status }),
  answer: header,
});

export const listOwnPapers = handle(listOperation, async ({ ground, actor }) => {
  const states = await findOwnStates(ground.pool, actor.accountId);
  return {
    papers: PAPER_KINDS.flatMap((kind) => states.filter(({ paperKind }) => paperKind === kind)).map((state) => ({
      ...state,
      dueOn: state.dueOn as PlainDate | null,
    })),
  };
});

const EMPTY: FilledPaper = { answers: {}, agreed: {}, guardianName: '', guardianRelation: '' };

/** Answers that the profile knows, for a paper that nothing is filled in on yet. */
async function prefilled({ ground, actor }: Asking): Promise<FilledPaper> {
  const profile = actor.employee === null ? null : await findOwnProfile(ground.pool, actor.employee.id);
  if (profile === null) return EMPTY;
  const { birthday, address, privatePhone } = profile;
  const holder = { [partKey('account', 'holder')]: readHolder(actor.employee?.kana ?? '').kana };
  return { ...EMPTY, answers: { [BIRTHDAY_KEY]: birthday ?? '', address, phone: privatePhone, ...holder } };
}

const isFilledIn = ({ status }: StoredPaper) => ['requested', 'in_progress', 'returned'].includes(status);
const isUnderWay = (paper: StoredPaper) => isFilledIn(paper) || paper.status === 'submitted';

const signatureOf = (ground: Ground, paper: StoredPaper): OwnPaper['signature'] => {
  const [newest] = paper.submissions;
  if (newest === undefined) return null;
  return {
    name: newest.signedName,
    at: newest.signedAt,
    day: newest.signedOn as PlainDate,
    language: newest.language,
    drawing: openedSubmission(ground, paper)?.drawing ?? '',
  };
};

/** The blocks of the Japanese text: what it asks is the same in both languages. */
const blocksOf = ({ text }: Pick<TemplateOfPaper, 'text'>) => readTemplate(text).blocks;

async function shown(asking: Asking, kind: PaperKind): Promise<OwnPaper> {
  const { ground, actor } = asking;
  const [paper, inUse] = await Promise.all([
    findNewest(ground.pool, actor.accountId, kind),
    findTextInUse(ground.pool, kind),
  ]);
  const person = {
    paperKind: kind,
    registeredName: registeredName(asking),
    registeredKana: actor.employee?.kana ?? null,
    today: ground.clock.today(),
  };
  const kept = paper?.answers ? openAnswers(ground.sealing, 'onboarding_papers', paper.id, paper.answers) : null;
  const isOpen = paper === null || isFilledIn(paper);
  const template = isOpen ? inUse : (paper.template ?? inUse);
  const isReplaced = isOpen && paper?.template != null && paper.template.id !== inUse.id;
  const filled = askedOnly(blocksOf(template), kept ?? (await prefilled(asking)));
  const decision = paper?.status === 'returned' ? paper.submissions[0]?.decision : null;
  return {
    ...person,
    status: paper?.status ?? 'none',
    version: paper?.version ?? 0,
    dueOn: (paper?.dueOn ?? null) as PlainDate | null,
    template,
    before: isReplaced ? paper.template : null,
    ...filled,
    // A consent is to a text: another one is agreed to anew (OB10).
    agreed: isReplaced ? askedOnly(blocksOf(template), EMPTY).agreed : filled.agreed,
    comment: decision?.comment ?? '',
    comments: decision?.comments ?? [],
    signature: isOpen ? null : signatureOf(ground, paper),
    withdrawals: paper?.withdrawals ?? [],
  };
}

export const showOwnPaper = handle(showOperation, (context) => shown(context, context.input.paperKind));

interface Wanted extends FilledPaper {
  readonly paperKind: PaperKind;
  readonly version: number;
  readonly templateId: string;
}

/** The caller's paper as it stands, and the text in use, which is the one that the caller must have seen. */
async function own(
  asking: Asking,
  { paperKind, version, templateId }: Wanted,
  actionOf: (paper: StoredPaper) => PaperAction,
) {
  const { ground, actor } = asking;
  const [paper, template] = await Promise.all([
    findNewest(ground.pool, actor.accountId, paperKind),
    findTextInUse(ground.pool, paperKind),
  ]);
  if (paper === null && version !== 0) refuse('stale', { current: { version: 0, status: 'none' } });
  if (paper !== null) ownPapers.allow(asking, paper, actionOf(paper), version);
  if (template.id !== templateId) refuse('text-replaced');
  return { paper, template };
}

const filledIn = (template: TemplateOfPaper, { answers, agreed, guardianName, guardianRelation }: Wanted) =>
  askedOnly(blocksOf(template), { answers, agreed, guardianName, guardianRelation });

/** A paper begun in two windows at once: the slower one is stale. */
async function refuseBegun({ ground, actor }: Asking, kind: PaperKind): Promise<never> {
  const paper = await findNewest(ground.pool, actor.accountId, kind);
  return refuse('stale', { current: { version: paper?.version ?? 0, status: paper?.status ?? 'none' } });
}

export const saveOwnPaper = handle(saveOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const actionOf = ({ status }: StoredPaper) => (status === 'returned' ? 'amend' : 'save');
  const { paper, template } = await own(context, input, actionOf);
  const filled = filledIn(template, input);
  if (paper !== null) {
    const answers = sealAnswers(ground.sealing, 'onboarding_papers', paper.id, filled);
    const to = paperMachine.transitions[actionOf(paper)].to;
    return ownPapers.move(context, paper, { to, change: savePaper, values: { template: template.id, answers } });
  }
  const id = uuidAt(now);
  const answers = sealAnswers(ground.sealing, 'onboarding_papers', id, filled);
  const done = await commit(
    beginPaper,
    { id, account: actor.accountId, kind: input.paperKind, template: template.id, answers, to: 'in_progress', at: now },
    {
      target: ['onboarding-paper', id],
      difference: { paperKind: input.paperKind },
      answer: { id, status: 'in_progress', version: 1, updatedAt: now },
    },
  );
  return done ?? refuseBegun(context, input.paperKind);
});

/** A wage account is changed by handing in its paper once more: begun with what was accepted, consents given anew. */
export const renewOwnPaper = handle(renewOperation, async (context) => {
  const { ground, actor, input, now, commit, standsAlready } = context;
  const [paper, template] = await Promise.all([
    findNewest(ground.pool, actor.accountId, input.paperKind),
    findTextInUse(ground.pool, input.paperKind),
  ]);
  const before = paper === null ? null : openedSubmission(ground, paper);
  if (paper !== null && isUnderWay(paper)) {
    return standsAlready(header(paper, paper));
  }
  if (paper === null || before === null) return refuse('not-found');
  const id = uuidAt(now);
  const filled = { ...askedOnly(blocksOf(template), before), agreed: askedOnly(blocksOf(template), EMPTY).agreed };
  const done = await commit(
    beginPaper,
    {
      ...{ id, account: actor.accountId, kind: input.paperKind, template: template.id, to: 'in_progress', at: now },
      answers: sealAnswers(ground.sealing, 'onboarding_papers', id, filled),
    },
    {
      target: ['onboarding-paper', id],
      difference: { paperKind: input.paperKind },
      answer: { id, status: 'in_progress', version: 1, updatedAt: now },
    },
  );
  // Another window was faster by a moment: its paper is answered at the next try.
  return done ?? refuse('unavailable');
});

/** As it is signed: an application has its accounts as banks read them, with the names that the banks have on the day. */
async function readForSigning({ ground, actor }: Asking, kind: PaperKind, filled: FilledPaper) {
  if (kind !== WAGE_PAPER) return { filled, faults: [] };
  const { answers, faults } = await namedBanks(ground, readAccounts(filled.answers));
  const unknown = await passbookFaults(ground.pool, actor.accountId, answers);
  return { filled: { ...filled, answers }, faults: [...faults, ...unknown] };
}

export const submitOwnPaper = handle(submitOperation, async (context) => {
  const { ground, actor, input, now, language, caller } = context;
  const { paper, template } = await own(context, input, () => 'submit');
  // Nothing is signed that was not kept before: the page keeps it as it is filled in.
  if (paper === null) return refuse('stale', { current: { version: 0, status: 'none' } });
  const typed = filledIn(template, input);
  const signed = {
    name: input.signedName,
    registered: registeredName(context),
    kana: actor.employee?.kana ?? null,
    day: ground.clock.today(),
  };
  const { filled, faults } = await readForSigning(context, input.paperKind, typed);
  const fields = [...paperFaults(blocksOf(template), typed, signed), ...faults];
  if (fields.length > 0) return refuse('invalid', { fields, values: { n: fields.length } });
  const submission = uuidAt(now);
  return ownPapers.move(context, paper, {
    to: 'submitted',
    change: submitPaper,
    values: {
      template: template.id,
      answers: sealAnswers(ground.sealing, 'onboarding_papers', paper.id, filled),
      submission,
      handedIn: sealAnswers(ground.sealing, 'onboarding_submissions', submission, {
        ...filled,
        drawing: input.drawing,
      }),
      count: (paper.submissions[0]?.count ?? 0) + 1,
      sha256: template.sha256,
      language: language === 'en' && template.textEn !== '' ? 'en' : 'ja',
      signedName: signed.name,
      registeredName: signed.registered,
      address: caller.ip,
      day: signed.day,
      facts: paperFact('onboarding-submitted', paper, {
        at: now,
        name: signed.registered,
        to: { roles: ['admin', 'system'] },
      }),
    },
    difference: { textVersion: template.number, sha256: template.sha256, by: actor.accountId },
  });
});

/** The newest that was handed in, opened. */
export function openedSubmission(ground: Ground, { submissions }: StoredPaper, index = 0): SignedPaper | null {
  const submission = submissions[index];
  if (submission === undefined) return null;
  const sealed = Buffer.from(submission.answers, 'base64');
  return openAnswers(ground.sealing, 'onboarding_submissions', submission.id, sealed);
}

export const withdrawConsent = handle(withdrawOperation, async (context) => {
  const { ground, actor, input, caller } = context;
  const { paperKind, version, key } = input;
  const paper = await findNewest(ground.pool, actor.accountId, paperKind);
  if (paper === null) return refuse('not-found');
  ownPapers.allow(context, paper, 'withdraw', version);
  const [signed, filled] = [paper.submissions[0], openedSubmission(ground, paper)];
  if (signed === undefined || filled === null) return refuse('not-found');
  const [blocks, before] = [blocksOf(signed.template), paper.withdrawals.map((one) => one.key)];
  if (!withdrawable(blocks, filled.agreed, before).includes(key)) return refuse('not-found');
  return ownPapers.move(context, paper, {
    to: endsWith(blocks, filled.agreed, [...before, key]) ? 'withdrawn' : 'accepted',
    change: withdrawItem,
    values: { item: key, address: caller.ip },
    difference: { consent: key },
  });
});
