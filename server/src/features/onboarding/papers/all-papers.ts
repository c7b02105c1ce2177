// All people's papers, as HR looks after them: asked for, reminded of, opened on record, accepted, returned (B8-02, B8-05).
import { WAGE_PAPER } from '@madoguchi/contract/onboarding/kinds.ts';
import { PAPER_LIST } from '@madoguchi/contract/onboarding/lists.ts';
import {
  acceptPaper as acceptOperation,
  exportPapers as exportOperation,
  listPapers as listOperation,
  openPaper as openOperation,
  remindPapers as remindOperation,
  requestPapers as requestOperation,
  returnPaper as returnOperation,
  takeBackRequest as takeBackOperation,
} from '@madoguchi/contract/onboarding/operations.ts';
import type { OpenedPaper, Submission } from '@madoguchi/contract/onboarding/paper-model.ts';
import { ONBOARDING_PAPER } from '@madoguchi/contract/onboarding/record.ts';
import { changedAnswers, paperMachine, reminderDay } from '@madoguchi/contract/onboarding/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { writtenFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import { type Asking, recordKit } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { type AcceptedAccounts, acceptedAccounts } from '../../bank-accounts/public.ts';
import type { DailyWork } from '../../notifications/public.ts';
import { openedSubmission, registeredName } from './own-papers.ts';
import { factOf, paperFact } from './paper-facts.ts';
import {
  decidePaper,
  findDue,
  findNamed,
  findOwnStates,
  findPaper,
  paperPages,
  remindDue,
  remindMany,
  requestMany,
  type StoredPaper,
  takeBack,
} from './papers-store.ts';

const PAPERS = listHandlers({ list: PAPER_LIST, pages: paperPages, values: () => ({}) });

export const listPapers = PAPERS.page(listOperation);
export const exportPapers = PAPERS.file(exportOperation, {
  name: { ja: '提出書類', en: 'onboarding-documents' },
  isDated: true,
});

/** Papers as HR decides on them: their own are not theirs to decide. */
export const papers = recordKit({
  record: ONBOARDING_PAPER,
  find: ({ ground }, id) => findPaper(ground.pool, id),
  whyNot: ({ status, accountId }, action, { actor }) =>
    paperMachine.whyNot(status, action, accountId === actor.accountId ? [] : ['hr']),
  current: ({ version, status }) => ({ version, status }),
  answer: ({ id }, moved) => ({ id, ...moved }),
});

async function opened({ ground, actor }: Asking, paper: StoredPaper): Promise<OpenedPaper> {
  const { id, version, status, updatedAt, paperKind, name, employeeId, withdrawals, takenBackReason } = paper;
  const checklist = await findOwnStates(ground.pool, paper.accountId);
  return {
    ...{ id, version, status, updatedAt, paperKind, name, employeeId, withdrawals, takenBackReason },
    isOwn: paper.accountId === actor.accountId,
    dueOn: paper.dueOn as PlainDate | null,
    submissions: paper.submissions.flatMap((_, index) => submissionAt(ground, paper, index)),
    checklist: checklist.map((one) => ({ ...one, dueOn: one.dueOn as PlainDate | null })),
  };
}

/** A submission with what it changed over the one before. */
function submissionAt(ground: Ground, paper: StoredPaper, index: number): Submission[] {
  const one = paper.submissions[index];
  const [filled, before] = [openedSubmission(ground, paper, index), openedSubmission(ground, paper, index + 1)];
  if (one === undefined || filled === null) return [];
  const { count, template, sha256, ip, decision, signedName: signer, signedAt: at, signedOn, language } = one;
  return [
    {
      ...{ count, template, sha256, ...filled, ip, decision },
      signature: { name: signer, at, day: signedOn as PlainDate, language, drawing: filled.drawing ?? '' },
      changed: before === null ? [] : [...changedAnswers(before, filled)],
    },
  ];
}

export const openPaper = handle(openOperation, async (context) => {
  const paper = await papers.seen(context, context.input.id);
  const output = await opened(context, paper);
  return output.isOwn ? context.own(output) : context.opened({ target: ['onboarding-paper', paper.id] }, output);
});

const NO_ACCOUNTS: AcceptedAccounts = { rows: '[]', facts: [] };

/** The values of a decision besides the state. */
function decision(
  asking: Asking,
  paper: StoredPaper,
  { outcome, comment, comments }: { outcome: 'accepted' | 'returned'; comment: string; comments: readonly object[] },
  accounts: AcceptedAccounts,
) {
  const [newest] = paper.submissions;
  if (newest === undefined) throw new Error(`The paper ${paper.id} is handed in, but nothing was`);
  const name = registeredName(asking);
  const to = { account: paper.accountId };
  return {
    submission: newest.id,
    outcome,
    comment,
    comments: JSON.stringify(comments),
    byName: name,
    facts: writtenFacts([factOf(`onboarding-${outcome}`, paper, { at: asking.now, name, to }), ...accounts.facts]),
    accounts: accounts.rows,
  };
}

/** @throws Problem `no-employee-record` where there is nobody whom the accounts could belong to */
async function accountsOf({ ground, now }: Asking, paper: StoredPaper): Promise<AcceptedAccounts> {
  const answers = openedSubmission(ground, paper)?.answers;
  if (paper.paperKind !== WAGE_PAPER || answers === undefined) return NO_ACCOUNTS;
  const number = paper.employeeId;
  const accepted = number === null ? null : await acceptedAccounts(ground, { number, answers, now });
  return accepted ?? refuse('no-employee-record');
}

export const acceptPaper = handle(acceptOperation, async (context) => {
  const { id, version } = context.input;
  const paper = await papers.seen(context, id);
  papers.allow(context, paper, 'accept', version);
  const accounts = await accountsOf(context, paper);
  return papers.move(context, paper, {
    to: 'accepted',
    change: decidePaper,
    values: decision(context, paper, { outcome: 'accepted', comment: '', comments: [] }, accounts),
  });
});

export const returnPaper = handle(returnOperation, (context) =>
  papers.step(context, 'return', (paper) => {
    const { comment } = context.input;
    const comments = context.input.comments.filter((one) => one.comment.trim() !== '');
    if (comment.trim() === '' && comments.length === 0) {
      return refuse('invalid', { fields: [{ field: 'comment', code: 'return-comment' }], values: { n: 1 } });
    }
    return {
      change: decidePaper,
      values: decision(context, paper, { outcome: 'returned', comment, comments }, NO_ACCOUNTS),
      difference: { fields: comments.map(({ field }) => field) },
    };
  }),
);

export const requestPapers = handle(requestOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const wanted = input.papers.map(({ accountId, paperKind }) => ({ id: uuidAt(now), accountId, paperKind }));
  const name = registeredName(context);
  const facts = wanted.map((paper) =>
    factOf('onboarding-requested', paper, { at: now, name, to: { account: paper.accountId } }),
  );
  const done = await commit(
    requestMany,
    {
      wanted: JSON.stringify(
        wanted.map(({ id, accountId, paperKind }) => ({ id, account: accountId, kind: paperKind })),
      ),
      dueOn: input.dueOn,
      by: actor.accountId,
      at: now,
      facts: writtenFacts(facts),
    },
    { target: null, difference: { papers: input.papers, dueOn: input.dueOn }, answer: {} },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});

export const remindPapers = handle(remindOperation, async (context) => {
  const { ground, input, now, commit } = context;
  const name = registeredName(context);
  const named = await findNamed(ground.pool, input.ids);
  const facts = named.map(({ id, account, kind }) =>
    factOf('onboarding-reminder', { id, paperKind: kind }, { at: now, name, to: { account } }),
  );
  const done = await commit(
    remindMany,
    { ids: input.ids, today: ground.clock.today(), facts: writtenFacts(facts) },
    { target: null, difference: { papers: input.ids }, answer: {} },
  );
  return done ?? refuse('unavailable');
});

export const takeBackRequest = handle(takeBackOperation, (context) =>
  papers.step(context, 'take-back', (paper) => {
    const { reason } = context.input;
    const told = { at: context.now, name: registeredName(context), to: { account: paper.accountId }, more: { reason } };
    return {
      change: takeBack,
      values: { reason, facts: paperFact('onboarding-taken-back', paper, told) },
      difference: { reason },
    };
  }),
);

/** The longest time before its day that a paper is reminded of. */
const AHEAD_DAYS = 3;

/** Reminds by itself those whose day has come (B8-05); a reminder of HR's on the same day is enough. */
export const remindOfDue: DailyWork = async ({ clock }, executor) => {
  const [today, now] = [clock.today(), clock.now()];
  const due = (await findDue(executor, addDays(today, AHEAD_DAYS))).filter(({ dueOn, remindedOn }) => {
    const day = reminderDay(dueOn as PlainDate, today);
    return day !== null && (remindedOn === null || remindedOn < day);
  });
  if (due.length === 0) return 0;
  const facts = due.map(({ id, account, kind, dueOn }) =>
    factOf('onboarding-due', { id, paperKind: kind }, { at: now, name: '', to: { account }, more: { day: dueOn } }),
  );
  return remindDue(
    executor,
    due.map(({ id }) => id),
    today,
    writtenFacts(facts),
  );
};
