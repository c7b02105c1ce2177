import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../platform/composition.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useMessages } from '../../platform/messages.ts';
import { ErrorBand } from '../ErrorBand.tsx';
import { FORM_COLUMN } from '../theme/tokens.ts';
import { useErrorSentence } from '../use-error-sentence.ts';
import { CompareDialog } from './conflict/CompareDialog.tsx';
import type { Side } from './conflict/compare.ts';
import { DraftBanner } from './drafts/DraftBanner.tsx';
import { ErrorSummary } from './faults/ErrorSummary.tsx';
import { type Marks, OperationFormContext, useFormContext } from './form-context.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { FormLife } from './standing-form.ts';
import type { OperationFormState } from './use-operation-form.ts';
import { useFormWords } from './words.ts';

interface Props {
  readonly form: OperationFormState;
  /** Names the form for assistive technology where no heading does. */
  readonly label?: string;
  /** Which of the two kinds of fields is the rarer one, and so marked. */
  readonly marks?: Marks;
  /** Says which fields must be filled in and when, in the place of the sentence for `optional` marks. */
  readonly rule?: string;
  /** Nothing stands at its side: fields, faults and bar share one column. */
  readonly isColumn?: boolean;
  /** The meaning of Ctrl or ⌘ with Enter where the form leads to more than being sent, and its name on the sheet of keys. */
  readonly submitKey?: { readonly label: string; readonly run: () => void };
  readonly children: ReactNode;
}

/**
 * Fields and buttons of one operation: what is wrong stands on the fields and in a summary that takes the focus.
 * Ctrl or ⌘ with Enter submits; Enter alone in a line of text does not (I5).
 */
export function OperationForm({ form, label, marks = 'none', rule, isColumn = false, submitKey, children }: Props) {
  const t = useFormWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const { id, refusal } = form;
  // Heard below, in dialogs too: the sheet of keys lists it.
  useKeys(t('keys'), [{ keys: 'mod+Enter', label: submitKey?.label ?? t('keys.submit'), run: null }]);
  const tell = useEffectEvent((error: unknown) => message(sayError(error), 'error', { key: id }));
  // The band may stand above what is seen of a long form: the message area always is (S8-03).
  useEffect(() => {
    if (refusal !== null) tell(refusal);
  }, [refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      // The keys of a composition stay here: no dialog closes, nothing is submitted.
      event.stopPropagation();
      if (event.key === 'Enter' && isOneLine(event.target)) event.preventDefault();
      return;
    }
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      if (submitKey === undefined) void form.submit();
      else submitKey.run();
    } else if (isOneLine(event.target)) event.preventDefault();
  };
  return (
    <OperationFormContext value={{ ...form, marks }}>
      <Box
        component="form"
        noValidate
        aria-label={label}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        sx={{
          display: 'grid',
          gap: 3,
          minWidth: 0,
          maxWidth: isColumn ? FORM_COLUMN : 'none',
          '& > *': { minWidth: 0 },
        }}
      >
        <DraftBanner />
        <ErrorSummary />
        {refusal === null ? null : <ErrorBand error={refusal} onRetry={() => void form.submit()} />}
        {marks === 'optional' ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {rule ?? t('marks.optional')}
          </Typography>
        ) : null}
        {children}
      </Box>
      <FormLife {...form.life} />
      <FormConflict />
      <LeaveGuard isOn={form.isUnsaved} isKept={form.draft.isKept} />
    </OperationFormContext>
  );
}

const PRESSED_BY_ENTER = new Set(['submit', 'button', 'reset', 'image', 'file']);

/** Where the browser would submit the form by itself. */
function isOneLine(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && !PRESSED_BY_ENTER.has(target.type);
}

/** The comparison with what somebody else saved meanwhile, in the words of the form's own fields. */
function FormConflict() {
  const { conflict, fields, resolve, dismissConflict } = useFormContext();
  const t = useFormWords();
  const message = useMessages();
  if (conflict === null) return null;
  const rows = conflict.differences.map(({ name, mine, theirs, side }) => {
    const field = fields.get(name);
    const textOf = field?.textOf ?? plainText;
    return { key: name, label: field?.label ?? name, mine: textOf(mine), theirs: textOf(theirs), side };
  });
  const choose = (sides: readonly Side[]) => {
    // Nothing of one's own is left to save, and so no message of a saving comes.
    if (!sides.includes('mine')) message(t('conflict.left'), 'info');
    void resolve(sides);
  };
  return <CompareDialog rows={rows} onChoose={choose} onDismiss={dismissConflict} />;
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
