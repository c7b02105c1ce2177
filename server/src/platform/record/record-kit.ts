// The frame of a record's writes: find the newest state, hide it from people it does not concern, ask the machine, refuse a stale
// version, commit at the version that was read, announce the change to open pages.
import type { Language } from '@madoguchi/contract/message.ts';
import type { MachineRefusal } from '@madoguchi/contract/record/machine.ts';
import type { RecordKind } from '@madoguchi/contract/record/record.ts';
import type { Change } from '../db/change.ts';
import type { Ground } from '../ground.ts';
import type { Commit, Committed } from '../http/handler.ts';
import { refuse } from '../http/problem.ts';
import type { Actor } from '../session/actor.ts';

/** The part of a handler's context that the kit reads. */
export interface Asking {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
}

/** The part of a write's context that the kit uses. */
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

/** The columns of a record's head that every move sets. */
export interface Moved<State> {
  readonly status: State;
  readonly version: number;
  readonly updatedAt: string;
}

/** The values bound in every move; its statement is guarded by `id`, `version` and `from`. */
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
  /** False hides the record from the caller. Without it, everybody who may call the operation sees every record. */
  readonly maySee?: (asking: Asking, row: Found) => boolean | Promise<boolean>;
  /** `null` where the caller may do it now, else the reason. */
  readonly whyNot: (row: Found, action: Action, asking: Asking) => MachineRefusal | null;
  /** The newer state as a refusal shows it. */
  readonly current: (row: Found) => unknown;
  /** The answer of a move. */
  readonly answer: (row: Found, moved: Moved<State>) => Answer;
  /** Notifies open pages after the commit. */
  readonly announce?: (ground: Ground, row: Found, version: number) => void;
}

/** A move that the handler has judged already. */
export interface Move<State, Values, Patch, Answer> {
  /** Without it the state stays. */
  readonly to?: State;
  readonly change: Change<Values, Patch & object>;
  readonly values: Omit<Values, keyof StepValues>;
  /** Recorded besides the former and the new state. */
  readonly difference?: Readonly<Record<string, unknown>>;
  /** Fields that differ from the kit's `answer`. */
  readonly answer?: Partial<Answer>;
}

export function recordKit<State extends string, Action extends string, Found extends Row<State>, Answer>(
  declared: Declared<State, Action, Found, Answer>,
) {
  const { record, maySee, whyNot, current } = declared;
  const announce = declared.announce ?? (() => undefined);
  const find = declared.find as (asking: Asking, id: string) => Promise<Found | null>;

  /**
   * Reads the record by `how`. A hidden record is refused like a missing one.
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

  /** @throws Problem `wrong-state` with the record's name and state in words; `status` overrides a stored state that is out of date */
  function refuseState(row: Found, language: Language, status = row.status): never {
    const values = { thing: record.name[language], status: record.states[status][language] };
    return refuse('wrong-state', { values, current: current(row) });
  }

  /**
   * Refuses where a rule gave a reason, or where the caller read an older version.
   * @throws Problem `wrong-state`, `not-allowed` or `stale`
   */
  function judge(row: Found, refusal: MachineRefusal | null, version: number, language: Language): void {
    if (refusal === 'wrong-state') refuseState(row, language);
    if (refusal !== null) refuse(refusal);
    if (version !== row.version) refuse('stale', { current: current(row) });
  }

  /** Asks the machine for an action, then `judge`s. */
  function allow(asking: Asking, row: Found, action: Action, version: number): void {
    judge(row, whyNot(row, action, asking), version, asking.language);
  }

  /** Refuses a writer that lost a race, with the newer state (B0-02). */
  async function refuseStale(asking: Asking, id: string): Promise<never> {
    return refuse('stale', { current: current(await seen(asking, id)) });
  }

  /** Reads a record that is to be written in any state, at the version that its writer read. */
  async function seenAt(asking: Asking, { id, version }: AtVersion): Promise<Found> {
    const row = await seen(asking, id);
    judge(row, null, version, asking.language);
    return row;
  }

  /** The audit record of a move, with its answer. */
  function recordOf<Values, Patch>(row: Found, now: string, move: Move<State, Values, Patch, Answer>) {
    const { to = row.status, difference = {}, answer = {} } = move;
    const moved = { status: to, version: row.version + 1, updatedAt: now };
    return {
      target: [record.noun, row.id] as const,
      difference: to === row.status ? difference : { status: [row.status, to], ...difference },
      answer: { ...declared.answer(row, moved), ...answer },
    };
  }

  /** Commits a judged move. Null: the guard of its statement did not hold. */
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
   * Commits a judged move and announces it.
   * @throws Problem `stale` where another writer was faster
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
