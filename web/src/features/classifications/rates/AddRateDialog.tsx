import { RATE_KINDS, type RateKey } from '@madoguchi/contract/dated-rates/keys.ts';
import { NewRate } from '@madoguchi/contract/dated-rates/model.ts';
import { addRate } from '@madoguchi/contract/dated-rates/operations.ts';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { formatDay } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ValueField } from './ValueField.tsx';
import { useRateWords } from './words.ts';

interface Props {
  readonly of: RateKey;
  readonly onClose: () => void;
}

/** Adds the value of a rate from a future day on. */
export function AddRateDialog({ of, onClose }: Props) {
  const t = useRateWords();
  const language = useLanguage();
  const message = useMessages();
  const name = RATE_KINDS[of].name[language];
  const form = useOperationForm(addRate, {
    input: NewRate,
    carries: { key: of },
    defaults: { validFrom: null, value: null, source: '' },
    onDone: ({ validFrom }) => {
      message(t('saved', { name, day: formatDay(validFrom, language) }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('addTitle', { name })}
      effect={t('addEffect')}
      marks="optional"
      submitLabel={t('addSubmit')}
      onDismiss={onClose}
    >
      <DateField name="validFrom" label={t('validFrom')} hint={t('validFromHint')} />
      <ValueField of={of} />
      <TextField name="source" label={t('source')} hint={t('sourceHint')} />
    </FormDialog>
  );
}
