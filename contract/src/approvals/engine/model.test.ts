import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BROKEN_ENGINES, SAMPLE } from '../../../test/approvals/broken-engines.ts';
import { NaiveRequest } from '../../../test/approvals/naive-request.ts';
import { ENGINE, type Engine, Play, type Played } from '../../../test/approvals/play.ts';
import { type Move, moves, type World, world } from '../../../test/approvals/random-world.ts';
import type { Approval } from '../approval.ts';

/** State on which both must agree after each move: status, place, counts, and of each step who is asked until when and who said yes. */
function ofEngine({ status, current, version, round, amount, steps }: Approval) {
  const told = steps.map(({ routeStep, isSkipped, tasks }) => ({
    step: routeStep,
    isSkipped,
    turns: tasks
      .filter(({ isPast, status: state }) => !isPast && state !== 'reassigned' && state !== 'taken_back')
      .map((task) => `${task.approver.employeeId} ${TOLD[task.status]} ${openUntil(task)} ${doerOf(task)}`)
      .sort(),
  }));
  return { status, current, version, round, amount, steps: told };
}

const TOLD: Readonly<Record<string, string>> = {
  waiting: 'later',
  pending: 'asked',
  approved: 'yes',
  checked: 'yes',
  read: 'yes',
};
type Task = Approval['steps'][number]['tasks'][number];
const openUntil = ({ status, dueOn }: Task) => (status === 'pending' ? dueOn : '');
const doerOf = ({ status, doneBy }: Task) => (TOLD[status] === 'yes' ? doneBy?.employeeId : '');

function ofModel({ state, at, version, round, amount, steps }: NaiveRequest) {
  const told = steps.map(({ index, skipped, turns }) => ({
    step: index,
    isSkipped: skipped,
    turns: turns
      .map(
        (turn) =>
          `${turn.who} ${turn.state === 'spared' ? undefined : turn.state} ${turn.state === 'asked' ? turn.due : ''} ${turn.state === 'yes' ? turn.by : ''}`,
      )
      .sort(),
  }));
  return { status: state, current: at, version, round, amount, steps: told };
}

/** The model's answer to the same move: a refusal, or null where it does it. */
function onModel(model: NaiveRequest, { move, by }: Played): string | null {
  const who = by?.employeeId ?? '';
  switch (move.do) {
    case 'submit':
      return model.submit(move.amount);
    case 'approve':
      return model.approve(who);
    case 'return':
      return model.giveBack(who, move.toStep);
    case 'reject':
      return model.reject(who);
    case 'take-back':
      return model.takeBack(who);
    case 'withdraw':
      return model.withdraw(who);
    case 'comment':
      return model.comment(who);
    case 'reassign':
      return model.reassign(who, move.turn, move.to);
    case 'change-amount':
      return model.changeAmount(who, move.amount);
    case 'time-out':
      return model.timeOut(move.turn);
    case 'lapse':
      return model.lapse();
    case 'vacate':
      return model.vacate();
    default:
      return 'nothing';
  }
}

/** The engine's answer in the same words: what the calendar does has a name, and nothing to do is `nothing`. */
function answerOf({ by, act, refusal }: Played): string | null {
  return refusal ?? (by === null ? (act?.kind ?? 'nothing') : null);
}

/** Plays on both; throws where they disagree. */
function compare(engine: Engine, given: World, tried: readonly Move[]): void {
  const play = new Play(engine, given);
  const model = new NaiveRequest(given, play);
  let told = 0;
  const agree = () => {
    for (const played of play.told.slice(told)) {
      expect([played.move, onModel(model, played)]).toEqual([played.move, answerOf(played)]);
      if (played.after) expect(ofModel(model)).toEqual(ofEngine(played.after));
    }
    told = play.told.length;
    expect(model.vacate()).toBe('nothing');
  };
  agree();
  for (const move of tried) {
    play.move(move);
    agree();
  }
}

it('the engine does what a naive model of the requirements does, whatever 50 things are tried [B3-02] [B3-03] [B3-06]', () => {
  fc.assert(fc.property(world, moves, (given, tried) => compare(ENGINE, given, tried)));
});

it.each(Object.keys(BROKEN_ENGINES))('the model disagrees with an engine in which %s', (what) => {
  const disagrees = ([given, tried]: [World, readonly Move[]]) => {
    try {
      compare(BROKEN_ENGINES[what]?.engine(given) ?? ENGINE, given, tried);
      return false;
    } catch {
      return true;
    }
  };
  expect(fc.sample(fc.tuple(world, moves), SAMPLE).some(disagrees)).toBe(true);
});
