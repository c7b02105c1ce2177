import { approve, returnRequest, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import type { LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { saveDraft, showClaim, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import type { Page } from '@playwright/test';

interface Answer {
  readonly id: string;
  readonly version: number;
  readonly number: string | null;
}

/**
 * Hands in a claim of one train ride as the person signed in on the page, by the operations themselves: for journeys
 * that begin where a claim has been submitted.
 */
export async function handIn(page: Page, month: string, fareYen = 480): Promise<Answer> {
  const draft = await post(page, saveDraft.path.replace(':month', month), {
    version: 0,
    lines: [ride(month, fareYen)],
    removed: [],
  });
  return post(page, submitClaim.path.replace(':id', draft.id), { version: draft.version });
}

/** Says yes to the claim as the approver signed in on the page, whose turn it is. */
export async function approveClaim(page: Page, claim: Pick<Answer, 'id'>): Promise<void> {
  const { id, version } = await approvalOf(page, claim);
  await post(page, approve.path.replace(':id', id), { version });
}

/** Sends the claim back to its requester as the approver signed in on the page, whose turn it is. */
export async function returnClaim(page: Page, claim: Pick<Answer, 'id'>, comment: string): Promise<void> {
  const { id, version } = await approvalOf(page, claim);
  await post(page, returnRequest.path.replace(':id', id), { version, reason: 'entry', comment });
}

async function approvalOf(page: Page, claim: Pick<Answer, 'id'>): Promise<Answer> {
  const { approvalId } = await read<{ approvalId: string }>(page, showClaim.path.replace(':id', claim.id));
  return read(page, showApproval.path.replace(':id', approvalId));
}

function read<Output>(page: Page, path: string): Promise<Output> {
  return page.evaluate(async (url) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
    return (await answer.json()) as Output;
  }, path);
}

function ride(month: string, fareYen: number): Record<keyof LineInput, unknown> {
  return {
    id: crypto.randomUUID(),
    useDate: `${month.slice(0, 4)}-${month.slice(4)}-15`,
    purpose: 'visit',
    purposeText: '納品の立会い',
    visitedParty: '豊洲水産流通株式会社',
    transportMode: 'train',
    from: '東京',
    via: '',
    to: '大宮',
    tripType: 'one-way',
    unitFare: fareYen,
    deduction: 0,
    expenseType: 'transport',
    taxClass: 'standard',
    invoiceBasis: 'public-transport',
    registrationNumber: '',
    paidBy: 'self',
    memo: '立会いのため',
    attachments: [],
    typed: {},
  };
}

/** Sent from the page itself: with its cookie, its origin, its address. */
function post(page: Page, path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ([url, text]) => {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
      if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    [path, JSON.stringify(body)] as const,
  );
}
