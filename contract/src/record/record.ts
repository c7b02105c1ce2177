// Declares a kind of record: its name, the names of its states, and the machine that moves it. Refusals, steps and status chips
// are derived from it.
import type { TargetKind } from '../audit/target-names.ts';
import type { Text, Texts } from '../message.ts';
import type { Machine } from './machine.ts';

export interface RecordKind<
  State extends string = string,
  Action extends string = string,
  Party extends string = string,
  Noun extends TargetKind = TargetKind,
> {
  /** The target kind in the audit trail. */
  readonly noun: Noun;
  /** The noun as it stands within a sentence. */
  readonly name: Text;
  readonly states: Texts<State>;
  readonly machine: Machine<State, Action, Party>;
}

/** `defineRecord({ noun: 'faq-entry', name: …, states: FAQ_STATUS_NAMES, machine: faqMachine })` */
export function defineRecord<
  State extends string,
  Action extends string,
  Party extends string,
  Noun extends TargetKind,
>(kind: RecordKind<State, Action, Party, Noun>): RecordKind<State, Action, Party, Noun> {
  return kind;
}
