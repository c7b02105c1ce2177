import { RATE_KINDS } from '@madoguchi/contract/dated-rates/keys.ts';
import { CorrectedRate, DatedRate } from '@madoguchi/contract/dated-rates/model.ts';
import { correctRate } from '@madoguchi/contract/dated-rates/operations.ts';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { formatDay } from '../../../platform/formats.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ValueField } from './ValueField.tsx';
import { useRateWords } from './words.ts';

interface Props {
  readonly rate: DatedRate;
  readonly onClose: () => void;
}

/** A value that has not begun, written anew. */
export function CorrectRateDialog({ rate, onClose }: Props) {
  const t = useRateWords();
  const language = useLanguage();
  const message = useMessages();
  const { key, validFrom, version, value, source } = rate;
  const name = RATE_KINDS[key].name[language];
  const day = formatDay(validFrom, language);
  const form = useOperationForm(correctRate, {
    input: CorrectedRate,
    carries: { key, validFrom, version },
    defaults: { value, source },
    valuesOfCurrent: (current) => {
      const newer = checked(DatedRate, current);
      return { key, validFrom, version: newer.version, value: newer.value, source: newer.source };
    },
    onDone: () => {
      message(t('saved', { name, day }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('correctTitle', { name, day })}
      marks="optional"
      submitLabel={t('correctSubmit')}
      onDismiss={onClose}
    >
      <ValueField of={key} />
      <TextField name="source" label={t('source')} hint={t('sourceHint')} />
    </FormDialog>
  );
}
