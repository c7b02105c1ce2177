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
} from '@madoguchi/contract/onboarding/operations.ts';
import type { OpenedPaper } from '@madoguchi/contract/onboarding/paper-model.ts';
import { ONBOARDING_PAPER } from '@madoguchi/contract/onboarding/record.ts';
import { changedAnswers, paperMachine } from '@madoguchi/contract/onboarding/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { writtenFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import { type Asking, recordKit } from '../../../platform/record/record-kit.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { type AcceptedAccounts, acceptedAccounts } from '../../bank-accounts/public.ts';
import { openedSubmission, registeredName } from './own-papers.ts';
import { factOf } from './paper-facts.ts';
import {
  decidePaper,
  findNamed,
  findPaper,
  paperPages,
  remindMany,
  requestMany,
  type StoredPaper,
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

function opened(ground: Ground, paper: StoredPaper, accountId: string): OpenedPaper {
  const [newest] = paper.submissions;
  const [filled, before] = [openedSubmission(ground, paper), openedSubmission(ground, paper, 1)];
  const { id, version, status, updatedAt, paperKind, name, employeeId, withdrawals } = paper;
  const head = { id, version, status, updatedAt, paperKind, name, employeeId, withdrawals };
  const isOwn = paper.accountId === accountId;
  if (newest === undefined || filled === null) return { ...head, isOwn, submission: null, decision: null };
  const { sha256: _sha256, ...template } = newest.template;
  return {
    ...head,
    isOwn,
    submission: {
      count: newest.count,
      template,
      sha256: newest.sha256,
      ...filled,
      signature: {
        name: newest.signedName,
        at: newest.signedAt,
        day: newest.signedOn as PlainDate,
        language: newest.language,
      },
      ip: newest.ip,
      changed: before === null ? [] : [...changedAnswers(before, filled)],
    },
    decision: newest.decision,
  };
}

export const openPaper = handle(openOperation, async (context) => {
  const paper = await papers.seen(context, context.input.id);
  const output = opened(context.ground, paper, context.actor.accountId);
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
