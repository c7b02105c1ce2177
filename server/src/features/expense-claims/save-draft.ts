import type { ClaimHeader, LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { saveDraft as operation } from '@madoguchi/contract/expense-claims/operations.ts';
import { EDITABLE, ENDED } from '@madoguchi/contract/expense-claims/rules.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { refusedBy } from '../../platform/db/change.ts';
import type { Committed, WriteContext } from '../../platform/http/handler.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { ownEmployee } from '../approvals/public.ts';
import { departmentName, masterData } from '../master-data/public.ts';
import { claimMonth } from './check-ground.ts';
import { claims, headerOf } from './claim-record.ts';
import { checkAttachments, checkLines, checkNames, wrongLine } from './draft-checks.ts';
import { draftDifference, lineRow, mergeDraft, type PricedLine, pricedLine, totalOf } from './draft-lines.ts';
import { beginClaim, saveClaim } from './draft-store.ts';
import { findLines } from './lines-store.ts';
import { type ClaimRow, findMonth } from './store.ts';

type Context = WriteContext<typeof operation>;
type Done = Committed<ClaimHeader>;

/** A line's id that stands in somebody's claim already: the caller made it up. */
function refuseTakenId(error: unknown, lines: readonly LineInput[]): never {
  if (refusedBy(error) !== 'claim_lines_pkey') throw error;
  return refuse('invalid', { fields: lines.map((_line, index) => wrongLine(index, 'id', 'unknown-line')) });
}

/** The first save of a month. Nothing is read before: the one live claim a month is the database's own guard. */
async function begin(context: Context, month: YearMonth, lines: readonly PricedLine[]): Promise<Done> {
  const { ground, actor, now, input, commit } = context;
  const employee = ownEmployee(actor);
  if (input.removed.length > 0) refuse('invalid', { fields: [{ field: 'removed', code: 'unknown-line' }] });
  const id = uuidAt(now);
  const total = totalOf(lines);
  const values = {
    id,
    employee: employee.id,
    month,
    employeeNumber: employee.number,
    name: employee.name,
    kana: employee.kana,
    departmentCode: employee.departmentCode,
    departmentName: departmentName(await masterData(ground), employee.departmentCode),
    lineCount: lines.length,
    total,
    at: now,
  };
  const answer = {
    id,
    month,
    status: 'draft' as const,
    version: 1,
    number: null,
    lineCount: lines.length,
    totalYen: yen(total),
    submittedAt: null,
    updatedAt: now,
  };
  const difference = draftDifference([], { added: lines, altered: [] }, []);
  const record = { target: ['expense-claim', id] as const, difference, answer };
  const done = await commit(beginClaim, values, record).catch((error: unknown) => refuseTakenId(error, lines));
  if (done !== null) return done;
  const current = await findMonth(ground.pool, employee.id, month);
  return refuse('claim-exists', current === null ? {} : { current: headerOf(current) });
}

async function save(context: Context, claim: ClaimRow, lines: readonly PricedLine[]): Promise<Done> {
  const { ground, actor, now, input, language, commit } = context;
  const current = headerOf(claim);
  if (!EDITABLE.includes(claim.status)) claims.refuseState(claim, language);
  if (claim.version !== input.version) refuse('stale', { current });
  const before = await findLines(ground.pool, claim.id);
  const merged = mergeDraft(before, lines, input.removed, input.order, ground.config.claimMaxLines);
  const total = totalOf(merged.all);
  const version = claim.version + 1;
  const done = await commit(
    saveClaim,
    {
      id: claim.id,
      version: claim.version,
      lineCount: merged.all.length,
      total,
      at: now,
      by: actor.accountId,
      altered: JSON.stringify(merged.altered.map(lineRow)),
      moved: JSON.stringify(merged.moved),
      removed: input.removed,
    },
    {
      target: ['expense-claim', claim.id],
      difference: draftDifference(before, merged, input.removed),
      answer: { ...current, version, lineCount: merged.all.length, totalYen: yen(total), updatedAt: now },
    },
  ).catch((error: unknown) => refuseTakenId(error, lines));
  if (done !== null) return done;
  const newer = await findMonth(ground.pool, claim.employeeUuid, claim.month);
  return refuse('stale', newer === null ? {} : { current: headerOf(newer) });
}

/** Saves what was typed, complete or not (B0-11, B4-02). Values that can never be right are refused here. */
export const saveDraft = handle(operation, async (context) => {
  const { ground, actor, input } = context;
  const month = claimMonth(input.month, ground);
  const employee = ownEmployee(actor);
  const { lists } = await masterData(ground);
  checkNames(input);
  checkLines(input.lines, month, ground, lists.way);
  await checkAttachments(ground, actor, employee.id, month, input);
  const lines = input.lines.map((line, index) => pricedLine(line, lists.way, index));
  if (input.version === 0) return begin(context, month, lines);
  const claim = await findMonth(ground.pool, employee.id, month);
  if (claim === null || ENDED.includes(claim.status)) return refuse('stale', {});
  return save(context, claim, lines);
});
