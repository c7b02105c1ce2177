import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { DeclaredYear, SavedFiscalYear } from '@madoguchi/contract/electronic-transactions/retention.ts';
import { declareFiscalYear } from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { formatDay } from '../../../platform/formats.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRetentionWords } from './words.ts';

const NEW = { endsOn: null, hasLoss: false, returnDueOn: null, reason: '', version: 0 } as const;

interface Props {
  /** `null` declares another one. */
  readonly year: DeclaredYear | null;
  readonly onClose: () => void;
}

/** Declares a fiscal year with a loss or a later return, or corrects what was declared. */
export function YearDialog({ year, onClose }: Props) {
  const t = useRetentionWords();
  const language = useLanguage();
  const message = useMessages();
  const valuesOf = ({ endsOn, hasLoss, returnDueOn, reason, version }: DeclaredYear) => ({
    endsOn,
    hasLoss,
    returnDueOn,
    reason,
    version,
  });
  const { version, ...defaults } = year === null ? NEW : valuesOf(year);
  const form = useOperationForm(declareFiscalYear, {
    input: SavedFiscalYear,
    carries: { version },
    defaults,
    valuesOfCurrent: (current) => valuesOf(checked(DeclaredYear, current)),
    onDone: ({ endsOn }) => {
      message(t('saved', { day: formatDay(endsOn, language) }), 'success');
      onClose();
    },
  });
  const title = year === null ? t('addTitle') : t('correctOf', { day: formatDay(year.endsOn, language) });
  return (
    <FormDialog
      form={form}
      title={title}
      effect={t('effect')}
      marks="optional"
      submitLabel={t('save')}
      onDismiss={onClose}
    >
      {year === null ? <DateField name="endsOn" label={t('fiscalYearEndsOn')} hint={t('endsOnHint')} /> : null}
      <SwitchField name="hasLoss" label={t('hasLoss')} hint={t('lossHint')} />
      <DateField name="returnDueOn" label={t('returnDueOn')} hint={t('returnHint')} isOptional />
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        max={TRANSACTION_LIMITS.reason}
        minRows={2}
      />
    </FormDialog>
  );
}
