// Declares a state machine as a table and asks it one question: why not? (B0-05)

export interface Transition<State extends string, Party extends string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: Party;
}

export type Transitions<State extends string, Action extends string, Party extends string> = Readonly<
  Record<Action, Transition<State, Party>>
>;

export type MachineRefusal = 'wrong-state' | 'not-allowed';

export interface Machine<State extends string, Action extends string, Party extends string> {
  readonly transitions: Transitions<State, Action, Party>;
  readonly actions: readonly Action[];
  /** `null` where the action may happen, else the reason. Who comes before where: a stranger learns no state. */
  whyNot(state: State, action: Action, parties: readonly Party[]): MachineRefusal | null;
}

/** `machine<State, Party>()({ submit: { from: ['draft'], to: 'submitted', by: 'owner' } })` */
export function machine<State extends string, Party extends string>() {
  return <Action extends string>(transitions: Transitions<State, Action, Party>): Machine<State, Action, Party> => ({
    transitions,
    actions: Object.keys(transitions) as Action[],
    whyNot(state, action, parties) {
      const { from, by } = transitions[action];
      if (!parties.includes(by)) return 'not-allowed';
      return from.includes(state) ? null : 'wrong-state';
    },
  });
}
