// Plays moves against an engine, and tells each step of the play: what was tried, what came of it, on which ground.
import type {
  ActingPerson,
  ActRefusal,
  AmountRefusal,
  Approval,
  Command,
  PlannedApprover,
} from '../../src/approvals/approval.ts';
import { act, lapse } from '../../src/approvals/engine/act.ts';
import { beginApproval, resubmit } from '../../src/approvals/engine/begin.ts';
import { changeAmount } from '../../src/approvals/engine/change-amount.ts';
import { escalate } from '../../src/approvals/engine/escalate.ts';
import type { Done, Ground, RecordedAct } from '../../src/approvals/engine/ground.ts';
import { planOn } from '../../src/approvals/engine/plan.ts';
import { vacate } from '../../src/approvals/engine/vacate.ts';
import type { Organisation } from '../../src/approvals/organisation.ts';
import type { PublishedRoute, RouteStep } from '../../src/approvals/route.ts';
import { addDays } from '../../src/values/calendar-days.ts';
import type { PlainDate } from '../../src/values/plain-date.ts';
import { dayAt, groupOf, type Move, organisationOf, type World } from './random-world.ts';

export const ENGINE = { planOn, beginApproval, resubmit, act, escalate, vacate, changeAmount, lapse };
export type Engine = typeof ENGINE;

/** One thing that was tried. */
export interface Played {
  /** `settle`: nobody who has left is asked any more, as far as somebody can take over. */
  readonly move: Move | { readonly do: 'submit'; readonly amount: number } | { readonly do: 'vacate' | 'settle' };
  /** The person who tried it; null: the calendar. */
  readonly by: ActingPerson | null;
  readonly before: Approval | null;
  readonly after: Approval | null;
  /** The act; null where it was refused. */
  readonly act: RecordedAct | null;
  readonly refusal: ActRefusal | AmountRefusal['code'] | null;
  readonly organisation: Organisation;
  readonly day: string;
}

function published(steps: readonly RouteStep[]): PublishedRoute {
  const ids = { routeId: 'route', versionId: 'version', number: 1, name: '', nameEn: '' };
  const conditions = { minAmount: null, maxAmount: null, types: [], groups: [], positions: [] };
  const days = { validFrom: '2020-04-01' as PlainDate, validTo: null };
  return { ...ids, ...days, domain: 'travel-expenses', priority: 1, conditions, steps: [...steps] };
}

/** Whose turn it is, in the order of the steps and their turns. */
function askedNow({ steps }: Approval): string[] {
  return steps.flatMap(({ tasks }) => tasks.filter(({ status }) => status === 'pending').map(pendingOf));
}
const pendingOf = ({ approver }: { readonly approver: PlannedApprover }) => approver.employeeId;

export class Play {
  readonly told: Played[] = [];
  approval: Approval | null = null;
  private readonly engine: Engine;
  private readonly world: World;
  readonly left: Set<string>;
  private day = 0;
  private ids = 0;

  constructor(engine: Engine, world: World) {
    this.engine = engine;
    this.world = world;
    this.left = new Set(world.left);
    this.submit(world.amount);
    this.tell({ do: 'settle' }, null, this.approval, null, null);
  }

  get organisation(): Organisation {
    return organisationOf(this.world, this.left);
  }

  get today(): string {
    return dayAt(this.day);
  }

  /** Tries a move; afterwards nobody who has left is asked any more, as far as somebody can take over. */
  move(move: Move): void {
    if (move.do === 'next-day') this.day += 1;
    else if (move.do === 'leave') this.left.add(move.who);
    else if (move.do === 'come-back') this.left.delete(move.who);
    else if (move.do === 'resubmit') this.submit(this.approval?.amount ?? this.world.amount);
    else if (this.approval) this.tryOn(this.approval, move);
    this.vacate();
    this.tell({ do: 'settle' }, null, this.approval, null, null);
  }

  /** One of those whose turn it is, of their delegates, or the requester. */
  private oneConcerned(approval: Approval, which: number): string {
    const asked = askedNow(approval);
    const delegates = this.world.delegations.filter(({ fromEmployeeId }) => asked.includes(fromEmployeeId));
    const concerned = [...asked, ...delegates.map(({ toEmployeeId }) => toEmployeeId), approval.requesterId];
    return concerned[which % concerned.length] ?? approval.requesterId;
  }

  private get ground(): Ground {
    return {
      at: `${this.today}T00:00:00.000Z`,
      on: this.today,
      addBusinessDays: (day, days) => addDays(day as PlainDate, days),
      newId: () => `id-${++this.ids}`,
    };
  }

  personOf(employeeId: string): ActingPerson {
    const delegations = this.world.delegations.filter(({ toEmployeeId }) => toEmployeeId === employeeId);
    const isAdmin = this.world.admins.includes(employeeId);
    return { employeeId, name: `name of ${employeeId}`, isAdmin, delegations };
  }

  private submit(amount: number): void {
    const { requesterId, responsible, steps } = this.world;
    const ended = this.approval;
    if (ended?.status === 'in_progress') return;
    // An approved or rejected request is over: the play goes on with another one.
    const former = ended?.status === 'returned' || ended?.status === 'withdrawn' ? ended : null;
    const route = published(steps);
    const asked = { requesterId, groupCode: groupOf(this.world, requesterId), responsible, amount };
    const planned = this.engine.planOn(route, asked, this.organisation);
    const { newId, ...moment } = this.ground;
    const begun = { id: 'approval', domain: 'travel-expenses', subjectId: 'claim', requesterId, amount } as const;
    if ('plan' in planned)
      this.approval = frozen(
        former
          ? this.engine.resubmit(former, planned.plan, { ...moment, amount }, newId)
          : this.engine.beginApproval(planned.plan, { ...begun, ...moment }, newId),
      );
    const refusal = 'refusal' in planned ? planned.refusal.code : null;
    const act = refusal ? null : ({ ...SUBMITTED } as const);
    this.tell({ do: 'submit', amount }, this.personOf(requesterId), refusal ? ended : former, act, refusal);
  }

  private tryOn(approval: Approval, move: Move): void {
    if (move.do === 'time-out') {
      const pending = approval.steps[approval.current ?? -1]?.tasks.filter(({ status }) => status === 'pending') ?? [];
      const task = pending[move.turn % Math.max(1, pending.length)];
      const done = this.engine.escalate(approval, task?.id ?? 'none', this.organisation, this.ground);
      this.take(move, null, approval, done);
      return;
    }
    if (move.do === 'lapse') this.take(move, null, approval, this.engine.lapse(approval));
    if (!('who' in move)) return;
    const by = this.personOf(typeof move.who === 'string' ? move.who : this.oneConcerned(approval, move.who));
    if (move.do === 'change-amount') {
      const groupCode = groupOf(this.world, approval.requesterId);
      // The only route there is, for all amounts: the plays are about its steps.
      const route = published(this.world.steps);
      const { responsible } = this.world;
      const asked = { type: null, groupCode, responsible, positionCodes: [], on: this.today };
      const change = { ...asked, amount: move.amount, comment: '', route, routes: [route] };
      this.take(move, by, approval, this.engine.changeAmount(approval, change, by, this.organisation, this.ground));
      return;
    }
    const command = this.commandOf(approval, move);
    if (command) this.take(move, by, approval, this.engine.act(approval, command, by, this.ground));
  }

  private commandOf(approval: Approval, move: Move): Command | null {
    switch (move.do) {
      case 'approve':
      case 'reject':
      case 'comment':
        return { kind: move.do, comment: 'said' };
      case 'take-back':
      case 'withdraw':
        return { kind: move.do };
      case 'return':
        return { kind: 'return', reason: 'entry', comment: 'said', toStep: move.toStep };
      case 'reassign': {
        const pending = approval.steps.flatMap(({ tasks }) => tasks.filter(({ status }) => status === 'pending'));
        const taskId = pending[move.turn % Math.max(1, pending.length)]?.id ?? 'none';
        const foundBy = { by: 'reassignment', levelsUp: 0, groupName: null, groupCode: null } as const;
        const to = { employeeId: move.to, name: `name of ${move.to}`, departmentName: '', foundBy };
        return { kind: 'reassign', taskId, to, comment: 'said' };
      }
      default:
        return null;
    }
  }

  private vacate(): void {
    for (let moved = 0; moved < MOST_TURNS; moved++) {
      const { approval } = this;
      const done = approval && this.engine.vacate(approval, this.organisation, this.ground);
      if (!done) return;
      this.take({ do: 'vacate' }, null, approval, done);
    }
  }

  private take(
    move: Played['move'],
    by: ActingPerson | null,
    before: Approval,
    done: Done | { readonly refusal: ActRefusal | AmountRefusal } | null,
  ): void {
    const isDone = done !== null && 'approval' in done;
    if (isDone) this.approval = frozen(done.approval);
    const refusal =
      done === null || isDone ? null : typeof done.refusal === 'string' ? done.refusal : done.refusal.code;
    this.tell(move, by, before, isDone ? done.act : null, refusal);
  }

  private tell(
    move: Played['move'],
    by: ActingPerson | null,
    before: Approval | null,
    act: RecordedAct | null,
    refusal: Played['refusal'],
  ): void {
    const { approval: after, organisation, today: day } = this;
    this.told.push({ move, by, before, after, act, refusal, organisation, day });
  }
}

/** More than there are turns in any request: an engine that moves on and on is stopped here. */
const MOST_TURNS = 200;

const SUBMITTED = {
  kind: 'submit',
  stepIndex: null,
  taskId: null,
  onBehalfOf: null,
  reason: null,
  comment: '',
} as const;

/** With all that is in it: an engine that changed what it was given would throw. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/** The whole play. */
export function played(engine: Engine, world: World, moves: readonly Move[]): readonly Played[] {
  const play = new Play(engine, world);
  for (const move of moves) play.move(move);
  return play.told;
}
