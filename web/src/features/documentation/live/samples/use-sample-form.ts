// A form that is answered by its reader's choice: everything of the kit's forms that a server's answer sets in motion, without a server.
import { useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type * as z from 'zod';
import { differences, type Side, type Values } from '../../../../kit/form/conflict/compare.ts';
import { fill, useFormDraft } from '../../../../kit/form/drafts/use-form-draft.ts';
import { useAskForm } from '../../../../kit/form/use-ask-form.ts';
import type { Conflict, OperationFormState } from '../../../../kit/form/use-operation-form.ts';
import { OfflineError } from '../../../../platform/http/refusals.ts';

/** `newer`: somebody else has saved `theirs` since. `away`: no answer comes. */
export const SAMPLE_ANSWERS = ['saved', 'newer', 'away'] as const;
export type SampleAnswer = (typeof SAMPLE_ANSWERS)[number];

interface Options<Question extends z.ZodType> {
  readonly question: Question;
  readonly defaults: { readonly [Name in keyof z.input<Question>]: z.input<Question>[Name] | null };
  readonly theirs: Values;
  readonly answer: SampleAnswer;
  readonly onSaved: () => void;
}

/** The state of an `OperationForm` with drafts, the question on leaving and the comparison. */
export function useSampleForm<Question extends z.ZodType>(options: Options<Question>): OperationFormState {
  const { question, defaults, theirs, answer, onSaved } = options;
  const base = useRef<Values>(defaults);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const asked = useAskForm({ question, defaults, onAsk: (values) => take(values as Values) });
  const { form, fields } = asked;
  const { isDirty } = useFormState({ control: form.control });
  const draft = useFormDraft(form, { formId: 'documentation.form-patterns', record: 'sample', base, isDirty });

  function take(values: Values): void {
    setRefusal(null);
    if (answer === 'saved') return keep(values);
    if (answer === 'away') return setRefusal(new OfflineError());
    const names = fields.inOrder().map(({ name }) => name);
    const found = differences(base.current, values, theirs, names);
    if (found.length === 0) keep(values);
    else setConflict({ theirs, differences: found });
  }

  function keep(values: Values): void {
    beginFrom(values);
    onSaved();
  }

  function beginFrom(values: Values): void {
    base.current = values;
    form.reset({ ...values }, { keepSubmitCount: true });
    draft.settle();
    draft.forget();
  }

  async function resolve(sides: readonly Side[]): Promise<void> {
    if (conflict === null) return;
    setConflict(null);
    beginFrom(conflict.theirs);
    const mine = conflict.differences.filter((_, nth) => sides[nth] === 'mine');
    fill(form, Object.fromEntries(mine.map((difference) => [difference.name, difference.mine])));
    if (mine.length > 0) keep(form.getValues());
  }

  return {
    ...asked,
    isUnsaved: isDirty,
    refusal,
    conflict,
    draft,
    resolve,
    dismissConflict: () => setConflict(null),
  };
}
