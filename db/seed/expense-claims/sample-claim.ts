// A claim as it will stand in the database, and the making of one from its lines and its outcome.
import { type CheckGround, checkClaim, type Finding, multiplierOf } from '@madoguchi/contract/expense-claims/checks.ts';
import type { FindingCode } from '@madoguchi/contract/expense-claims/findings.ts';
import { claimTotal, lineAmount } from '@madoguchi/contract/expense-claims/rules.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import type { Employee } from '../organisation/roster.ts';
import type { SampleLine } from '../travel/line.ts';
import type { Happened } from './facts.ts';

export interface StoredLine extends SampleLine {
  readonly id: string;
  readonly amount: Yen | null;
  readonly attachmentId: string | null;
}

export interface SampleClaim extends Happened {
  readonly id: string;
  readonly owner: Employee;
  readonly month: YearMonth;
  readonly lines: readonly StoredLine[];
  readonly totalYen: Yen;
  /** Findings at the last submission. */
  readonly findings: readonly Finding[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Memos that people write beside a line with a warning. */
const MEMOS: Partial<Readonly<Record<FindingCode, string>>> = {
  weekend: '先方の都合により休日に対応しました。',
  holiday: '先方の都合により祝日に対応しました。',
  'fare-differs': '前回はきっぷの運賃でした。今回はICカードの運賃です。',
  'invoice-missing': '登録番号を鉄道会社に確認しています。',
};

function asChecked(lines: readonly StoredLine[]) {
  return lines.map(({ receipt, amount, attachmentId, ...line }) => ({
    ...line,
    attachments: attachmentId === null ? [] : [{ id: attachmentId }],
  }));
}

/** Amounts by the contract's rule. */
export function withAmount(line: SampleLine, ground: CheckGround, id: string, attachmentId: string | null): StoredLine {
  return { ...line, id, attachmentId, amount: lineAmount(line, multiplierOf(line.tripType, ground.masters.way)) };
}

/** The lines with a memo wherever the checks ask for one. */
export function explained(lines: readonly StoredLine[], ground: CheckGround): StoredLine[] {
  const findings = checkClaim(asChecked(lines), ground);
  return lines.map((line) => {
    const code = findings.find((finding) => finding.lineId === line.id && finding.code in MEMOS)?.code;
    return code === undefined || line.memo !== '' ? line : { ...line, memo: MEMOS[code] ?? '' };
  });
}

/** Runs the checks as of a submission at that moment: only warnings, as it can be submitted. */
export function findingsAt(lines: readonly StoredLine[], ground: CheckGround, moment: number): Finding[] {
  return checkClaim(asChecked(lines), { ...ground, today: tokyoDay(moment) });
}

export function totalOf(lines: readonly StoredLine[]): Yen {
  return claimTotal(lines);
}

/** The moment of the first submission, at which the number is given; `null` where there was none (B0-06). */
export function firstSubmission({ facts }: Pick<SampleClaim, 'facts'>): number | null {
  return facts.find((fact) => fact.decision === 'submitted')?.at ?? null;
}

/** The moment of the last submission; `null` for what never was submitted. */
export function lastSubmission({ facts }: Pick<SampleClaim, 'facts'>): number | null {
  return facts.findLast((fact) => fact.decision === 'submitted')?.at ?? null;
}
