// Claims as people make them, for tests: lines that pass every check, a saved draft, a submitted claim.
import { randomUUID } from 'node:crypto';
import type { ClaimHeader, LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { LineInput as LineSchema } from '@madoguchi/contract/expense-claims/model.ts';
import { saveDraft, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import type { z } from 'zod';
import type { Call } from './world.ts';

export const MONTH = '202611';

type Typed = z.input<typeof LineSchema>;

/** A complete ride on a working day; each call another fare, so that no two lines are the same. */
let fare = 200;
export function line(change: Partial<Typed> = {}): LineInput {
  fare += 10;
  return LineSchema.parse({
    id: randomUUID(),
    useDate: '2026-11-11',
    purpose: 'office',
    purposeText: '定例会議',
    visitedParty: '大阪支社',
    transportMode: 'train',
    from: '東京',
    via: '',
    to: `品川${fare}`,
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
  const answer = await call(saveDraft, { ...draft(lines), month });
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
