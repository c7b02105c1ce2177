import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { requiredText, text } from '@madoguchi/contract/values/text.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import * as z from 'zod';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import { ToolSelect } from '../../../../kit/list/tools/ToolSelect.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { useSession } from '../../../../platform/session.ts';
import { SAMPLE_ANSWERS, type SampleAnswer, useSampleForm } from './use-sample-form.ts';
import { useSampleWords } from './words.ts';

const NOTE_LENGTH = 200;
const Question = z.strictObject({ title: requiredText(40), day: PlainDate, note: text(NOTE_LENGTH) });

export function FormSample() {
  const t = useSampleWords();
  const message = useMessages();
  const { today } = useSession();
  const [answer, setAnswer] = useState<SampleAnswer>('saved');
  const form = useSampleForm({
    question: Question,
    defaults: { title: '', day: null, note: '' },
    theirs: { title: t('theirs.title'), day: today, note: '' },
    answer,
    onSaved: () => message(t('form.saved'), 'success'),
  });
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <ToolSelect label={t('answer')} value={answer} onChange={(value) => setAnswer(value as SampleAnswer)}>
          {SAMPLE_ANSWERS.map((one) => (
            <option key={one} value={one}>
              {t(`answer.${one}`)}
            </option>
          ))}
        </ToolSelect>
      </Box>
      <OperationForm form={form} label={t('form')} marks="optional">
        <TextField name="title" label={t('title')} hint={t('title.hint')} />
        <DateField name="day" label={t('day')} />
        <TextAreaField name="note" label={t('note')} max={NOTE_LENGTH} isOptional />
        <div>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </OperationForm>
    </>
  );
}
