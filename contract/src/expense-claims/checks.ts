// The checks of a claim before submission, each with its line, field and remedy (B4-04). Pure: both sides ask here.
import type { MasterData } from '../master-data/model.ts';
import { weekday } from '../values/calendar-days.ts';
import { isInMonth } from '../values/calendar-months.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { mayKeepNumber, registrationNumberFault } from '../values/registration-number.ts';
import { readTypedYen } from '../values/typed-figure.ts';
import type { FindingCode } from './findings.ts';
import { type LineField, TEXT_LIMITS } from './line-fields.ts';
import type { CheckContext, ClaimLimits, LineInput } from './model.ts';
import { claimTotal, lineAmount } from './rules.ts';
import { sectionKey } from './section-key.ts';

export interface Finding {
  /** `null`: the claim as a whole. */
  readonly lineId: string | null;
  readonly field: LineField | 'attachments' | 'lines' | null;
  readonly code: FindingCode;
  /** An error blocks submission; a warning goes on with a memo (B4-04). */
  readonly severity: 'error' | 'warning';
  readonly values: Readonly<Record<string, string | number>>;
}

/** The checks' knowledge of the line's files: their kinds, and the number of another claim or purchase request with the same one. */
export interface CheckedLine extends Omit<LineInput, 'attachments'> {
  readonly attachments: readonly { readonly id: string; readonly sha256?: string; readonly alsoIn?: string | null }[];
}

export interface CheckGround {
  readonly context: CheckContext;
  readonly masters: Pick<MasterData, 'reason' | 'route' | 'way'>;
  readonly limits: ClaimLimits;
  readonly today: PlainDate;
}

type Report = (
  severity: Finding['severity'],
  field: Finding['field'],
  code: FindingCode,
  values?: Finding['values'],
) => void;

/** The invoice threshold on a day: the newest one valid by then; without one, or a day, no ride is ever too dear. */
function invoiceFromYen(context: CheckContext, day: string): number {
  const valid = context.invoiceFromYen.filter((rate) => rate.validFrom <= day);
  return valid.reduce((newest, rate) => (rate.validFrom > newest.validFrom ? rate : newest), {
    validFrom: '',
    yen: Number.POSITIVE_INFINITY,
  }).yen;
}

function modeOf(line: CheckedLine, ground: CheckGround) {
  return ground.masters.route.find((mode) => mode.code === line.transportMode);
}

/** ×1 or ×2 by the trip type's master value; an unknown one counts as one way. */
export function multiplierOf(tripType: string | null, ways: MasterData['way']): number {
  return ways.find((way) => way.code === tripType)?.extra.multiplier ?? 1;
}

function needsSection(line: CheckedLine): boolean {
  return line.expenseType === 'transport' || line.expenseType === 'private-car';
}

/** True when lines with this purpose have to name whom one visited: a setting of the purpose. */
export function needsVisitedParty({ purpose }: Pick<CheckedLine, 'purpose'>, reasons: MasterData['reason']): boolean {
  return reasons.find((reason) => reason.code === purpose)?.extra.needsCounterparty ?? false;
}

function checkRequired(line: CheckedLine, ground: CheckGround, report: Report): void {
  const missing = (field: LineField) => !(field in line.typed) && (line[field] === null || line[field] === '');
  const need = (field: LineField) => missing(field) && report('error', field, 'required', { field });
  for (const field of ['useDate', 'purpose', 'unitFare'] as const) need(field);
  if (needsSection(line)) for (const field of ['transportMode', 'from', 'to', 'tripType'] as const) need(field);
  if (needsVisitedParty(line, ground.masters.reason)) need('visitedParty');
  for (const [field, text] of Object.entries(line.typed) as [LineField, string][]) {
    reportUnreadable(field, text, ground, report);
  }
}

function reportUnreadable(field: LineField, text: string, { limits }: CheckGround, report: Report): void {
  if (field === 'useDate') return report('error', field, 'date-unreadable', { text });
  if (field !== 'unitFare' && field !== 'deduction') return report('error', field, 'choice-unreadable', { text });
  // A readable amount that a line cannot hold (0, a milliard) is out of range, not unreadable.
  if (readTypedYen(text) === null) return report('error', field, 'yen-unreadable', { text });
  report('error', field, 'amount-out-of-range', { from: field === 'deduction' ? 0 : 1, limit: limits.lineYen });
}

function checkLengths(line: CheckedLine, report: Report): void {
  for (const [field, limit] of Object.entries(TEXT_LIMITS) as [keyof typeof TEXT_LIMITS, number][]) {
    if (line[field].length > limit) report('error', field, 'too-long', { limit, now: line[field].length });
  }
}

function checkMasters(line: CheckedLine, ground: CheckGround, report: Report): void {
  const known = (list: 'reason' | 'route' | 'way', field: 'purpose' | 'transportMode' | 'tripType') => {
    const code = line[field];
    if (code !== null && !ground.masters[list].some((value) => value.code === code))
      report('error', field, 'not-in-list');
  };
  known('reason', 'purpose');
  known('route', 'transportMode');
  known('way', 'tripType');
}

function checkDate(line: CheckedLine, { context, today }: CheckGround, report: Report): void {
  const day = line.useDate;
  if (day === null) return;
  if (!isInMonth(day, context.month)) return report('error', 'useDate', 'date-outside-month', { month: context.month });
  if ((context.joinedOn && day < context.joinedOn) || (context.leftOn && day > context.leftOn)) {
    return report('error', 'useDate', 'date-outside-employment');
  }
  if (day > today) report('warning', 'useDate', 'in-future', { day });
  const holiday = context.holidays[day];
  if (holiday !== undefined) report('warning', 'useDate', 'holiday', { day, name: holiday });
  else if (weekday(day) % 6 === 0) report('warning', 'useDate', 'weekend', { day });
}

function checkMoney(line: CheckedLine, ground: CheckGround, report: Report): void {
  const multiplier = multiplierOf(line.tripType, ground.masters.way);
  const gross = (line.unitFare ?? 0) * multiplier;
  if (line.deduction > gross) report('error', 'deduction', 'deduction-over-fare', { yen: gross });
  if (line.unitFare === null) return;
  if (gross < 1 || gross > ground.limits.lineYen) {
    report('error', 'unitFare', 'amount-out-of-range', { from: 1, limit: ground.limits.lineYen });
  }
  const mode = modeOf(line, ground);
  if (!mode) return;
  const { receiptFrom, publicTransport } = mode.extra;
  if (receiptFrom !== null && gross >= receiptFrom && line.attachments.length === 0) {
    report('error', 'attachments', 'receipt-missing', { mode: mode.name, modeEn: mode.nameEn, yen: receiptFrom });
  }
  const threshold = invoiceFromYen(ground.context, line.useDate ?? '');
  if (publicTransport && gross >= threshold && line.registrationNumber === '') {
    report('warning', 'registrationNumber', 'invoice-missing', { yen: threshold });
  }
  const last = ground.context.lastFares[sectionKey(line)];
  if (last !== undefined && last !== line.unitFare) {
    report('warning', 'unitFare', 'fare-differs', { last, now: line.unitFare });
  }
}

function checkPapers(line: CheckedLine, report: Report): void {
  const { registrationNumber } = line;
  const fault = registrationNumber === '' ? null : registrationNumberFault(registrationNumber);
  if (fault !== null) {
    report(mayKeepNumber(fault) ? 'warning' : 'error', 'registrationNumber', fault, { number: registrationNumber });
  }
  const number = line.attachments.find(({ alsoIn }) => alsoIn)?.alsoIn;
  if (number) report('warning', 'attachments', 'receipt-elsewhere', { number });
}

/** The findings of one line by itself. */
export function checkLine(line: CheckedLine, ground: CheckGround): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (severity, field, code, values = {}) => {
    findings.push({ lineId: line.id, field, code, severity, values });
  };
  checkRequired(line, ground, report);
  checkLengths(line, report);
  checkMasters(line, ground, report);
  checkDate(line, ground, report);
  checkMoney(line, ground, report);
  checkPapers(line, report);
  return findings;
}

/**
 * Equal for lines that are the same ride or payment; `null` while a line has no day or fare. What has no section (parking, lodging)
 * may be paid twice a day at one price: there, what it was for, whom it concerned and its receipts tell one from the other.
 */
export function sameLineKey(line: CheckedLine): string | null {
  if (line.useDate === null || line.unitFare === null) return null;
  const ride = [line.useDate, line.expenseType, sectionKey(line), line.tripType, line.unitFare];
  if (needsSection(line)) return ride.join('|');
  const files = line.attachments.map(({ id, sha256 }) => sha256 ?? id).sort();
  return [...ride, line.purposeText.trim(), line.visitedParty.trim(), ...files].join('|');
}

/** Of each line with a file that a line before it has as well: its id, and the number of that line as people count. */
function receiptsTwice(lines: readonly CheckedLine[]): { lineId: string; line: number }[] {
  const firstWith = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const files = line.attachments.flatMap(({ sha256 }) => sha256 ?? []);
    const earlier = files.flatMap((file) => firstWith.get(file) ?? []);
    for (const file of files) if (!firstWith.has(file)) firstWith.set(file, index);
    return earlier.length === 0 ? [] : [{ lineId: line.id, line: Math.min(...earlier) + 1 }];
  });
}

const WARNINGS: ReadonlySet<FindingCode> = new Set(['late', 'receipt-twice']);

/** The findings of the claim as a whole: its lines, the same line twice, its size and total (B4-04). */
export function checkClaim(lines: readonly CheckedLine[], ground: CheckGround): Finding[] {
  const findings = lines.flatMap((line) => checkLine(line, ground));
  const add = (lineId: string | null, field: Finding['field'], code: FindingCode, values: Finding['values'] = {}) =>
    findings.push({ lineId, field, code, severity: WARNINGS.has(code) ? 'warning' : 'error', values });
  const firstWith = new Map<string, number>();
  lines.forEach((line, index) => {
    const key = sameLineKey(line);
    if (key === null) return;
    const first = firstWith.get(key);
    if (first === undefined) firstWith.set(key, index);
    else add(line.id, 'useDate', 'same-line-twice', { line: first + 1 });
  });
  for (const { lineId, line } of receiptsTwice(lines)) add(lineId, 'attachments', 'receipt-twice', { line });
  if (lines.length === 0) add(null, 'lines', 'no-lines');
  if (lines.length > ground.limits.lines) add(null, 'lines', 'too-many-lines', { limit: ground.limits.lines });
  const amounts = lines.map((line) => ({ amount: lineAmount(line, multiplierOf(line.tripType, ground.masters.way)) }));
  const total = claimTotal(amounts);
  if (total > ground.limits.totalYen) add(null, 'lines', 'total-over-limit', { limit: ground.limits.totalYen, total });
  if (ground.today > ground.context.closingDate) {
    add(null, null, 'late', { day: ground.context.closingDate });
  }
  return findings;
}

/** Findings that block submission: every error, each warned line whose memo is still empty, and a late claim without one (B4-04). */
export function blockers(lines: readonly CheckedLine[], findings: readonly Finding[]): Finding[] {
  const errors = findings.filter((finding) => finding.severity === 'error');
  const warned = new Set(findings.filter((finding) => finding.severity === 'warning').map((finding) => finding.lineId));
  const hasMemo = (line: CheckedLine) => line.memo.trim() !== '';
  const asks = (line: CheckedLine, code: FindingCode): Finding => ({
    lineId: line.id,
    field: 'memo',
    code,
    severity: 'error',
    values: {},
  });
  const unexplained = lines.filter((line) => warned.has(line.id) && !hasMemo(line));
  // The claim as a whole has no memo: why it is late is said in that of one of its lines.
  const isLate = findings.some(({ code }) => code === 'late') && unexplained.length === 0 && !lines.some(hasMemo);
  return [
    ...errors,
    ...unexplained.map((line) => asks(line, 'memo-needed')),
    ...lines.slice(0, isLate ? 1 : 0).map((line) => asks(line, 'late-memo-needed')),
  ];
}
