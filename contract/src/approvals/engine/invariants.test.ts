import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BROKEN_ENGINES, SAMPLE } from '../../../test/approvals/broken-engines.ts';
import { broken, INVARIANTS, type InvariantName } from '../../../test/approvals/invariants.ts';
import { ENGINE, type Played, played } from '../../../test/approvals/play.ts';
import { groupOf, type Move, moves, organisationOf, type World, world } from '../../../test/approvals/random-world.ts';
import { planOn } from './plan.ts';

/** Which requirement lines an invariant is of. */
const PROVES: Readonly<Record<InvariantName, string>> = {
  'nobody decides their own': '[B3-03]',
  'somebody can act on what is under way': '[B3-04]',
  'who acts has the turn, or a delegation of the one who has, and both are on record': '[B3-07]',
  'nobody says yes twice in one step': '[B3-03] [B3-07]',
  'nobody decides in two steps by a delegation': '[B3-03] [B3-07]',
  'statuses go only where the machine leads': '[B3-06]',
  'the version counts each act, the round each submission': '[B3-06]',
  'what is refused changes nothing': '[B3-06]',
  'what has ended changes only by a comment, or a reading': '[B3-06]',
  'the calendar never says yes, and ends nothing but what its domain lets lapse': '[B3-02]',
  'of what has lapsed nobody is asked': '[B3-06]',
  'no step falls away under way but those whose people have all decided': '[B3-05] [B3-03]',
  'a step is left only when as many have decided as its mode asks for': '[B3-02] [B3-03]',
  'who decided the step before is not asked in the next': '[B3-03]',
  'nobody is asked twice in one step': '[B3-03]',
  'what is offered is what may be done': '[B0-05]',
};

describe('of 50 acts on a random request in a random organisation', () => {
  it.each(Object.entries(PROVES) as [InvariantName, string][])('after each: %s %s', (name) => {
    fc.assert(
      fc.property(world, moves, (given, tried) => {
        for (const each of played(ENGINE, given, tried)) if (!INVARIANTS[name](each)) expect(each).toBe(name);
      }),
    );
  });

  it('the same ones come to the same, from states that cannot be changed in place [B3-06]', () => {
    fc.assert(
      fc.property(world, moves, (given, tried) => {
        const states = (told: readonly Played[]) => told.map(({ after }) => JSON.stringify(after));
        expect(states(played(ENGINE, given, tried))).toEqual(states(played(ENGINE, given, tried)));
      }),
    );
  });
});

describe('of a random route', () => {
  const planned = (given: World, amount: number) => {
    const asked = {
      requesterId: given.requesterId,
      groupCode: groupOf(given, given.requesterId),
      responsible: given.responsible,
      amount,
    };
    const route = { versionId: 'version', name: '', nameEn: '', number: 1, steps: [...given.steps] };
    return planOn(route, asked, organisationOf(given, new Set(given.left)));
  };

  it('a larger amount never removes a step: it asks the same people and more, or is refused [B3-05]', () => {
    fc.assert(
      fc.property(world, fc.nat({ max: 2_000 }), fc.nat({ max: 2_000 }), (given, amount, more) => {
        const [less, dearer] = [planned(given, amount), planned(given, amount + more)];
        if ('refusal' in less || 'refusal' in dearer) return;
        const asked = ({ plan }: typeof less) => plan.steps.map(({ routeStep, approvers }) => [routeStep, approvers]);
        expect(asked(dearer)).toEqual(expect.arrayContaining(asked(less)));
      }),
    );
  });

  it('a plan has a decision that somebody active takes who is not the requester, or there is none [B3-03] [B3-04]', () => {
    fc.assert(
      fc.property(world, (given) => {
        const answer = planned(given, given.amount);
        if ('refusal' in answer) return;
        const people = answer.plan.steps.flatMap(({ approvers }) => approvers.map(({ employeeId }) => employeeId));
        for (const employeeId of people) {
          expect(given.left).not.toContain(employeeId);
          expect(employeeId).not.toBe(given.requesterId);
        }
        expect(answer.plan.steps.some(({ kind, isSkipped }) => kind === 'approve' && !isSkipped)).toBe(true);
      }),
    );
  });
});

describe('the invariants notice an engine in which', () => {
  it.each(Object.entries(BROKEN_ENGINES).map(([what, { caughtBy }]) => [what, caughtBy] as const))(
    '%s: %s',
    (what, caughtBy) => {
      const isNoticed = ([given, tried]: [World, readonly Move[]]) => {
        const engine = BROKEN_ENGINES[what]?.engine(given) ?? ENGINE;
        return broken(played(engine, given, tried)).includes(caughtBy);
      };
      expect(fc.sample(fc.tuple(world, moves), SAMPLE).some(isNoticed)).toBe(true);
    },
  );
});
