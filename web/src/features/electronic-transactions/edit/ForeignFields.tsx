import type { Currency } from '@madoguchi/contract/electronic-transactions/choices.ts';
import {
  readMinorUnits,
  writtenMinorUnits,
  yenOfMinorUnits,
} from '@madoguchi/contract/electronic-transactions/yen-value.ts';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { Field } from '../../../kit/fields/Field.tsx';
import { FiguresInput } from '../../../kit/fields/FiguresInput.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useTyped } from '../../../kit/fields/use-typed.ts';
import { useField, useFormContext } from '../../../kit/form/form-context.ts';
import { useTransactionWords } from '../words.ts';

const RATE = /^\d{1,7}(?:\.\d{1,6})?$/;

interface Props {
  readonly currency: Currency;
}

/** The amount in another currency with the rate used; the yen follow from the two, and stay open without a rate (ETX-07). */
export function ForeignFields({ currency }: Props) {
  const t = useTransactionWords();
  const { form } = useFormContext();
  const [minor, rate]: unknown[] = useWatch({ control: form.control, name: ['foreignMinor', 'rate'] });
  useEffect(() => {
    const isKnown = typeof minor === 'number' && typeof rate === 'string' && RATE.test(rate);
    form.setValue('amount', isKnown ? yenOfMinorUnits(minor, currency, rate) : null);
  }, [form, minor, rate, currency]);
  return (
    <>
      <ForeignField currency={currency} />
      <TextField name="rate" label={t('rate')} widthPx={200} isOptional />
      <DateField name="rateDate" label={t('rateDate')} isOptional />
    </>
  );
}

/** 1,234.56 as it is typed; the form holds cents. Text that is no amount stays as typed, and the schema refuses it. */
function ForeignField({ currency }: Props) {
  const t = useTransactionWords();
  const props = { name: 'foreignMinor', label: t('foreign'), hint: t('foreignHint') };
  const field = useField<number | string | null>(props, { ask: 'enter', kind: 'number' });
  const typed = useTyped(field, {
    read: (text: string) => (text.trim() === '' ? null : (readMinorUnits(text, currency) ?? text)),
    show: (value) => (typeof value === 'number' ? writtenMinorUnits(value, currency) : (value ?? '')),
  });
  return (
    <Field {...field.frame} widthPx={200}>
      <FiguresInput
        id={field.id}
        value={typed.text}
        error={field.frame.fault !== undefined}
        inputRef={field.inputRef}
        inputProps={{ ...field.aria, inputMode: 'decimal' }}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
    </Field>
  );
}
