// Text between keyboard and value: what is typed stays on the screen as it is until the field is left; the value is
// what it means, at every moment, so that a submission by key has it too (I1).
import { useState } from 'react';

interface Reading<Value> {
  /** The text's value; text that means nothing stays as typed, to be seen and refused. */
  readonly read: (typed: string) => Value;
  /** How the value stands in the field at rest. */
  readonly show: (value: Value) => string;
}

interface Bound<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  readonly leave: () => void;
}

/** The text of an input, and what typing into it and leaving it do. */
export function useTyped<Value>({ value, change, leave }: Bound<Value>, { read, show }: Reading<Value>) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Value } | null>(null);
  // A value that came another way than by typing (a draft, a picker) is shown over what was typed.
  const isCurrent = typed !== null && Object.is(typed.value, value);
  return {
    text: isCurrent ? typed.text : show(value),
    type: (text: string) => {
      const next = read(text);
      setTyped({ text, value: next });
      change(next);
    },
    leave: () => {
      setTyped(null);
      leave();
    },
  };
}
