import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as z from 'zod';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { MonthField } from '../../../../kit/fields/date/MonthField.tsx';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import { useAskForm } from '../../../../kit/form/use-ask-form.ts';
import { MonthPicker } from '../../../../kit/MonthPicker.tsx';
import { formatMonth } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useSampleWords } from './words.ts';

const Question = z.strictObject({ day: PlainDate, month: YearMonth });

export function DatesSample() {
  const t = useSampleWords();
  const language = useLanguage();
  const message = useMessages();
  const { today } = useSession();
  const [month, setMonth] = useState(monthOf(today) as YearMonth);
  const form = useAskForm({
    question: Question,
    defaults: { day: today, month: null },
    onAsk: () => message(t('checked'), 'success'),
  });
  return (
    <>
      <MonthPicker month={month} onChange={setMonth} />
      <Typography role="status" variant="body2" sx={{ mt: 1, mb: 3 }}>
        {t('chosen', { month: formatMonth(month, language) })}
      </Typography>
      <OperationForm form={form} label={t('dates')}>
        <DateField name="day" label={t('day')} />
        <MonthField name="month" label={t('month')} />
        <div>
          <SubmitButton variant="outlined">{t('check')}</SubmitButton>
        </div>
      </OperationForm>
    </>
  );
}
