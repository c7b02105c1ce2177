// What every write of a record does around its own rules: find the newest state, hide it from whom it does not concern, ask the
// machine, refuse a late writer, commit at the version that was seen, tell open pages.
import type { Language } from '@madoguchi/contract/message.ts';
import type { MachineRefusal } from '@madoguchi/contract/record/machine.ts';
import type { RecordKind } from '@madoguchi/contract/record/record.ts';
import type { Change } from '../db/change.ts';
import type { Ground } from '../ground.ts';
import type { Commit, Committed } from '../http/handler.ts';
import { refuse } from '../http/problem.ts';
import type { Actor } from '../session/actor.ts';

/** Who asks, and when: every handler's context has it. */
export interface Asking {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
}

/** The same of a write. */
export interface Writing<Answer> extends Asking {
  readonly commit: Commit<Answer>;
}

export interface AtVersion {
  readonly id: string;
  readonly version: number;
}

interface Row<State> extends AtVersion {
  readonly status: State;
}

/** What becomes of a record's head with a move. */
export interface Moved<State> {
  readonly status: State;
  readonly version: number;
  readonly updatedAt: string;
}

/** The values that every move has; its statement guards by `id`, `version` and `from`. */
export interface StepValues {
  id: string;
  version: number;
  from: string;
  to: string;
  at: string;
  /** The account that moves it. */
  by: string;
}

interface Declared<State extends string, Action extends string, Found extends Row<State>, Answer> {
  readonly record: RecordKind<State, Action>;
  /** The newest state, null where there is none. */
  readonly find: (asking: Asking, id: string) => Promise<Found | null>;
  /** Whether the record is the caller's business; without it, everybody's who may call. */
  readonly maySee?: (asking: Asking, row: Found) => boolean | Promise<boolean>;
  /** `null` where the caller may do it now, else the reason. */
  readonly whyNot: (row: Found, action: Action, asking: Asking) => MachineRefusal | null;
  /** What a refusal shows as the newer state. */
  readonly current: (row: Found) => unknown;
  /** What a move answers. */
  readonly answer: (row: Found, moved: Moved<State>) => Answer;
  /** Tells open pages, once it is committed. */
  readonly announce?: (ground: Ground, row: Found, version: number) => void;
}

/** A move that a handler has judged already. */
export interface Move<State, Values, Patch, Answer> {
  /** Without it the state stays. */
  readonly to?: State;
  readonly change: Change<Values, Patch & object>;
  readonly values: Omit<Values, keyof StepValues>;
  /** What is recorded besides the former and the new state. */
  readonly difference?: Readonly<Record<string, unknown>>;
  /** What the answer has otherwise than `answer` of the kit. */
  readonly answer?: Partial<Answer>;
}

export function recordKit<State extends string, Action extends string, Found extends Row<State>, Answer>(
  declared: Declared<State, Action, Found, Answer>,
) {
  const { record, maySee, whyNot, current } = declared;
  const announce = declared.announce ?? (() => undefined);
  const find = declared.find as (asking: Asking, id: string) => Promise<Found | null>;

  /**
   * The record as `how` reads it. A hidden one is refused as none is.
   * @throws Problem `not-found`
   */
  async function seen<Whole extends Found = Found>(
    asking: Asking,
    id: string,
    how: (asking: Asking, id: string) => Promise<Whole | null> = find as never,
  ): Promise<Whole> {
    const row = await how(asking, id);
    if (row === null || (maySee !== undefined && !(await maySee(asking, row)))) return refuse('not-found');
    return row;
  }

  /** @throws Problem `wrong-state` with the record's name and its state in words; `status` where it is in another than it says */
  function refuseState(row: Found, language: Language, status = row.status): never {
    const values = { thing: record.name[language], status: record.states[status][language] };
    return refuse('wrong-state', { values, current: current(row) });
  }

  /**
   * Refuses where a rule gave a reason, or where the caller saw another version than the newest.
   * @throws Problem `wrong-state`, `not-allowed` or `stale`
   */
  function judge(row: Found, refusal: MachineRefusal | null, version: number, language: Language): void {
    if (refusal === 'wrong-state') refuseState(row, language);
    if (refusal !== null) refuse(refusal);
    if (version !== row.version) refuse('stale', { current: current(row) });
  }

  /** As `judge`, by what the machine says of an action. */
  function allow(asking: Asking, row: Found, action: Action, version: number): void {
    judge(row, whyNot(row, action, asking), version, asking.language);
  }

  /** Somebody was faster: says so with the newer state (B0-02). */
  async function refuseStale(asking: Asking, id: string): Promise<never> {
    return refuse('stale', { current: current(await seen(asking, id)) });
  }

  /** As `seen`, at the version that its writer saw; what moves no state may be written in any. */
  async function seenAt(asking: Asking, { id, version }: AtVersion): Promise<Found> {
    const row = await seen(asking, id);
    judge(row, null, version, asking.language);
    return row;
  }

  /** The answer of a move, and how it is recorded. */
  function recordOf<Values, Patch>(row: Found, now: string, move: Move<State, Values, Patch, Answer>) {
    const { to = row.status, difference = {}, answer = {} } = move;
    const moved = { status: to, version: row.version + 1, updatedAt: now };
    return {
      target: [record.noun, row.id] as const,
      difference: to === row.status ? difference : { status: [row.status, to], ...difference },
      answer: { ...declared.answer(row, moved), ...answer },
    };
  }

  /** Commits a move that is allowed. Null: the guard of its statement did not hold. */
  function commit<Values extends object, Patch>(
    writing: Writing<Answer>,
    row: Found,
    move: Move<State, Values, Patch, Answer>,
  ): Promise<Committed<Answer> | null> {
    const { actor, now } = writing;
    const { id, version, status: from } = row;
    const step: StepValues = { id, version, from, to: move.to ?? from, at: now, by: actor.accountId };
    const values = { ...move.values, ...step } as unknown as Values;
    return writing.commit(move.change, values, recordOf(row, now, move) as never);
  }

  /**
   * Commits a move that is allowed, and tells open pages.
   * @throws Problem `stale` where somebody was faster
   */
  async function move<Values extends object, Patch>(
    writing: Writing<Answer>,
    row: Found,
    how: Move<State, Values, Patch, Answer>,
  ): Promise<Committed<Answer>> {
    const done = await commit(writing, row, how);
    if (done === null) return refuseStale(writing, row.id);
    announce(writing.ground, row, row.version + 1);
    return done;
  }

  /** Takes a record through an action of its machine, from the request to the commit. */
  async function step<Values extends object, Patch>(
    writing: Writing<Answer> & { readonly input: AtVersion },
    action: Action,
    how: (row: Found) => Omit<Move<State, Values, Patch, Answer>, 'to'>,
  ): Promise<Committed<Answer>> {
    const { id, version } = writing.input;
    const row = await seen(writing, id);
    allow(writing, row, action, version);
    return move(writing, row, { ...how(row), to: record.machine.transitions[action].to });
  }

  return { seen, seenAt, allow, judge, refuseState, refuseStale, announce, commit, move, step };
}
