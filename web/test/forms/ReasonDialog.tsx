import { useState } from 'react';
import { TextAreaField } from '../../src/kit/fields/TextAreaField.tsx';
import { TextField } from '../../src/kit/fields/TextField.tsx';
import { FormDialog } from '../../src/kit/form/FormDialog.tsx';
import { useOperationForm } from '../../src/kit/form/use-operation-form.ts';
import { NOTICE, NOTICE_ID, SaveNotice, saveNotice } from './sample-operation.ts';

/** Two fields of the same operation in a dialog. */
export function ReasonDialog({ onDone }: { readonly onDone: (version: number) => void }) {
  const [isOpen, setOpen] = useState(true);
  const form = useOperationForm(saveNotice, {
    input: SaveNotice,
    carries: { id: NOTICE_ID, version: 1 },
    defaults: { ...NOTICE, day: '2026-11-21', kind: 'work' },
    onDone: ({ version }) => onDone(version),
  });
  if (!isOpen) return <p>閉じました</p>;
  return (
    <FormDialog
      form={form}
      title="お知らせを取り下げますか？"
      submitLabel="取り下げる"
      onDismiss={() => setOpen(false)}
    >
      <TextField name="title" label="件名" />
      <TextAreaField name="body" label="理由" max={200} isOptional />
    </FormDialog>
  );
}
