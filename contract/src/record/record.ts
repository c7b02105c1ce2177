// What a record of a noun is: what it and its states are called, and the machine that moves it. Server and screens derive
// refusals, steps and status chips from it.
import type { TargetKind } from '../audit/target-names.ts';
import type { Text, Texts } from '../message.ts';
import type { Machine } from './machine.ts';

export interface RecordKind<
  State extends string = string,
  Action extends string = string,
  Party extends string = string,
  Noun extends TargetKind = TargetKind,
> {
  /** How the audit trail names such a record. */
  readonly noun: Noun;
  /** The noun within a sentence. */
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
