import type { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import type { PurchaseStatus } from '@madoguchi/contract/purchase-requests/rules.ts';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useDepartmentName } from '../../../kit/departments/use-department-name.ts';
import { Icon } from '../../../kit/Icon.tsx';
import type { CardParts, FieldName, ListColumn } from '../../../kit/list/list-props.ts';
import { formatDay, formatList, formatYen } from '../../../platform/formats.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useCategoryName } from '../read/categories.ts';
import { PurchaseStatusChip } from '../read/PurchaseStatusChip.tsx';
import { usePurchaseWords } from '../words.ts';

type PurchaseField = FieldName<typeof PURCHASE_LIST>;
type Cells = Readonly<Record<PurchaseField, (row: PurchaseRow) => ReactNode>>;

/** English states and heads are longer; a supplier's whole name has room in both. */
const WIDTHS = {
  ja: { supplier: 192, status: 136, warned: 80 },
  en: { supplier: 184, status: 152, warned: 96 },
} as const;

/** How the fields of a request are shown in a row, in its own list and in that of its deciders. */
export function usePurchaseCells(): Pick<
  Cells,
  'category' | 'unit-price' | 'total' | 'supplier' | 'department' | 'status' | 'warned' | 'waits-for'
> {
  const t = usePurchaseWords();
  const categoryName = useCategoryName();
  const departmentName = useDepartmentName();
  const isYourTurn = useYourTurn();
  const language = useLanguage();
  return useMemo(
    () => ({
      category: ({ purchaseCategory }) => categoryName(purchaseCategory),
      'unit-price': ({ unitPrice }) => unitPrice !== null && formatYen(unitPrice),
      total: ({ totalYen }) => formatYen(totalYen),
      supplier: ({ supplier, supplierCount }) =>
        supplierCount > 1 ? t('row.several', { first: supplier, count: supplierCount - 1 }) : supplier,
      department: ({ departmentCode }) => departmentName(departmentCode),
      status: (row) => <PurchaseStatusChip status={row.status} isYourTurn={isYourTurn(row)} />,
      warned: ({ warningCount }) =>
        warningCount > 0 && (
          <span className="warned">
            <Icon name="warning" size={16} label={t('row.warned')} />
            {warningCount}
          </span>
        ),
      'waits-for': ({ waitsFor }) =>
        formatList(
          waitsFor.map(({ name }) => name),
          language,
        ),
    }),
    [t, language, categoryName, departmentName, isYourTurn],
  );
}

/** The columns of the requests: what stands where, how wide, and which go first when room is short (R27). */
export function usePurchaseColumns(): readonly ListColumn<typeof PURCHASE_LIST>[] {
  const cells = usePurchaseCells();
  const px = WIDTHS[useLanguage()];
  return useMemo(
    () => [
      // Numbers and names are of one length here: the room goes to the title, which is cut otherwise.
      { field: 'number', widthPx: 136, fromPx: 700 },
      { field: 'name', widthPx: null },
      { field: 'category', widthPx: 112, fromPx: 1_250, cell: cells.category },
      { field: 'quantity', widthPx: 72, fromPx: 1_500 },
      { field: 'unit-price', isExtra: true, cell: cells['unit-price'] },
      { field: 'total', head: { ja: '合計（税込）', en: 'Total with tax' }, cell: cells.total },
      { field: 'supplier', widthPx: px.supplier, fromPx: 1_000, cell: cells.supplier },
      { field: 'requester', widthPx: 112, fromPx: 900 },
      { field: 'department', isExtra: true, cell: cells.department },
      { field: 'employee', isExtra: true },
      { field: 'status', widthPx: px.status, cell: cells.status },
      { field: 'warned', widthPx: px.warned, fromPx: 1_000, head: { ja: '注意', en: 'Warnings' }, cell: cells.warned },
      { field: 'needed', fromPx: 1_400 },
      { field: 'submitted', isExtra: true },
      { field: 'waits-for', widthPx: 136, fromPx: 1_080, cell: cells['waits-for'] },
      { field: 'updated', isExtra: true },
    ],
    [cells, px],
  );
}

/** Beside a long mark or amount the text gives way, and the row keeps its height. */
export const OneLine = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** One request where room is short: what, where it stands, from whom, for how much. */
export function usePurchaseCard(): (row: PurchaseRow) => CardParts {
  const t = usePurchaseWords();
  const language = useLanguage();
  const isYourTurn = useYourTurn();
  return (row) => ({
    state: <PurchaseStatusChip status={row.status} isYourTurn={isYourTurn(row)} />,
    day: row.number ?? (row.neededBy && formatDay(row.neededBy, language)),
    amount: formatYen(row.totalYen),
    detail: <OneLine>{[row.employeeName, row.supplier].filter((said) => said !== '').join(' · ')}</OneLine>,
    mark: row.warningCount > 0 && (
      <span className="warned">
        <Icon name="warning" size={16} />
        {t('row.warnings', { count: row.warningCount })}
      </span>
    ),
  });
}

/** States in which its requester acts next: corrects it, or orders. */
const REQUESTERS: readonly PurchaseStatus[] = ['returned', 'approved'];

/** Answers whether the reader is the one who acts next: its chip is filled. */
function useYourTurn(): (row: PurchaseRow) => boolean {
  const { employeeId } = useUser();
  return useCallback(
    ({ mine, status, waitsFor }) =>
      (mine && REQUESTERS.includes(status)) || waitsFor.some((person) => person.employeeId === employeeId),
    [employeeId],
  );
}

// The conditions in the paths of both lists, as the table of screens has them (S2-14, S2-15).
export const PATH_FIELDS = ['employee', 'category', 'status', 'name'] as const;
export const DECISION_PATH_FIELDS = [...PATH_FIELDS, 'last-decider'] as const;
