import { type ReactNode, useEffect } from 'react';
import { FormBar } from '../form/FormBar.tsx';
import { OperationForm } from '../form/OperationForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import type { OperationFormState } from '../form/use-operation-form.ts';

interface Props {
  readonly form: OperationFormState;
  readonly label: string;
  readonly saveLabel: string;
  /** When the fields must be filled in, where that is not when the form is saved. */
  readonly rule?: string;
  /** Told whether something is typed that is not saved: a step beside the form waits for it. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
  readonly children: ReactNode;
}

/** A record to be filled in on its page: its fields, and the bar that saves them. */
export function RecordForm({ form, label, saveLabel, rule, onUnsaved, children }: Props) {
  const { isUnsaved } = form;
  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved]);
  return (
    <OperationForm form={form} label={label} marks="optional" {...(rule === undefined ? {} : { rule })}>
      {children}
      <FormBar>
        <SubmitButton>{saveLabel}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
