// A form over a read: checks what is asked by a schema, and asks. Nothing is saved, so nothing is kept or compared.
import { useId, useState } from 'react';
import type * as z from 'zod';
import { Carried } from './carried.ts';
import { inputResolver } from './faults/input-resolver.ts';
import { FormFields } from './form-fields.ts';
import { useStandingForm } from './standing-form.ts';
import type { OperationFormState } from './use-operation-form.ts';

const NOT_KEPT = {
  found: null,
  isKept: false,
  settle: () => undefined,
  forget: () => undefined,
  discard: () => () => false,
} as const;

interface Options<Question extends z.ZodType> {
  readonly question: Question;
  /** `null` where nothing is chosen or typed yet. */
  readonly defaults: { readonly [Name in keyof z.input<Question>]: z.input<Question>[Name] | null };
  readonly onAsk: (question: z.output<Question>) => void;
}

/** For an `OperationForm` whose submission asks instead of writing. */
export function useAskForm<Question extends z.ZodType>(options: Options<Question>): OperationFormState {
  const { question, defaults, onAsk } = options;
  const id = useId();
  const [fields] = useState(() => new FormFields());
  const [carried] = useState(() => new Carried({}));
  const { methods: form, life } = useStandingForm(() => ({
    defaultValues: defaults,
    resolver: inputResolver(question, fields, carried),
  }));
  return {
    id,
    form,
    life,
    fields,
    isSaving: false,
    isUnsaved: false,
    refusal: null,
    conflict: null,
    draft: NOT_KEPT,
    submit: () => form.handleSubmit((values) => onAsk(question.parse(values)))(),
    resolve: () => Promise.resolve(),
    dismissConflict: () => undefined,
    carry: carried.take,
  };
}
