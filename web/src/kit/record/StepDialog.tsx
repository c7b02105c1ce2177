import type { InputOf, Write } from '@madoguchi/contract/operation.ts';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { invalidate, useWrite } from '../../platform/query.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ErrorBand } from '../ErrorBand.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import type { Marks } from '../form/form-context.ts';
import { type FormValues, useOperationForm } from '../form/use-operation-form.ts';
import { useFormWords } from '../form/words.ts';
import { useErrorSentence } from '../use-error-sentence.ts';

/** A record as its steps need it: each is taken at the version that the page shows. */
export interface Stepped {
  readonly id: string;
  readonly version: number;
}

/** The fields that a step asks for besides the record. */
interface StepForm<Op extends Write = Write> {
  readonly input: Op['input'];
  readonly defaults: Omit<FormValues<Op>, keyof Stepped>;
  readonly fields: ReactNode;
  readonly marks?: Marks;
}

/** One action of a record's machine as its page offers it. */
export interface RecordStep<Op extends Write = Write> {
  /** Its input is id and version of the record, and what `form` asks for. */
  readonly operation: Op;
  /** The verb, on its button and on the one that confirms. */
  readonly label: string;
  /** With its object; a step without one is taken at once. */
  readonly question?: string;
  /** Whom it reaches and what follows. */
  readonly effect?: string;
  readonly form?: StepForm<Op>;
  /** Said once it is taken. */
  readonly done: string;
  /** Cannot be undone: its buttons are red. */
  readonly isDanger?: boolean;
}

/** Checks the form of a step against its operation, and lets steps of several operations stand in one list. */
export function recordStep<Op extends Write>(step: RecordStep<Op>): RecordStep {
  return step as unknown as RecordStep;
}

interface Props {
  readonly step: RecordStep;
  readonly record: Stepped;
  readonly onClose: () => void;
}

/** Asks before a step is taken: says whom it reaches, and asks for what it needs to know. */
export function StepDialog({ step, ...props }: Props) {
  return step.form === undefined ? (
    <Confirmed {...props} step={step} />
  ) : (
    <FilledIn {...props} step={step} form={step.form} />
  );
}

/** Takes a step that asks for nothing. */
export function useStep(step: RecordStep, { record: { id, version }, onClose }: Omit<Props, 'step'>) {
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  // Invalidation may unmount the dialog, so it is closed first.
  const write = useWrite(step.operation, { invalidates: 'by-hand' });
  const take = () =>
    write.mutate(
      { id, version },
      {
        onSuccess: () => {
          message(step.done, 'success');
          onClose();
        },
        onError: (error) => {
          // A dialog says it itself.
          if (step.question === undefined) message(sentenceOf(error), 'error');
        },
        // A refusal says that the record is not what the page shows.
        onSettled: () => void invalidate(step.operation),
      },
    );
  return { take, isBusy: write.isPending, error: write.error };
}

function Confirmed({ step, ...props }: Props) {
  const t = useFormWords();
  const { take, isBusy, error } = useStep(step, props);
  return (
    <ConfirmDialog
      open
      title={step.question ?? ''}
      confirmLabel={step.label}
      dismissLabel={t('dismiss')}
      danger={step.isDanger ?? false}
      busy={isBusy}
      onConfirm={take}
      onDismiss={props.onClose}
    >
      <Typography>{step.effect}</Typography>
      {error ? <ErrorBand error={error} /> : null}
    </ConfirmDialog>
  );
}

/** Its fields hold nothing of the record, so it goes on from whatever version the page has read by then. */
function FilledIn({ step, form: asked, record: { id, version }, onClose }: Props & { readonly form: StepForm }) {
  const message = useMessages();
  const form = useOperationForm<Write, keyof Stepped>(step.operation, {
    input: asked.input,
    carries: { id, version } as Pick<InputOf<Write>, keyof Stepped>,
    defaults: asked.defaults,
    onDone: () => {
      message(step.done, 'success');
      onClose();
    },
    onRefused: () => void invalidate(step.operation),
  });
  const { carry } = form;
  useEffect(() => carry({ version }), [carry, version]);
  return (
    <FormDialog
      form={form}
      title={step.question ?? ''}
      submitLabel={step.label}
      onDismiss={onClose}
      {...(step.effect === undefined ? {} : { effect: step.effect })}
      {...(asked.marks === undefined ? {} : { marks: asked.marks })}
      {...(step.isDanger ? { submitColor: 'error' } : {})}
    >
      {asked.fields}
    </FormDialog>
  );
}
