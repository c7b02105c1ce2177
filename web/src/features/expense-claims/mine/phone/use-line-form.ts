// The phone's form over one line of the sheet: what it shows, what the checks say of it, and how it is saved.
import { checkLine, type Finding, multiplierOf } from '@madoguchi/contract/expense-claims/checks.ts';
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { lineAmount } from '@madoguchi/contract/expense-claims/rules.ts';
import { useState, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import { isBlank, newLine, type SheetLine } from '../../sheet/store/sheet-line.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { hasOptions, type Option, optionsFor } from '../../sheet/suggestions/options-for.ts';
import type { SuggestionSource } from '../../sheet/suggestions/suggestion-source.ts';
import type { Choices } from '../../sheet/values/choices.ts';
import type { Typing } from '../autosave/save-ports.ts';
import { type LineFormValues, lineWith, patchesBetween, valuesOf } from './line-form-values.ts';

interface Options {
  readonly store: SheetStore;
  readonly line: SheetLine;
  readonly choices: Choices;
  readonly source: SuggestionSource;
  readonly onTyping: (typing: Typing | null) => void;
}

export function useLineForm({ store, line, choices, source, onTyping }: Options) {
  const { ground } = store;
  const typedGround = { month: ground.context.month, choices, toHiragana };
  const form = useForm<LineFormValues>({ defaultValues: valuesOf(line), mode: 'onBlur' });
  const values = useWatch({ control: form.control }) as LineFormValues;
  const [touched, setTouched] = useState<ReadonlySet<LineField>>(new Set());
  const [active, setActive] = useState<LineField | null>(null);
  // Receipts come to the line in the sheet, not to the form.
  const attachments = useSyncExternalStore(
    (listener) => store.subscribeRow(line.id, listener),
    () => store.line(line.id)?.attachments ?? line.attachments,
  );
  const candidate = { ...lineWith(line, values, typedGround), attachments };
  const findings = checkLine(candidate, ground);
  const isNew = isBlank(line);

  /** Leaving a field takes it into the sheet, whose autosave does the rest. */
  const commit = () => {
    const before = store.line(line.id);
    if (!before) return;
    const after = { ...lineWith(before, form.getValues(), typedGround), attachments: before.attachments };
    store.apply(patchesBetween(before, after), { undo: 'edit' });
  };

  return {
    register: (field: LineField) =>
      form.register(field, {
        onChange: () => onTyping({ lineId: line.id, field, text: form.getValues(field) }),
        onBlur: () => {
          setActive(null);
          setTouched(new Set([...touched, field]));
          onTyping(null);
          commit();
        },
      }),
    candidate,
    amount: lineAmount(candidate, multiplierOf(candidate.tripType, ground.masters.way)),
    required: requiredFields(candidate, store),
    /** Errors come on leaving a field; a line that was there before shows all of its own at once. */
    findingsOf: (field: LineField): readonly Finding[] =>
      field === active || (isNew && !touched.has(field)) ? [] : findings.filter((finding) => finding.field === field),
    attachmentFindings: isNew ? [] : findings.filter(({ field }) => field === 'attachments'),
    focus: setActive,
    suggested: (field: LineField): readonly Option[] =>
      field === active && hasOptions(field) ? optionsFor(field, candidate, values[field], { choices, source }) : [],
    take: (option: Option) => {
      for (const { field, value } of option.fills) {
        if (field !== 'attachments')
          form.setValue(field, typeof value === 'string' || typeof value === 'number' ? String(value) : '', {
            shouldDirty: true,
          });
      }
    },
    save: () => {
      commit();
      store.leaveLine(line.id);
    },
  };
}

export type LineFormState = ReturnType<typeof useLineForm>;

/** What the checks would miss in this line if all of it were empty. */
function requiredFields(line: SheetLine, { ground }: SheetStore): ReadonlySet<LineField> {
  const { expenseType, purpose } = line;
  const findings = checkLine(newLine(line.id, { expenseType, purpose }), ground);
  const missing = findings.filter(({ code }) => code === 'required').map(({ field }) => field as LineField);
  return new Set<LineField>(['purpose', ...missing]);
}
