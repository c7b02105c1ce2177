// Sends batches to the portal's server, and tells its answers apart.
import { saveDraft, showMyMonth } from '@madoguchi/contract/expense-claims/operations.ts';
import type { FieldProblem, ProblemBody } from '@madoguchi/contract/problem-body.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { call } from '../../../../platform/call.ts';
import { OfflineError, ProblemError } from '../../../../platform/http/refusals.ts';
import type { Answer, Batch, SavePorts } from './save-ports.ts';

export function saveTransport(month: YearMonth): SavePorts['send'] {
  return async (batch, { key }) => {
    try {
      return { kind: 'saved', header: await call(saveDraft, { month, ...batch }, { key }) };
    } catch (error) {
      return answerOf(error, batch, month);
    }
  };
}

async function answerOf(error: unknown, batch: Batch, month: YearMonth): Promise<Answer> {
  if (error instanceof OfflineError) return { kind: 'unreachable' };
  if (!(error instanceof ProblemError)) throw error;
  const problem = error.body;
  if (problem.code === 'stale' || problem.code === 'claim-exists') return newerClaim(problem, month);
  if (problem.status >= 500 || problem.code === 'too-many') return { kind: 'unreachable' };
  const faults = lineFaults(problem.data.fields, batch.lines.length);
  return faults.size > 0 ? { kind: 'lines-refused', faults } : { kind: 'refused', problem };
}

/** The refusal brings the newer header (B0-02); its lines are read. */
async function newerClaim(problem: ProblemBody, month: YearMonth): Promise<Answer> {
  try {
    const { claim } = await call(showMyMonth, { month });
    return claim ? { kind: 'newer', claim } : { kind: 'refused', problem };
  } catch (error) {
    if (error instanceof OfflineError) return { kind: 'unreachable' };
    if (error instanceof ProblemError) return { kind: 'refused', problem: error.body };
    throw error;
  }
}

/** Faults by the index of their line, from paths such as `lines.3.useDate`. */
export function lineFaults(fields: readonly FieldProblem[], lineCount: number): Map<number, FieldProblem[]> {
  const faults = new Map<number, FieldProblem[]>();
  for (const fault of fields) {
    const index = Number(/^lines\.(\d+)\./.exec(fault.field)?.[1] ?? Number.NaN);
    if (!(index < lineCount)) continue;
    faults.set(index, [...(faults.get(index) ?? []), fault]);
  }
  return faults;
}
