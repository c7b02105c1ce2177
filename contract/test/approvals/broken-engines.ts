// Engines with one rule broken each, and the invariant that has to notice it: the control of the proofs.
import type { Delegation } from '../../src/approvals/approval.ts';
import type { InvariantName } from './invariants.ts';
import { ENGINE, type Engine } from './play.ts';
import type { World } from './random-world.ts';

/** So many plays, always the same ones: one of them has to show that the rule is broken. */
export const SAMPLE = { seed: 20261121, numRuns: 300 };

interface Broken {
  readonly caughtBy: InvariantName;
  readonly engine: (world: World) => Engine;
}

const YES = { kind: 'approve', comment: '' } as const;

/** As if the request were nobody's: its requester passes for anybody. */
const ANYBODY = 'nobody in particular';

function chained(delegations: readonly Delegation[], all: readonly Delegation[]): readonly Delegation[] {
  const further = delegations.flatMap(({ fromEmployeeId, toEmployeeId }) =>
    all.filter((given) => given.toEmployeeId === fromEmployeeId).map((given) => ({ ...given, toEmployeeId })),
  );
  return [...delegations, ...further];
}

export const BROKEN_ENGINES: Readonly<Record<string, Broken>> = {
  'one may approve one’s own': {
    caughtBy: 'nobody decides their own',
    engine: () => ({
      ...ENGINE,
      planOn: (route, asked, organisation) => ENGINE.planOn(route, { ...asked, requesterId: ANYBODY }, organisation),
      act: (approval, command, person, ground) => {
        const acted = ENGINE.act({ ...approval, requesterId: ANYBODY }, command, person, ground);
        const { requesterId } = approval;
        return 'refusal' in acted ? acted : { ...acted, approval: { ...acted.approval, requesterId } };
      },
    }),
  },
  'a delegation is passed on': {
    caughtBy: 'who acts has the turn, or a delegation of the one who has, and both are on record',
    engine: ({ delegations: delegated }) => ({
      ...ENGINE,
      act: (approval, command, person, ground) => {
        const delegations = chained(person.delegations, delegated);
        return ENGINE.act(approval, command, { ...person, delegations }, ground);
      },
    }),
  },
  'who has decided a step decides another for somebody else': {
    caughtBy: 'nobody decides in two steps by a delegation',
    engine: () => ({
      ...ENGINE,
      act: (approval, command, person, ground) => {
        // As if somebody else had decided the steps before.
        const steps = approval.steps.map((step, index) => ({
          ...step,
          tasks: step.tasks.map((task) =>
            index !== approval.current && task.doneBy?.employeeId === person.employeeId
              ? { ...task, doneBy: { ...task.doneBy, employeeId: ANYBODY } }
              : task,
          ),
        }));
        const acted = ENGINE.act({ ...approval, steps }, command, person, ground);
        if ('refusal' in acted || command.kind !== 'approve') return ENGINE.act(approval, command, person, ground);
        const restored = acted.approval.steps.map((step) => ({
          ...step,
          tasks: step.tasks.map((task) =>
            task.doneBy?.employeeId === ANYBODY
              ? { ...task, doneBy: { ...task.doneBy, employeeId: person.employeeId } }
              : task,
          ),
        }));
        return { ...acted, approval: { ...acted.approval, steps: restored } };
      },
    }),
  },
  'a time-out approves': {
    caughtBy: 'the calendar never says yes, and ends nothing but what its domain lets lapse',
    engine: () => ({
      ...ENGINE,
      escalate: (approval, taskId, organisation, ground) => {
        const done = ENGINE.escalate(approval, taskId, organisation, ground);
        const task = approval.steps.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
        if (!done || !task) return done;
        const { employeeId, name } = task.approver;
        const acted = ENGINE.act(approval, YES, { employeeId, name, isAdmin: false, delegations: [] }, ground);
        return 'refusal' in acted ? done : acted;
      },
    }),
  },
  'a smaller amount removes a step': {
    caughtBy: 'no step falls away under way but those whose people have all decided',
    engine: () => ({
      ...ENGINE,
      changeAmount: (approval, change, person, organisation, ground) => {
        const done = ENGINE.changeAmount(approval, change, person, organisation, ground);
        if ('refusal' in done) return done;
        const isKept = (routeStep: number) => (change.route.steps[routeStep]?.fromAmount ?? 0) <= change.amount;
        const steps = done.approval.steps.filter(
          ({ routeStep }, index) => index <= (approval.current ?? 0) || isKept(routeStep),
        );
        return { ...done, approval: { ...done.approval, steps } };
      },
    }),
  },
  'one yes is enough where all have to decide': {
    caughtBy: 'a step is left only when as many have decided as its mode asks for',
    engine: () => ({
      ...ENGINE,
      act: (approval, command, person, ground) => {
        const steps = approval.steps.map((step) => ({ ...step, mode: { of: 'any' } as const }));
        const acted = ENGINE.act({ ...approval, steps }, command, person, ground);
        if ('refusal' in acted) return acted;
        const restored = acted.approval.steps.map((step, index) => ({
          ...step,
          mode: approval.steps[index]?.mode ?? step.mode,
        }));
        return { ...acted, approval: { ...acted.approval, steps: restored } };
      },
    }),
  },
  'who has decided is asked once more in the next step': {
    caughtBy: 'who decided the step before is not asked in the next',
    engine: () => ({
      ...ENGINE,
      act: (approval, command, person, ground) => {
        const acted = ENGINE.act(approval, command, person, ground);
        if ('refusal' in acted) return acted;
        const { current } = acted.approval;
        const steps = acted.approval.steps.map((step, index) => {
          const isReached = index === current && current > (approval.current ?? current);
          const asked = { status: 'pending', arrivedAt: ground.at } as const;
          const again = step.tasks.map((task) =>
            isReached && task.status === 'skipped' && !task.isPast ? { ...task, ...asked } : task,
          );
          return { ...step, tasks: again };
        });
        return { ...acted, approval: { ...acted.approval, steps } };
      },
    }),
  },
  'a yes of the step before is enough where several have to decide': {
    caughtBy: 'a step is left only when as many have decided as its mode asks for',
    engine: () => ({
      ...ENGINE,
      act: (approval, command, person, ground) => {
        const [before, current] = [approval.current, approval.steps[approval.current ?? 0]];
        const isSpared = current?.tasks.some(({ status, isPast }) => status === 'skipped' && !isPast) ?? false;
        if (!isSpared) return ENGINE.act(approval, command, person, ground);
        const steps = approval.steps.map((step, index) =>
          index === before ? { ...step, mode: { of: 'any' } as const } : step,
        );
        const acted = ENGINE.act({ ...approval, steps }, command, person, ground);
        if ('refusal' in acted) return acted;
        const restored = acted.approval.steps.map((step, index) => ({
          ...step,
          mode: approval.steps[index]?.mode ?? step.mode,
        }));
        return { ...acted, approval: { ...acted.approval, steps: restored } };
      },
    }),
  },
  'what has lapsed still asks its approvers': {
    caughtBy: 'of what has lapsed nobody is asked',
    engine: () => ({
      ...ENGINE,
      lapse: (approval) => {
        const done = ENGINE.lapse(approval);
        return done && { ...done, approval: { ...done.approval, steps: approval.steps } };
      },
    }),
  },
  'a request without approvers is let through': {
    caughtBy: 'somebody can act on what is under way',
    engine: () => ({
      ...ENGINE,
      beginApproval: (plan, begun, newId) => {
        const steps = plan.steps.map((step) => ({ ...step, approvers: [] }));
        return ENGINE.beginApproval({ ...plan, steps }, begun, newId);
      },
    }),
  },
};
