// Daily work on requests under way (B3-02, B3-03): overdue turns are asked about or go one level up as well, and
// the turns of those who can decide no more go one level up. Nothing is ever approved by a day.
import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import { escalate } from '@madoguchi/contract/approvals/engine/escalate.ts';
import type { Done, Ground as EngineGround } from '@madoguchi/contract/approvals/engine/ground.ts';
import { hasBarredTurn, vacate } from '@madoguchi/contract/approvals/engine/vacate.ts';
import type { Organisation } from '@madoguchi/contract/approvals/organisation.ts';
import { runChange } from '../../../platform/db/change.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import { tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { announceApprovals } from '../acts/announce-act.ts';
import { approvalToWrite, tasksToWrite } from '../approval-rows.ts';
import { findApproval, type StoredApproval } from '../approval-store.ts';
import { businessDays } from '../calendar.ts';
import { organisationFor } from '../organisation/organisation-of-day.ts';
import { actOfCalendar, findOverdue, findVacant } from './approval-days-store.ts';
import { calendarRow, recordOfDay } from './record-of-day.ts';
import { vacantTurnFacts } from './vacant-turns.ts';

/** At most so many a look: the next comes in an hour. */
const AT_ONCE = 500;

/** Looks at the day. Answers how many acts it brought. */
export async function actByDay(ground: Ground, executor: Executor): Promise<number> {
  const today = ground.clock.today();
  let acts = 0;
  for (const id of await findVacant(executor, today, AT_ONCE)) {
    acts += await attempted(ground, id, () => fillVacant(ground, executor, id));
  }
  for (const { approvalId, taskId } of await findOverdue(executor, today, AT_ONCE)) {
    acts += await attempted(ground, approvalId, () => askAgain(ground, executor, approvalId, taskId));
  }
  return acts;
}

/** Moves the turns that an act left with somebody who may not take them. What cannot be moved now is tried by the days. */
export async function passBarredTurns(ground: Ground, approval: Approval): Promise<void> {
  if (hasBarredTurn(approval)) await attempted(ground, approval.id, () => fillVacant(ground, ground.pool, approval.id));
}

/** One request that cannot be dealt with leaves the others alone. */
async function attempted({ log }: Ground, approvalId: string, act: () => Promise<number>): Promise<number> {
  try {
    return await act();
  } catch (error) {
    log.warn(
      { err: error, approvalId },
      'what the day brings for a request could not be done; it is tried again in an hour',
    );
    return 0;
  }
}

interface UnderWay {
  readonly approval: Approval;
  readonly presented: StoredApproval['presented'];
  /** Everybody who has a part in it, as they are on this day. */
  readonly organisation: Organisation;
  readonly engine: EngineGround;
}

async function underWay(ground: Ground, executor: Executor, id: string): Promise<UnderWay | null> {
  const [at, on] = [ground.clock.now(), ground.clock.today()];
  const stored = await findApproval(executor, id, { employee: null, on });
  if (stored === null) return null;
  const { approval, presented } = stored;
  const approvers = approval.steps.flatMap(({ tasks }) => tasks.map(({ approver }) => approver.employeeId));
  const [organisation, addBusinessDays] = await Promise.all([
    organisationFor(executor, [], [...new Set(approvers)], on),
    businessDays(ground),
  ]);
  return {
    approval,
    presented,
    organisation,
    engine: { at, on, addBusinessDays, newId: () => uuidAt(at) },
  };
}

/** Turns of one request that belong to nobody any more, until none is left that can be moved; what is left then is told. */
async function fillVacant(ground: Ground, executor: Executor, id: string): Promise<number> {
  const found = await underWay(ground, executor, id);
  if (found === null) return 0;
  let { approval } = found;
  for (let acts = 0; ; acts += 1) {
    const done = vacate(approval, found.organisation, found.engine);
    if (done === null)
      return acts + (await tellFacts(executor, vacantTurnFacts({ ...found, approval }, found.engine.at)));
    if (!(await write(ground, found, approval, done, null))) return acts;
    approval = done.approval;
  }
}

async function askAgain(ground: Ground, executor: Executor, id: string, taskId: string): Promise<number> {
  const found = await underWay(ground, executor, id);
  const done = found && escalate(found.approval, taskId, found.organisation, found.engine);
  return found && done && (await write(ground, found, found.approval, done, taskId)) ? 1 : 0;
}

/** False where somebody acted meanwhile, or another portal was faster: the next look sees what stands then. */
async function write(
  ground: Ground,
  { presented, engine }: UnderWay,
  before: Approval,
  done: Done,
  overdueTask: string | null,
): Promise<boolean> {
  const values = {
    approvalId: before.id,
    approvalVersion: before.version,
    approval: approvalToWrite(before, done.approval),
    approvalTasks: tasksToWrite(before, done.approval),
    approvalAct: JSON.stringify(calendarRow(before, done.act, engine.newId())),
    at: engine.at,
    overdueTask,
    ...recordOfDay(before, done, presented.number, engine.at),
  };
  if ((await runChange(ground.pool, actOfCalendar, values)) === null) return false;
  announceApprovals(ground, done.approval, before);
  return true;
}
