import { BUDGET_LIST } from '@madoguchi/contract/budgets/lists.ts';
import { Budget, ChangedBudget, NewBudget } from '@madoguchi/contract/budgets/model.ts';
import {
  changeBudget,
  createBudget,
  exportBudgets,
  listBudgets,
  removeBudget,
  showBudget,
} from '@madoguchi/contract/budgets/operations.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { useDepartmentOptions } from '../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { FactList } from '../../kit/FactList.tsx';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { YenField } from '../../kit/fields/YenField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useFormWords } from '../../kit/form/words.ts';
import { List } from '../../kit/list/List.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../kit/list/list-props.ts';
import { PeekCard } from '../../kit/list/pane/PeekCard.tsx';
import { MoreMenu } from '../../kit/MoreMenu.tsx';
import { formatInstant, formatYen } from '../../platform/formats.ts';
import { checked } from '../../platform/http/checked.ts';
import { useMessages } from '../../platform/messages.ts';
import { invalidate, useRead, useWrite } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useBudgetNames, useCategoryOptions } from './budget-names.ts';
import { useBudgetWords } from './words.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

const PEEK: Peek<typeof BUDGET_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <BudgetPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/maintenance/budgets`: what each department may spend on what, year by year (B9-01). */
export function BudgetsPage() {
  const t = useBudgetWords();
  const title = useScreenTitle()('budgets');
  const { departmentName, categoryName, budgetName } = useBudgetNames();
  const department = useDepartmentOptions();
  const category = useCategoryOptions();
  const options = useMemo(() => ({ department, category }), [department, category]);
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const columns = useMemo(
    (): readonly ListColumn<typeof BUDGET_LIST>[] => [
      { field: 'department', widthPx: null },
      { field: 'category', widthPx: 200, cell: (row) => categoryName(row.category) },
      { field: 'year', widthPx: 112, cell: ({ fiscalYear }) => t('year', { year: String(fiscalYear) }) },
      { field: 'amount', widthPx: 152 },
      { field: 'updated', fromPx: 900 },
      { field: 'by', isExtra: true },
    ],
    [t, categoryName],
  );
  const close = () => setOpen(null);
  const add = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} onClick={() => setOpen('add')}>
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      title={title}
      actions={
        <>
          <Button variant="outlined" onClick={() => setOpen('import')}>
            {t('import')}
          </Button>
          {add('contained')}
        </>
      }
    >
      <List
        list={BUDGET_LIST}
        operation={listBudgets}
        label={title}
        columns={columns}
        nameOf={({ departmentCode }) => departmentName(departmentCode)}
        fullNameOf={budgetName}
        nameField="department"
        options={options}
        peek={PEEK}
        exported={exportBudgets}
        card={({ fiscalYear, amountYen, ...row }) => ({
          amount: formatYen(amountYen),
          detail: `${categoryName(row.category)} · ${t('year', { year: String(fiscalYear) })}`,
        })}
        empty={
          <EmptyState icon="chart" text={t('none')}>
            {add('outlined')}
          </EmptyState>
        }
      />
      {open === 'add' ? <AddBudgetDialog onClose={close} /> : null}
      {open === 'import' ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={close} />
        </Suspense>
      ) : null}
    </ListPage>
  );
}

interface PanelProps {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One budget beside the list, to be changed or deleted. */
function BudgetPanel({ id, takeFocus, onClose }: PanelProps) {
  const t = useBudgetWords();
  const language = useLanguage();
  const { departmentName, categoryName, budgetName } = useBudgetNames();
  const read = useRead(showBudget, { id });
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null);
  const closeDialog = () => setDialog(null);
  return (
    <PeekCard {...{ id, read, takeFocus, onClose }} label={t('panel')} title={budgetName}>
      {(budget) => (
        <>
          <FactList
            facts={[
              [t('fiscalYear'), t('year', { year: String(budget.fiscalYear) })],
              [t('department'), departmentName(budget.departmentCode)],
              [t('category'), categoryName(budget.category)],
              [t('amount'), formatYen(budget.amountYen)],
              [t('updated'), t('updatedBy', { at: formatInstant(budget.updatedAt, language), by: budget.updatedBy })],
            ]}
          />
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <MoreMenu items={[{ label: t('remove'), reason: null, run: () => setDialog('remove') }]} />
            <Button variant="outlined" onClick={() => setDialog('change')}>
              {t('change')}
            </Button>
          </Box>
          {dialog === 'change' ? <ChangeBudgetDialog budget={budget} onClose={closeDialog} /> : null}
          {dialog === 'remove' ? (
            <RemoveBudgetDialog budget={budget} onDismiss={closeDialog} onRemoved={onClose} />
          ) : null}
        </>
      )}
    </PeekCard>
  );
}

/** Another amount for a budget that stands. */
function ChangeBudgetDialog({ budget, onClose }: { readonly budget: Budget; readonly onClose: () => void }) {
  const t = useBudgetWords();
  const message = useMessages();
  const { budgetName } = useBudgetNames();
  const { id, version, amountYen } = budget;
  const form = useOperationForm(changeBudget, {
    input: ChangedBudget,
    carries: { id, version },
    defaults: { amountYen },
    valuesOfCurrent: (current) => {
      const newer = checked(Budget, current);
      return { id, version: newer.version, amountYen: newer.amountYen };
    },
    onDone: () => {
      message(t('changed'), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('changeTitle')}
      effect={budgetName(budget)}
      marks="optional"
      submitLabel={t('changeSubmit')}
      onDismiss={onClose}
    >
      <YenField name="amountYen" label={t('amount')} />
    </FormDialog>
  );
}

interface RemoveProps {
  readonly budget: Budget;
  readonly onDismiss: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a budget goes; its panel goes with it. */
function RemoveBudgetDialog({ budget, onDismiss, onRemoved }: RemoveProps) {
  const t = useBudgetWords();
  const tForm = useFormWords();
  const message = useMessages();
  const { budgetName } = useBudgetNames();
  // Read again, the panel would say that there is no such budget: it is closed first.
  const work = useWrite(removeBudget, { invalidates: 'by-hand' });
  const { id, version } = budget;
  const remove = () =>
    work.mutate(
      { id, version },
      {
        onSuccess: () => {
          message(t('removed'), 'success');
          onRemoved();
        },
        onSettled: () => void invalidate(removeBudget),
      },
    );
  return (
    <ConfirmDialog
      open
      title={t('removeQuestion', { budget: budgetName(budget) })}
      confirmLabel={t('remove')}
      dismissLabel={tForm('dismiss')}
      danger
      busy={work.isPending}
      onConfirm={remove}
      onDismiss={onDismiss}
    >
      <Typography>{t('removeEffect')}</Typography>
      {work.error ? <ErrorBand error={work.error} /> : null}
    </ConfirmDialog>
  );
}

/** A budget of a department for a category and a year, one each. */
function AddBudgetDialog({ onClose }: { readonly onClose: () => void }) {
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
