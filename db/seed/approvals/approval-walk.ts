// The approval of one request of the sample on its way: every step is asked of the portal's own engine.
import type { Approval, Command } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { act } from '@madoguchi/contract/approvals/engine/act.ts';
import { beginApproval, resubmit } from '@madoguchi/contract/approvals/engine/begin.ts';
import type { Moment } from '@madoguchi/contract/approvals/engine/ground.ts';
import { planApproval } from '@madoguchi/contract/approvals/engine/plan.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { identity, instant } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import { type Approvers, actingAs, actorFor } from './approvers.ts';
import type { SampleAct, SampleApproval } from './sample-approval.ts';

export interface Subject {
  readonly id: string;
  readonly domain: ApprovalDomain;
  /** Code of the domain's type; null: it has none. */
  readonly type: string | null;
  readonly owner: Employee;
  readonly totalYen: number;
  /** Employees whom the domain names for routes that ask the responsible. */
  readonly responsible?: readonly string[];
}

/** Throws where the engine refuses: then the sample would show what cannot happen. */
export class ApprovalWalk {
  readonly #subject: Subject;
  readonly #approvers: Approvers;
  readonly #random: Random;
  readonly #acts: SampleAct[] = [];
  readonly #rounds: Approval[] = [];
  #route: SampleApproval['route'] | null = null;
  #submittedAt = 0;

  constructor(subject: Subject, approvers: Approvers, random: Random) {
    this.#subject = subject;
    this.#approvers = approvers;
    this.#random = random;
  }

  /** `null` before the first submission. */
  get record(): SampleApproval | null {
    const route = this.#route;
    return route === null ? null : { rounds: this.#rounds, acts: this.#acts, route, submittedAt: this.#submittedAt };
  }

  /** How many have not decided yet, of an approval under way. */
  get stepsLeft(): number {
    const { steps, current } = this.#standing();
    return current === null ? 0 : steps.slice(current).filter(({ isSkipped }) => !isSkipped).length;
  }

  submit(at: number): void {
    const { id, domain, type, owner, totalYen, responsible = [] } = this.#subject;
    const moment = this.#moment(at);
    const { routes, organisation } = this.#approvers;
    const asked = {
      domain,
      amount: totalYen,
      type,
      groupCode: owner.department.code,
      positionCodes: [owner.position],
      requesterId: owner.id,
      responsible,
      on: moment.on,
    } as const;
    const planned = planApproval(routes, asked, organisation);
    if (!('plan' in planned)) throw new Error(`sample ${domain} of ${owner.number}: ${planned.refusal.code}`);
    const { plan } = planned;
    const newId = () => identity(at, this.#random);
    const former = this.#rounds.at(-1);
    const begun = { ...moment, domain, subjectId: id, requesterId: owner.id, amount: totalYen };
    this.#rounds.push(
      former === undefined
        ? beginApproval(plan, { ...begun, id: newId() }, newId)
        : resubmit(former, plan, { ...moment, amount: totalYen }, newId),
    );
    this.#route = { name: plan.routeName, nameEn: plan.routeNameEn, number: plan.routeNumber };
    this.#submittedAt = at;
    const none = { stepIndex: null, taskId: null, onBehalfOf: null, reason: null, comment: '' };
    this.#record({ kind: 'submit', ...none }, owner, at);
  }

  /** The next decider: somebody whose turn it is, or their delegate of that day. */
  decider(at: number): Employee {
    const { steps, current } = this.#standing();
    const turns = steps[current ?? -1]?.tasks.filter(({ status }) => status === 'pending') ?? [];
    const { approver } = this.#random.pick(turns);
    return actorFor(this.#approvers, approver.employeeId, this.#subject.owner.id, tokyoDay(at));
  }

  /** Answers how the approval stands afterwards. */
  act(command: Command, by: Employee, at: number): Approval {
    const moment = this.#moment(at);
    const ground = { ...moment, newId: () => identity(at, this.#random) };
    const done = act(this.#standing(), command, actingAs(this.#approvers, by, moment.on), ground);
    if ('refusal' in done)
      throw new Error(`sample ${this.#subject.domain}: ${command.kind} is refused: ${done.refusal}`);
    this.#record(done.act, by, at);
    this.#rounds[this.#rounds.length - 1] = done.approval;
    return done.approval;
  }

  #moment(at: number): Moment {
    return { at: instant(at), on: tokyoDay(at), addBusinessDays: this.#approvers.addBusinessDays };
  }

  #record(
    done: Omit<SampleAct, 'id' | 'round' | 'step' | 'stepName' | 'stepNameEn' | 'by' | 'at'> & {
      stepIndex: number | null;
    },
    by: Employee,
    at: number,
  ) {
    const { stepIndex: step, ...rest } = done;
    const { round, steps } = this.#standing();
    const { name = null, nameEn = null } = (step === null ? undefined : steps[step]) ?? {};
    this.#acts.push({
      id: identity(at, this.#random),
      ...rest,
      round,
      step,
      stepName: name,
      stepNameEn: nameEn,
      by,
      at,
    });
  }

  #standing(): Approval {
    const approval = this.#rounds.at(-1);
    if (approval === undefined) throw new Error(`sample ${this.#subject.domain}: it was never submitted`);
    return approval;
  }
}
