// Claims as people make them, for tests: lines that pass every check, a saved draft, a submitted claim.
import { randomUUID } from 'node:crypto';
import { approve, reject, returnRequest } from '@madoguchi/contract/approvals/operations.ts';
import type { ClaimHeader, LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { LineInput as LineSchema } from '@madoguchi/contract/expense-claims/model.ts';
import { saveDraft, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import type { z } from 'zod';
import type { Who } from './people.ts';
import type { Answer, Call, World } from './world.ts';

export const MONTH = '202611';

type Typed = z.input<typeof LineSchema>;

/** Lines made so far, by all test files of this worker. */
let made = 0;

/** A complete ride on a working day; each call to another place, so that no two lines are the same. */
export function line(change: Partial<Typed> = {}): LineInput {
  made += 1;
  // However many came before: far below what a fare may be without an invoice.
  const fare = 200 + (made % 500) * 10;
  return LineSchema.parse({
    id: randomUUID(),
    useDate: '2026-11-11',
    purpose: 'office',
    purposeText: '定例会議',
    visitedParty: '大阪支社',
    transportMode: 'train',
    from: '東京',
    via: '',
    to: `品川${made}`,
    tripType: 'one-way',
    unitFare: fare,
    deduction: 0,
    expenseType: 'transport',
    taxClass: 'standard',
    invoiceBasis: 'public-transport',
    registrationNumber: '',
    paidBy: 'self',
    memo: '',
    attachments: [],
    typed: {},
    ...change,
  });
}

export function draft(lines: readonly LineInput[], version = 0, change: object = {}) {
  return { month: MONTH, version, lines: [...lines], removed: [], ...change } as Parameters<Call>[1] & {
    month: string;
    version: number;
    lines: LineInput[];
    removed: string[];
  };
}

/** Saves a new draft of the month; throws where that is refused. */
export async function savedDraft(call: Call, lines = [line(), line({ tripType: 'round-trip' })], month = MONTH) {
  // A month whose closing date has passed wants to know why it comes late.
  const said = lines.map((one, index) =>
    month < MONTH && index === 0 ? { ...one, memo: one.memo || '遅れて申請' } : one,
  );
  const answer = await call(saveDraft, { ...draft(said), month });
  if (answer.status !== 200) throw new Error(`not saved: ${answer.raw.body}`);
  return answer.output;
}

/** Saves and submits. */
export async function submitted(call: Call, lines?: LineInput[], month = MONTH): Promise<ClaimHeader> {
  const { id, version } = await savedDraft(call, lines, month);
  const answer = await call(submitClaim, { id, version });
  if (answer.status !== 200) throw new Error(`not submitted: ${answer.raw.body}`);
  return answer.output;
}

type ClaimId = Pick<ClaimHeader, 'id'>;

/** The approval of a claim as it is now: by what its approvers act on it. */
export async function approvalOf({ pool }: Pick<World, 'pool'>, { id }: ClaimId) {
  const { rows } = await pool.query<{ id: string; version: number }>(
    'select id, version from approvals where subject_id = $1',
    [id],
  );
  const [approval] = rows;
  if (approval === undefined) throw new Error(`no approval of ${id}`);
  return approval;
}

/** The claim as it stands, whoever may see it. */
export async function standingClaim(
  { pool }: Pick<World, 'pool'>,
  { id }: ClaimId,
): Promise<ClaimId & Pick<ClaimHeader, 'status' | 'version'>> {
  const { rows } = await pool.query('select id, status, version from expense_claims where id = $1', [id]);
  return rows[0];
}

const ACTS = { approve, return: returnRequest, reject } as const;
export type Decision = keyof typeof ACTS;
export const REASON = { reason: 'receipt', comment: '領収書を添付してください。' } as const;
const INPUT = { approve: {}, return: REASON, reject: { comment: REASON.comment } } as const;

/** Decides on a claim as it is now, as the given person, whatever comes of it. */
export async function decideOn(
  world: World,
  who: Who,
  claim: ClaimId,
  act: Decision,
  more: object = {},
): Promise<Answer<typeof approve>> {
  const at = await approvalOf(world, claim);
  return world.as(who)(ACTS[act] as typeof approve, { ...at, ...INPUT[act], ...more });
}

async function decided(world: World, who: Who, claim: ClaimId, act: Decision, more?: object) {
  const answer = await decideOn(world, who, claim, act, more);
  if (answer.status !== 200) throw new Error(`not done: ${act} ${answer.raw.body}`);
  return standingClaim(world, claim);
}

/** The superior's yes, the first of two. */
export const inReview = (world: World, claim: ClaimId) => decided(world, 'admin2', claim, 'approve');

/** Through all its steps: the superior first, an admin then. */
export async function approved(world: World, claim: ClaimId, admin: Who = 'admin') {
  await inReview(world, claim);
  return decided(world, admin, claim, 'approve');
}

export const returned = (world: World, claim: ClaimId, comment: string = REASON.comment) =>
  decided(world, 'admin2', claim, 'return', { comment });

export const rejected = (world: World, claim: ClaimId, comment: string = REASON.comment) =>
  decided(world, 'admin2', claim, 'reject', { comment });
