import { showProfile } from '@madoguchi/contract/profile/operations.ts';
import { PURCHASE_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { PurchaseRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { exportPurchaseRequests, listPurchaseRequests } from '@madoguchi/contract/purchase-requests/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDepartmentOptions } from '../../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { HeldTotals, ListPreset, Peek } from '../../../kit/list/list-props.ts';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { formatList, formatYen } from '../../../platform/formats.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useCategoryOptions } from '../read/categories.ts';
import { PurchaseFacts } from '../read/PurchaseFacts.tsx';
import { PurchaseLines } from '../read/PurchaseLines.tsx';
import { PurchaseStatusChip } from '../read/PurchaseStatusChip.tsx';
import { PurchaseWarnings } from '../read/PurchaseWarnings.tsx';
import { QuotesCompared } from '../read/QuotesCompared.tsx';
import { useRequestBeside } from '../read/use-request-beside.ts';
import { usePurchaseWords } from '../words.ts';
import { PATH_FIELDS, usePurchaseCard, usePurchaseColumns } from './columns.tsx';

const ButtonLink = createLink(Button);

const PEOPLE = { employee: PURCHASE_LIST.fields.requester.name };

const PEEK: Peek<typeof PURCHASE_LIST> = {
  layout: 'panel',
  render: ({ id, rows, takeFocus, close }) => (
    <PurchasePanel key={id} id={id} row={rows.find((row) => row.id === id)} takeFocus={takeFocus} onClose={close} />
  ),
};

/** `/apps/purchase-request/list` with the conditions of its path (S2-14, R27): what one asked for, and what those asked that one leads. */
export function PurchasesPage() {
  const t = usePurchaseWords();
  const title = useScreenTitle()('purchase-requests.list');
  const navigate = useNavigate();
  const columns = usePurchaseColumns();
  const card = usePurchaseCard();
  const presets = usePurchasePresets();
  const department = useDepartmentOptions();
  const category = useCategoryOptions();
  const options = useMemo(() => ({ department, category }), [department, category]);
  useKeys(t('keys.title'), [
    { keys: 'c', label: t('create'), run: () => void navigate({ to: screenPath('purchase-requests.new') }) },
  ]);

  function totals({ rows, isWhole }: HeldTotals<typeof PURCHASE_LIST>) {
    if (rows.length === 0) return null;
    const sum = rows.reduce((total, { totalYen }) => total + totalYen, 0);
    const label = t(isWhole ? 'totals.label' : 'totals.partial', { count: rows.length });
    return { label, values: { total: formatYen(sum) } };
  }

  const create = (variant: 'contained' | 'outlined') => (
    <ButtonLink to={screenPath('purchase-requests.new')} variant={variant}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <ListPage title={title} actions={create('contained')}>
      <List
        list={PURCHASE_LIST}
        operation={listPurchaseRequests}
        label={title}
        pathFields={PATH_FIELDS}
        columns={columns}
        nameOf={(row) => row.purchaseName || t('row.unnamed')}
        nameLang="ja"
        nameField="name"
        card={card}
        peek={PEEK}
        options={options}
        people={PEOPLE}
        presets={presets}
        totals={totals}
        exported={exportPurchaseRequests}
        empty={
          <EmptyState icon="purchase" text={t('empty')}>
            {create('outlined')}
          </EmptyState>
        }
        emptyFiltered={t('empty.filtered')}
      />
    </ListPage>
  );
}

/** The views that the list brings: one's own, one's department with those below, drafts, what came back (R27). */
function usePurchasePresets(): readonly ListPreset<typeof PURCHASE_LIST>[] {
  const t = usePurchaseWords();
  const { employeeId } = useUser();
  const department = useRead(showProfile, {}).data?.person.department ?? null;
  return useMemo(
    () => [
      ...(employeeId === null
        ? []
        : [{ id: 'mine', label: t('preset.mine'), filters: { employee: [employeeId] } } as const]),
      ...(department === null
        ? []
        : [{ id: 'department', label: t('preset.department'), filters: { department: [department] } } as const]),
      { id: 'drafts', label: t('preset.drafts'), filters: { status: ['draft'] } },
      { id: 'returned', label: t('preset.returned'), filters: { status: ['returned'] } },
    ],
    [t, employeeId, department],
  );
}

interface Props {
  readonly id: string;
  /** Its row, as long as the list holds it: says whose turn it is. */
  readonly row: PurchaseRow | undefined;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One request beside the list: what it asks for, where it stands, and the way to its page. */
function PurchasePanel({ id, row, takeFocus, onClose }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const read = useRequestBeside(id);
  const waitsFor = row?.waitsFor ?? [];
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ purchaseName }) => purchaseName || t('row.unnamed')}
      titleLang="ja"
      above={({ number }) => number ?? ''}
    >
      {(request) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <PurchaseStatusChip status={request.status} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
              {request.mine && (
                <ButtonLink to={screenPath('purchase-requests.new')} search={{ copy: id }} variant="text">
                  {t('panel.copy')}
                </ButtonLink>
              )}
              <ButtonLink to={screenPath('purchase-requests.show', { purchaseRequestId: id })} variant="outlined">
                {t('panel.open')}
              </ButtonLink>
            </Box>
          </Box>
          {waitsFor.length > 0 && (
            <Typography variant="body2">
              {t('panel.waits-for', {
                names: formatList(
                  waitsFor.map(({ name }) => name),
                  language,
                ),
              })}
            </Typography>
          )}
          <PurchaseWarnings findings={request.findings} />
          <PurchaseFacts request={request} />
          <Box sx={{ containerName: 'record', containerType: 'inline-size' }}>
            <PurchaseLines request={request} />
          </Box>
          <QuotesCompared request={request} />
        </>
      )}
    </PeekCard>
  );
}
