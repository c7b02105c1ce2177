import type { BudgetsOfPurchases } from '@madoguchi/contract/budgets/model.ts';
import { leftForRequest } from '@madoguchi/contract/budgets/rules.ts';
import type { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { TAB_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import { type ReactNode, useMemo } from 'react';
import type * as z from 'zod';
import { Icon } from '../../../kit/Icon.tsx';
import type { CardParts, ListColumn } from '../../../kit/list/list-props.ts';
import { useLanguage } from '../../../platform/words.ts';
import { OneLine, usePurchaseCard, usePurchaseCells } from '../list/columns.tsx';
import { LeftOfBudget } from '../read/LeftOfBudget.tsx';
import { usePurchaseWords } from '../words.ts';

type Budgets = z.infer<typeof BudgetsOfPurchases>['budgets'];

/** English states and business days are longer. */
const WIDTHS = {
  ja: { supplier: 192, status: 128, warned: 104, waiting: 96 },
  en: { supplier: 184, status: 152, warned: 104, waiting: 128 },
} as const;

/** The columns of the decision list: a request's, with what is left of its budget, who decides last and how long it waits (R28). */
export function useDecisionColumns(budgets: Budgets): readonly ListColumn<typeof PURCHASE_DECISION_LIST>[] {
  const cells = usePurchaseCells();
  const sayWaiting = useWaiting();
  const language = useLanguage();
  return useMemo(() => {
    const px = WIDTHS[language];
    return [
      { field: 'number', widthPx: 136, fromPx: 900 },
      { field: 'name', widthPx: null },
      { field: 'category', widthPx: 112, fromPx: 1_720, cell: cells.category },
      { field: 'total', head: { ja: '合計（税込）', en: 'Total with tax' }, cell: cells.total },
      {
        field: 'budget-left',
        widthPx: 128,
        fromPx: 1_000,
        head: { ja: '予算残', en: 'Budget left' },
        cell: (row) => <LeftOfBudget yen={leftForRequest(row, budgets)} />,
      },
      { field: 'supplier', widthPx: px.supplier, fromPx: 1_220, cell: cells.supplier },
      { field: 'quotes', widthPx: 72, fromPx: 1_440 },
      { field: 'requester', widthPx: 104 },
      { field: 'department', fromPx: 1_860, cell: cells.department },
      { field: 'status', widthPx: px.status, cell: cells.status },
      {
        field: 'warned',
        widthPx: px.warned,
        fromPx: 800,
        head: { ja: '注意', en: 'Warnings' },
        cell: (row) => <Attention row={row} warned={cells.warned(row)} />,
      },
      {
        field: 'waiting',
        widthPx: px.waiting,
        head: { ja: '待ち日数', en: 'Waiting' },
        cell: ({ waitingDays }) => waitingDays !== null && sayWaiting(waitingDays),
      },
      { field: 'overdue', widthPx: 80, isExtra: true, cell: ({ isOverdue }) => isOverdue && <Overdue /> },
      { field: 'due', widthPx: 136, fromPx: 1_600 },
      { field: 'last-decider', widthPx: 120, fromPx: 1_360, cell: ({ lastDeciderName }) => lastDeciderName },
      { field: 'waits-for', widthPx: 144, isExtra: true, cell: cells['waits-for'] },
      { field: 'submitted', isExtra: true },
      { field: 'needed', isExtra: true },
      { field: 'employee', isExtra: true },
    ];
  }, [cells, sayWaiting, language, budgets]);
}

/** One request where room is short: amount and supplier always, how long it waits, what to mind. */
export function useDecisionCard(): (row: PurchaseDecisionRow) => CardParts {
  const sayWaiting = useWaiting();
  const card = usePurchaseCard();
  return (row) => {
    const waiting = row.waitingDays === null ? '' : sayWaiting(row.waitingDays);
    return {
      ...card(row),
      day: <OneLine>{[row.number, waiting].filter(Boolean).join(' · ')}</OneLine>,
      mark: row.isOverdue ? <Overdue isWritten /> : card(row).mark,
    };
  };
}

function useWaiting(): (days: number) => string {
  const t = usePurchaseWords();
  return useMemo(() => (days) => (days === 0 ? t('row.today') : t('row.days', { count: days })), [t]);
}

interface AttentionProps {
  readonly row: Pick<PurchaseDecisionRow, 'isOverdue' | 'warningCount'>;
  /** How many points there are to mind; nothing without any. */
  readonly warned: ReactNode;
}

/** The warnings of a row. Beside a count the clock has no label. */
export function Attention({ row, warned }: AttentionProps) {
  if (!row.isOverdue) return warned;
  if (row.warningCount === 0) return <Overdue isWritten />;
  return (
    <>
      <Overdue /> {warned}
    </>
  );
}

/** That a request waits longer than it should: a clock, and the word where it has room. */
function Overdue({ isWritten = false }: { readonly isWritten?: boolean }) {
  const word = TAB_NAMES.overdue[useLanguage()];
  return (
    <span className="warned">
      {isWritten ? <Icon name="clock" size={16} /> : <Icon name="clock" size={16} label={word} />}
      {isWritten ? word : null}
    </span>
  );
}
