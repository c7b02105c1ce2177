import { describe, expect, it } from 'vitest';
import { approval, SUZUKI, step, task } from '../../../../../test/approvals.ts';
import { peopleNow, shownTasks, stepStateOf } from './step-state.ts';

const done = task({ status: 'approved', doneAt: '2026-11-20T02:00:00.000Z' });
const spared = task({ id: '01932b6c-0000-7000-8000-0000000000b9', approver: SUZUKI, status: 'skipped' });
const waiting = task({ status: 'waiting' });
const states = (one: ReturnType<typeof approval>) => one.steps.map((_, index) => stepStateOf(one, index));

describe('where a step stands', () => {
  it('follows the turn: before it done, at it now, after it later [B3-06]', () => {
    const steps = [step([done]), step([task()]), step([waiting])];
    expect(states(approval({ steps, current: 1 }))).toEqual(['done', 'now', 'later']);
  });

  it('is skipped where one person decides once [B3-03]', () => {
    const steps = [step([done]), step([spared], { isSkipped: true }), step([task()])];
    expect(states(approval({ steps, current: 2 }))).toEqual(['done', 'skipped', 'now']);
  });

  it('of an ended request says where it ended, and what it never reached [B3-06]', () => {
    const ended = (status: string) =>
      states(approval({ status, current: null, steps: [step([done]), step([task({ status })]), step([waiting])] }));
    expect(ended('returned')).toEqual(['done', 'returned', 'unreached']);
    expect(ended('rejected')).toEqual(['done', 'rejected', 'unreached']);
    expect(ended('approved')).toEqual(['done', 'done', 'unreached']);
  });

  it('opens anew when it was returned to: what stands after it comes again', () => {
    const steps = [step([task()]), step([waiting, task({ status: 'returned' })])];
    expect(states(approval({ steps, current: 0 }))).toEqual(['now', 'later']);
  });

  it('forgets what was done there before the request came back', () => {
    const before = task({ status: 'returned', isPast: true });
    const steps = [step([{ ...done, isPast: true }, done]), step([before, done])];
    expect(states(approval({ steps, current: null, status: 'approved' }))).toEqual(['done', 'done']);
    expect(shownTasks([before, done]).shown).toEqual([done]);
  });
});

describe('the people of a step', () => {
  it('are those whose turn it is, until the request has ended', () => {
    const steps = [step([task(), done])];
    expect(peopleNow(approval({ steps, current: 0 }))).toEqual([task()]);
    expect(peopleNow(approval({ steps, current: null, status: 'returned' }))).toEqual([]);
  });

  it('spare the others once one has decided for any of them', () => {
    expect(shownTasks([done, spared])).toEqual({ shown: [done], unneeded: 1 });
    expect(shownTasks([task(), waiting])).toEqual({ shown: [task(), waiting], unneeded: 0 });
  });

  it('are told once, however often a yes was taken back or a turn handed on [B3-06]', () => {
    const before = [task({ status: 'taken_back' }), task({ status: 'reassigned' })];
    expect(shownTasks([...before, done])).toEqual({ shown: [done], unneeded: 0 });
  });
});
