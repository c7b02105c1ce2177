import { NewFaultReport, SAID_MAX } from '@madoguchi/contract/fault-reports/model.ts';
import { sendFaultReport } from '@madoguchi/contract/fault-reports/operations.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useErrorWords } from '../words.ts';

interface Props {
  readonly reference: string | null;
  readonly path?: string;
}

/** The form for what somebody wanted to do when it went wrong; page, time and number are sent along. */
export function ReportForm({ reference, path: about }: Props) {
  const t = useErrorWords();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const [sent, setSent] = useState<string | null>(null);
  const form = useOperationForm(sendFaultReport, {
    input: NewFaultReport,
    defaults: { path: about ?? here, reference, said: '' },
    onDone: (answer) => setSent(answer.reference),
  });
  if (sent !== null) {
    return (
      <Alert severity="success" role="status">
        {t('report.sent', { reference: sent })}
      </Alert>
    );
  }
  return (
    <OperationForm form={form} label={t('report')}>
      <TextAreaField name="said" label={t('report.said')} hint={t('report.hint')} max={SAID_MAX} autoFocus />
      <Box>
        {/* The page's one filled button leads on from the fault. */}
        <SubmitButton variant="outlined">{t('report.send')}</SubmitButton>
      </Box>
    </OperationForm>
  );
}
