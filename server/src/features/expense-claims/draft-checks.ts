// Checks of a save: values that no later edit of another field could correct, each refused at its field.

import { ATTACHMENTS_PER_CLAIM } from '@madoguchi/contract/attachments/limits.ts';
import { multiplierOf } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import { FINDING_TEXTS } from '@madoguchi/contract/expense-claims/findings.ts';
import type { LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Values } from '@madoguchi/contract/message.ts';
import { isInMonth } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Ground } from '../../platform/ground.ts';
import { refuse, type WrongField } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findOwnFiles } from '../attachments/public.ts';
import { findMonthFiles } from './store.ts';

type Code = WrongField['code'];

/** A wrong field of the nth line; findings have sentences of their own. */
export function wrongLine(index: number, field: string, code: Code, values: Values = {}): WrongField {
  const finding = code in FINDING_TEXTS ? { code: code as keyof typeof FINDING_TEXTS, values } : null;
  return {
    field: `lines.${index}.${field}`,
    code,
    values,
    ...(finding === null ? {} : { sentence: (language) => findingSentence(finding, language) }),
  };
}

function refuseAny(fields: readonly WrongField[]): void {
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
}

/** No line twice in one batch, and none both changed and removed. */
export function checkNames({ lines, removed }: { lines: readonly LineInput[]; removed: readonly string[] }): void {
  const seen = new Set(removed);
  const twice = lines.flatMap(({ id }, index) => {
    if (seen.has(id)) return [wrongLine(index, 'id', 'line-twice')];
    seen.add(id);
    return [];
  });
  refuseAny(twice);
}

/** Days of the claim's month, amounts within the limits. */
export function checkLines(
  lines: readonly LineInput[],
  month: YearMonth,
  ground: Ground,
  ways: MasterData['way'],
): void {
  const limit = ground.config.claimMaxLineYen;
  const wrong = lines.flatMap((line, index) => {
    const gross = (line.unitFare ?? 0) * multiplierOf(line.tripType, ways);
    const amounts = [
      ['unitFare', 1, line.unitFare, gross],
      ['deduction', 0, line.deduction, line.deduction],
    ] as const;
    return [
      ...(line.useDate !== null && !isInMonth(line.useDate, month)
        ? [wrongLine(index, 'useDate', 'date-outside-month', { month })]
        : []),
      ...amounts.flatMap(([field, from, typed, most]) => {
        if (typed === null || (typed >= from && most <= limit)) return [];
        return [wrongLine(index, field, typed < from ? 'yen-range' : 'amount-out-of-range', { from, limit })];
      }),
    ];
  });
  if (lines.length > ground.config.claimMaxLines) {
    refuseAny([{ field: 'lines', code: 'too-many-lines', values: { limit: ground.config.claimMaxLines } }]);
  }
  refuseAny(wrong);
}

/** Only files that the person added, at most 20 in the claim as it will stand: what the same save removes counts no more (B0-07). */
export async function checkAttachments(
  ground: Ground,
  actor: Actor,
  employee: string,
  month: YearMonth,
  { lines, removed }: { readonly lines: readonly LineInput[]; readonly removed: readonly string[] },
): Promise<void> {
  const sent = lines.flatMap((line) => line.attachments);
  if (sent.length === 0) return;
  const [own, elsewhere] = await Promise.all([
    findOwnFiles(ground.pool, actor.accountId, sent),
    findMonthFiles(ground.pool, employee, month, [...lines.map(({ id }) => id), ...removed]),
  ]);
  const unknown = lines.flatMap((line, index) =>
    line.attachments.some((id) => !own.has(id)) ? [wrongLine(index, 'attachments', 'unknown-attachment')] : [],
  );
  refuseAny(unknown);
  if (new Set(sent).size + elsewhere > ATTACHMENTS_PER_CLAIM) {
    refuseAny([{ field: 'lines', code: 'attachments-per-claim' }]);
  }
}
