// How every write of values goes: read the list, decide over it, write at the count that was read; else once more.
import type { OutputOf, Write } from '@madoguchi/contract/operation.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { Commit, Committed, Noted } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { foundDetail } from '../details/found.ts';
import { valueFaults } from './value-faults.ts';
import { findStanding, type StandingList, type StandingValue, type WrittenValue, writeValues } from './values-store.ts';

/** Somebody who writes into the same list at the same moment is let go first; nobody meets so many. */
const TRIES = 20;

export interface Writing<Op extends Write> {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly commit: Commit<OutputOf<Op>>;
}

/** The changes to write over a list as it stands. */
export interface Decision<Output> {
  readonly values: readonly WrittenValue[];
  readonly target: Noted['target'];
  readonly difference: Noted['difference'];
  readonly answer: Output;
}

/** @throws Problem `not-found` */
export async function standingList(ground: Ground, classification: string): Promise<StandingList> {
  return (await findStanding(ground.pool, classification)) ?? refuse('not-found');
}

/** @throws Problem `not-found`; `stale` with the newer state where the version is not the newest */
export async function standingValue(
  ground: Ground,
  { values }: StandingList,
  {
    classification,
    code,
    version,
  }: { readonly classification: string; readonly code: string; readonly version: number },
): Promise<StandingValue> {
  const value = values.find((one) => one.code === code) ?? refuse('not-found');
  if (value.version !== version) refuse('stale', { current: await foundDetail(ground, classification, code) });
  return value;
}

/** @throws Problem `invalid` with the fields of the one value that is written */
export async function checkValue(
  ground: Ground,
  classification: string,
  value: WrittenValue,
  list: StandingList,
): Promise<void> {
  const faults = await valueFaults(ground, classification, [value], list);
  if (faults.length === 0) return;
  const fields = faults.map(({ field, fault, values = {} }) => ({ field, code: fault, values }));
  refuse('invalid', { fields, values: { n: fields.length } });
}

/** Writes what `decide` answers for the list as it stands at the moment of writing. */
export async function writeList<Op extends Write>(
  { ground, actor, now, commit }: Writing<Op>,
  classification: string,
  decide: (list: StandingList) => Promise<Decision<OutputOf<Op>>>,
): Promise<Committed<OutputOf<Op>>> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const list = await standingList(ground, classification);
    const { values, target, difference, answer } = await decide(list);
    const rows = JSON.stringify(values);
    const written = { classification, seen: list.listVersion, rows, by: actor.accountId, at: now };
    const done = await commit(writeValues, written, { target, difference, answer });
    if (done !== null) return done;
  }
  return refuse('unavailable');
}
