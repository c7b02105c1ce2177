// A form over one write of the contract: checks, sends, places what is refused, keeps drafts, compares with a newer state.

import { isInputCode } from '@madoguchi/contract/input-faults.ts';
import type { InputOf, OutputOf, Write } from '@madoguchi/contract/operation.ts';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { attemptKey } from '../../platform/attempt-key.ts';
import { call } from '../../platform/call.ts';
import { ProblemError } from '../../platform/http/refusals.ts';
import { invalidate, type WriteOptions } from '../../platform/query.ts';
import { Carried } from './carried.ts';
import { type Difference, differences, type Side, type Values } from './conflict/compare.ts';
import { type FormDraftState, fill, useFormDraft } from './drafts/use-form-draft.ts';
import { asFieldError, type FieldFault } from './faults/field-faults.ts';
import { inputResolver, ServerFaults } from './faults/input-resolver.ts';
import { FormFields } from './form-fields.ts';
import { type FormMethods, type StandingForm, useStandingForm } from './standing-form.ts';

// Where a refusal is shown: on the fields that it names, else as a band over the form.

/** The first fault of each field that the server names; one that no field shows keeps its path, for the summary. */
function placeProblem(error: unknown, fields: FormFields): [name: string, fault: FieldFault][] {
  if (!(error instanceof ProblemError)) return [];
  const placed = new Map<string, FieldFault>();
  for (const { field, type, code, message } of error.body.data.fields) {
    const name = fields.ownerOf(field) ?? fields.ownerOf(type) ?? field;
    if (!placed.has(name)) {
      placed.set(name, { code: isInputCode(code) ? code : 'invalid', values: {}, sentence: message });
    }
  }
  return [...placed];
}

declare const __PRODUCTION__: true | undefined;

/** The form's initial values: the whole input of the operation; `null` where nothing is chosen or typed yet. */
export type FormValues<Op extends Write> = { [Name in keyof InputOf<Op>]: InputOf<Op>[Name] | null };

export interface OperationFormOptions<Op extends Write, Unshown extends keyof InputOf<Op>> extends WriteOptions {
  /** The very schema of the operation. The form brings it along: in production operations travel without theirs. */
  readonly input: Op['input'];
  /** Render the form with the record's id as key. */
  readonly defaults: Omit<FormValues<Op>, Unshown>;
  /** Input that no field shows: id and version of the record that `defaults` were read with. Never part of a draft. */
  readonly carries?: Pick<InputOf<Op>, Unshown>;
  /** Which record a draft belongs to (`new` for one that is not there yet); without, nothing is kept on the device. */
  readonly draftKey?: string;
  /** The newer state carried by a 409, as this form's values with its version: it makes the comparison (B0-02). */
  readonly valuesOfCurrent?: (current: unknown) => FormValues<Op>;
  /** `shown` resolves once what the write touched has been read again. */
  readonly onDone: (output: OutputOf<Op>, shown: Promise<void>) => void;
  /** Besides showing why: what the page should read again. */
  readonly onRefused?: (error: unknown) => void;
}

export interface Conflict {
  readonly theirs: Values;
  readonly differences: readonly Difference[];
}

export interface OperationFormState {
  readonly id: string;
  readonly form: FormMethods;
  readonly life: StandingForm['life'];
  readonly fields: FormFields;
  readonly isSaving: boolean;
  /** Typed text exists nowhere but here. */
  readonly isUnsaved: boolean;
  /** The refusal of the whole form: shown as a band, typed text stays. */
  readonly refusal: unknown;
  readonly conflict: Conflict | null;
  readonly draft: FormDraftState;
  submit(): Promise<void>;
  /** Takes the chosen sides over the newer state and saves. */
  resolve(sides: readonly Side[]): Promise<void>;
  dismissConflict(): void;
  /** Goes on from a newer version: only for a form whose fields hold nothing of the record. */
  carry(newer: Values): void;
}

export function useOperationForm<Op extends Write, Unshown extends keyof InputOf<Op> = never>(
  operation: Op,
  options: OperationFormOptions<Op, Unshown>,
): OperationFormState {
  const { input, defaults, carries, draftKey, valuesOfCurrent, onDone, onRefused, invalidates } = options;
  holdToContract(operation, input);
  const id = useId();
  const [fields] = useState(() => new FormFields());
  const [carried] = useState(() => new Carried(carries ?? {}));
  const [serverFaults] = useState(() => new ServerFaults());
  const [key] = useState(attemptKey);
  const isAtWork = useRef(false);
  // Decides if somebody else had saved the very values that are being sent.
  const isSame = useRef(false);
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const {
    methods: form,
    life,
    state: { isDirty, isSubmitting },
  } = useStandingForm(() => ({
    defaultValues: defaults,
    resolver: inputResolver(input, fields, carried, serverFaults),
  }));
  // The record as stored, as far as this form knows.
  const base = useRef<Values>(defaults);
  const draft = useFormDraft(form, { formId: operation.id, record: draftKey, base, isDirty });

  async function send(values: FieldValues): Promise<void> {
    const output = await attempt(values);
    if (output === null) return;
    key.forget();
    // Shown before `onDone` leads elsewhere: the guard of the page then knows that nothing is unsaved.
    flushSync(() => {
      setDone(true);
      beginFrom(values);
    });
    onDone(output, invalidates === 'by-hand' ? Promise.resolve() : invalidate(operation));
  }

  /** From now on the record is this; what is typed later is compared with it. */
  function beginFrom(values: Values): void {
    base.current = shownOf(values, carried.now());
    form.reset({ ...base.current }, { keepSubmitCount: true });
    // After the reset, in which a draft that was still to be decided on is kept again.
    draft.settle();
    draft.forget();
  }

  function goOnFrom(theirs: Values): void {
    carried.take(theirs);
    beginFrom(theirs);
  }

  /** The server's answer; `null` where it refused, which is then shown. */
  async function attempt(values: FieldValues): Promise<OutputOf<Op> | null> {
    try {
      return await call(operation, values as InputOf<Op>, { key: key.of(JSON.stringify(values)) });
    } catch (error) {
      onRefused?.(error);
      if (!compare(error, values)) refuse(error, values);
      return null;
    }
  }

  function compare(error: unknown, mine: Values): boolean {
    if (!(error instanceof ProblemError) || error.body.code !== 'stale') return false;
    const { current } = error.body.data;
    if (valuesOfCurrent === undefined || current === undefined) return false;
    const theirs: Values = valuesOfCurrent(current);
    const names = fields.inOrder().map(({ name }) => name);
    const found = differences(base.current, mine, theirs, names);
    if (found.length > 0) setConflict({ theirs, differences: found });
    else if (isSame.current) return false;
    else {
      isSame.current = true;
      goOnFrom(theirs);
    }
    return true;
  }

  function refuse(error: unknown, values: Values): void {
    const placed = placeProblem(error, fields);
    for (const [name, fault] of placed) {
      serverFaults.tell(name, fault, values);
      form.setError(name, asFieldError(fault));
    }
    if (placed.length === 0) setRefusal(error);
  }

  async function submit(): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    isSame.current = false;
    serverFaults.forget();
    setRefusal(null);
    setDone(false);
    try {
      await form.handleSubmit(send)();
      // The wanted state stands already. Saved once more, over theirs, it ends as any saving does; there is nothing to choose.
      if (isSame.current) await form.handleSubmit(send)();
    } finally {
      isAtWork.current = false;
    }
  }

  async function resolve(sides: readonly Side[]): Promise<void> {
    if (conflict === null) return;
    const { theirs, differences: found } = conflict;
    setConflict(null);
    goOnFrom(theirs);
    const chosen = found.filter((_, index) => sides[index] === 'mine');
    fill(form, Object.fromEntries(chosen.map(({ name, mine }) => [name, mine])));
    if (chosen.length > 0) await submit();
  }

  return {
    id,
    form,
    life,
    fields,
    isSaving: isSubmitting,
    isUnsaved: isDirty && !isDone,
    refusal,
    conflict,
    draft,
    submit,
    resolve,
    dismissConflict: () => setConflict(null),
    carry: carried.take,
  };
}

function shownOf(values: Values, carried: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(carried, name)));
}

/** Outside of production, where the operation still has its schema, a form that checks by another one is a fault. */
function holdToContract(operation: Write, input: Write['input']): void {
  if (typeof __PRODUCTION__ === 'undefined' && operation.input !== input) {
    throw new Error(`The form of ${operation.id} checks by another schema than the operation's`);
  }
}
