// The context that an OperationForm gives to its fields.
import { createContext, use, useEffect, useId } from 'react';
import { useController } from 'react-hook-form';
import { faultOf } from './faults/field-faults.ts';
import { useFaultSentence } from './faults/use-fault-sentence.ts';
import type { FieldDescription } from './form-fields.ts';
import type { OperationFormState } from './use-operation-form.ts';

/** Which fields are marked by a word: the rarer kind of the two; the form says the rule at its top. */
export type Marks = 'required' | 'optional' | 'none';

interface FormContext extends OperationFormState {
  readonly marks: Marks;
}

export const OperationFormContext = createContext<FormContext | null>(null);

export function useFormContext(): FormContext {
  const context = use(OperationFormContext);
  if (context === null) throw new Error('A field stands outside of an OperationForm');
  return context;
}

/**
 * A feature's own messages for a field besides its schema, by the field's name; blank where none. The schema's fault
 * comes first.
 */
export const RuleFaults = createContext<(name: string) => string | undefined>(() => undefined);

/** Props that every field takes: its name in the operation's input, and its words. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** Between label and input; an example belongs here. */
  readonly hint?: string | undefined;
  /** May stay empty. */
  readonly isOptional?: boolean | undefined;
}

/** A field of the form around it: its value, what is wrong with it, and what its frame and input need. */
export function useField<Value>(props: FieldProps, description: Omit<FieldDescription, 'label'>) {
  const { name, label, hint, isOptional = false } = props;
  const { form, fields, marks } = useBound(name);
  const id = useId();
  const { ask, kind, textOf } = description;
  useEffect(() => fields.show({ name, label, id, ask, kind, textOf }), [fields, name, label, id, ask, kind, textOf]);
  const { field, fieldState } = useController({ name, control: form.control });
  const sentenceOf = useFaultSentence();
  const { error } = fieldState;
  const mark = marks === (isOptional ? 'optional' : 'required') ? marks : undefined;
  const ruleFault = use(RuleFaults)(name);
  const fault = error ? sentenceOf(faultOf(error), { label, ask, kind }) : ruleFault;
  return {
    id,
    value: field.value as Value,
    isDirty: fieldState.isDirty,
    /** Typing clears the fault; leaving the field checks again. */
    change: (value: Value) => {
      form.clearErrors(name);
      field.onChange(value);
    },
    leave: field.onBlur,
    inputRef: field.ref,
    frame: { id, label, hint, mark, fault },
    /** For the element that takes the focus. */
    aria: {
      'aria-invalid': fault !== undefined,
      'aria-required': !isOptional,
      'aria-describedby': [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
    },
  };
}

function useBound(name: string) {
  const context = useFormContext();
  const [root = name] = name.split('.');
  // A value that nobody has chosen or typed yet is null.
  if (context.form.getValues(root) === undefined) {
    throw new Error(`The form has no value called ${name}`);
  }
  return context;
}
