import { NewBudget } from '@madoguchi/contract/budgets/model.ts';
import { createBudget } from '@madoguchi/contract/budgets/operations.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { useDepartmentOptions } from '../../kit/departments/use-department-name.ts';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { YenField } from '../../kit/fields/YenField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { useSession } from '../../platform/session.ts';
import { useCategoryOptions } from './budget-names.ts';
import { useBudgetWords } from './words.ts';

/** A budget of a department for a category and a year, one each. */
export function AddBudgetDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useBudgetWords();
  const message = useMessages();
  const { today } = useSession();
  const departments = useDepartmentOptions();
  const categories = useCategoryOptions();
  const form = useOperationForm(createBudget, {
    input: NewBudget,
    defaults: { fiscalYear: fiscalYear(today), departmentCode: null, category: null, amountYen: null },
    onDone: () => {
      message(t('added'), 'success');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('addTitle')} marks="optional" submitLabel={t('addSubmit')} onDismiss={onClose}>
      <NumberField name="fiscalYear" label={t('fiscalYear')} hint={t('fiscalYearHint')} />
      <ChoiceField
        name="departmentCode"
        label={t('department')}
        hint={t('departmentHint')}
        choices={departments.map(({ value, label }) => ({ value, label }))}
      />
      <ChoiceField name="category" label={t('category')} choices={categories} />
      <YenField name="amountYen" label={t('amount')} />
    </FormDialog>
  );
}
