import { ClassificationDetail, DetailEnd } from '@madoguchi/contract/classifications/model.ts';
import { endDetail } from '@madoguchi/contract/classifications/operations.ts';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { checked } from '../../../../platform/http/checked.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { masterName } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useDetailWords } from '../words.ts';
import { UsageList } from './UsageList.tsx';

interface Props {
  readonly detail: ClassificationDetail;
  readonly onClose: () => void;
}

/** Sets the last day of a value, with the places that use it before one's eyes (B1-03). */
export function EndDialog({ detail, onClose }: Props) {
  const t = useDetailWords();
  const language = useLanguage();
  const message = useMessages();
  const { classification, code, version } = detail;
  const name = masterName(detail, language);
  const form = useOperationForm(endDetail, {
    input: DetailEnd,
    carries: { classification, code, version },
    defaults: { validTo: detail.validTo },
    valuesOfCurrent: (current) => {
      const newer = checked(ClassificationDetail, current);
      return { classification, code, version: newer.version, validTo: newer.validTo };
    },
    onDone: () => {
      message(t('ended', { name }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('endTitle', { name })}
      effect={t('endEffect')}
      marks="none"
      submitLabel={t('endSubmit')}
      onDismiss={onClose}
    >
      <UsageList classification={classification} code={code} />
      <DateField name="validTo" label={t('validTo')} hint={t('validToHint')} isOptional />
    </FormDialog>
  );
}
