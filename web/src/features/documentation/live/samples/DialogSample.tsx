import { requiredText } from '@madoguchi/contract/values/text.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import * as z from 'zod';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useAskForm } from '../../../../kit/form/use-ask-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useSampleWords } from './words.ts';

const REASON_LENGTH = 200;
const Question = z.strictObject({ reason: requiredText(REASON_LENGTH) });

export function DialogSample() {
  const t = useSampleWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('dialog.open')}
      </Button>
      {isOpen ? <ReturnDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReturnDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSampleWords();
  const message = useMessages();
  const form = useAskForm({
    question: Question,
    defaults: { reason: '' },
    onAsk: () => {
      message(t('checked'), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('dialog.title')}
      effect={t('dialog.effect')}
      submitLabel={t('dialog.open')}
      onDismiss={onClose}
    >
      <TextAreaField name="reason" label={t('reason')} max={REASON_LENGTH} />
    </FormDialog>
  );
}
