import { may } from '@madoguchi/contract/access.ts';
import { TRANSACTION_LIST } from '@madoguchi/contract/electronic-transactions/lists.ts';
import type { TransactionRow } from '@madoguchi/contract/electronic-transactions/model.ts';
import { TAX_BASIS_NAMES } from '@madoguchi/contract/electronic-transactions/names.ts';
import {
  countTransactions,
  exportTransactions,
  listTransactions,
  reportTransactions,
  showTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { List } from '../../kit/list/List.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import type { FilterOption, ListColumn, ListPreset, Peek } from '../../kit/list/list-props.ts';
import { PeekCard } from '../../kit/list/pane/PeekCard.tsx';
import { useListQuery } from '../../kit/list/place/use-list-query.ts';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { formatDay, formatInstant, formatYen } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { masterName, useMasters, useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { PackageButton } from './PackageButton.tsx';
import { statedAmount, statedDay, statedForeign } from './stated-values.ts';
import { TransactionFiles } from './TransactionFiles.tsx';
import { TransactionStateChip } from './TransactionStateChip.tsx';
import { VersionFacts } from './VersionFacts.tsx';
import { useTransactionWords } from './words.ts';

const ButtonLink = createLink(Button);

const NO_PATH_FIELDS: readonly never[] = [];

/** Kinds and states in their longest words. */
const WIDTHS = {
  ja: { type: 120, direction: 104, state: 104, number: 144 },
  en: { type: 152, direction: 104, state: 128, number: 184 },
} as const;

const PEEK: Peek<typeof TRANSACTION_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <TransactionPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/electronicTransaction`: every record by date, amount and counterparty in any combination (S2-18, B7-02). */
export function TransactionsPage() {
  const t = useTransactionWords();
  const title = useScreenTitle()('electronic-transactions');
  const columns = useColumns();
  const presets = usePresets();
  const type = useTypeOptions();
  const options = useMemo(() => ({ type }), [type]);
  const { sort: _sort, ...narrowing } = useListQuery(TRANSACTION_LIST, NO_PATH_FIELDS);
  const counted = useRead(countTransactions, narrowing, { keepsPrevious: true }).data;
  const card = useCard();

  const mayWrite = may({ roles: useUser().role }, 'system');
  const create = (variant: 'contained' | 'outlined') => (
    <ButtonLink to={screenPath('electronic-transactions.new')} variant={variant}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={title}
      actions={
        <>
          <ButtonLink to={screenPath('evidence-checks')} variant="outlined">
            {t('toChecks')}
          </ButtonLink>
          <PackageButton narrowing={narrowing} />
          {mayWrite ? (
            <>
              <ButtonLink to={screenPath('electronic-transactions.many')} variant="outlined">
                {t('createMany')}
              </ButtonLink>
              {create('contained')}
            </>
          ) : null}
        </>
      }
    >
      <LateStamps />
      {mayWrite ? <WaitingNote /> : null}
      <Documents />
      <List
        list={TRANSACTION_LIST}
        operation={listTransactions}
        label={title}
        columns={columns}
        nameOf={(row) => row.counterparty}
        nameLang="ja"
        nameField="counterparty"
        openIdOf={(row) => row.id}
        card={card}
        peek={PEEK}
        options={options}
        presets={presets}
        totals={() =>
          counted === undefined || counted.count === 0
            ? null
            : { label: t('found', { count: counted.count }), values: { amount: formatYen(counted.sum) } }
        }
        count={counted?.count}
        exported={exportTransactions}
        empty={
          <EmptyState icon="paper" text={t('none')}>
            {mayWrite ? create('outlined') : null}
          </EmptyState>
        }
      />
    </ListPage>
  );
}

/** The ways to how long papers are kept and to the documents that the law wants beside them. */
function Documents() {
  const t = useTransactionWords();
  return (
    <Typography
      variant="body2"
      component="nav"
      aria-label={t('documents')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
      }}
    >
      <Link to={screenPath('electronic-transactions.retention')}>{t('toRetention')}</Link>
      <Link to={screenPath('electronic-transactions.purges')}>{t('toPurges')}</Link>
      <Link to={screenPath('electronic-transactions.office-rules')}>{t('toOfficeRules')}</Link>
      <Link to={screenPath('electronic-transactions.system-overview')}>{t('toSystemOverview')}</Link>
    </Typography>
  );
}

/** Says that time stamps are late, and since when. */
function LateStamps() {
  const t = useTransactionWords();
  const language = useLanguage();
  const report = useRead(reportTransactions, {}).data;
  if (!report?.areStampsLate || report.unstampedSince === null) return null;
  return (
    <WarningBand>
      <p>{t('stamp.late', { count: report.unstamped, since: formatInstant(report.unstampedSince, language) })}</p>
    </WarningBand>
  );
}

/** Says that files lie ready, with the way to them; nothing where none does. */
function WaitingNote() {
  const t = useTransactionWords();
  const count = useRead(reportTransactions, {}).data?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <WarningBand>
      <p>
        {t('waiting', { count })} <Link to={screenPath('electronic-transactions.many')}>{t('createMany')}</Link>
      </p>
    </WarningBand>
  );
}

function useTypeOptions(): readonly FilterOption[] {
  const language = useLanguage();
  const { document_type: types } = useMasters();
  return useMemo(() => types.map((one) => ({ value: one.code, label: masterName(one, language) })), [types, language]);
}

/** Views of what asks for attention (B7-04), of what was deleted, and the versions of before. */
function usePresets(): readonly ListPreset<typeof TRANSACTION_LIST>[] {
  const t = useTransactionWords();
  return useMemo(
    () => [
      { id: 'late', label: t('preset.late'), filters: { late: 'yes' } },
      { id: 'unverified', label: t('preset.unverified'), filters: { unverified: 'yes' } },
      { id: 'unnumbered', label: t('preset.unnumbered'), filters: { unnumbered: 'yes' } },
      { id: 'unlinked', label: t('preset.unlinked'), filters: { unlinked: 'yes' } },
      { id: 'unstamped', label: t('preset.unstamped'), filters: { stamp: ['waiting'] } },
      { id: 'held', label: t('preset.held'), filters: { held: 'yes', state: ['live', 'deleted'] } },
      { id: 'deleted', label: t('preset.deleted'), filters: { state: ['deleted'] } },
      { id: 'history', label: t('preset.history'), filters: { state: ['live', 'superseded', 'deleted'] } },
    ],
    [t],
  );
}

function useColumns(): readonly ListColumn<typeof TRANSACTION_LIST>[] {
  const t = useTransactionWords();
  const language = useLanguage();
  const types = useTypeOptions();
  return useMemo(() => {
    const px = WIDTHS[language];
    const nameOf = (code: string) => types.find(({ value }) => value === code)?.label ?? code;
    return [
      {
        field: 'date',
        cell: ({ transactionDate }) => (transactionDate === null ? t('noDate') : formatDay(transactionDate, language)),
      },
      { field: 'counterparty', widthPx: null },
      { field: 'type', widthPx: px.type, fromPx: 620, cell: ({ documentType }) => nameOf(documentType) },
      { field: 'amount', cell: (row) => statedAmount(row, t) },
      { field: 'registration-number', widthPx: px.number, fromPx: 1_100 },
      { field: 'direction', widthPx: px.direction, fromPx: 1_300 },
      { field: 'links', widthPx: 144, fromPx: 1_350 },
      { field: 'files', fromPx: 1_200 },
      { field: 'registered', fromPx: 1_250 },
      { field: 'number', widthPx: 144, fromPx: 760 },
      { field: 'version', fromPx: 1_400 },
      { field: 'state', widthPx: px.state, cell: ({ state }) => <TransactionStateChip status={state} /> },
      { field: 'foreign', head: FOREIGN, widthPx: 152, isExtra: true, cell: statedForeign },
      ...EXTRA.map((field) => ({ field, isExtra: true as const })),
    ];
  }, [t, language, types]);
}

/** The file has minor units, which sort and add up; people read the amount as the paper writes it. */
const FOREIGN = { ja: '外貨額', en: 'Foreign amount' } as const;

const EXTRA = [
  'date-kind',
  'period-end',
  'received',
  'via',
  'basis',
  'currency',
  'rate',
  'rate-date',
  'taxes',
  'note',
  'by',
  'at',
  'change',
  'reason',
  'late',
  'unverified',
  'unlinked',
  'stamp',
  'held',
] as const;

function useCard() {
  const t = useTransactionWords();
  const language = useLanguage();
  return (row: TransactionRow) => ({
    state: <TransactionStateChip status={row.state} />,
    day: statedDay(row, t, language),
    amount: statedAmount(row, t),
    detail: [row.number, row.amount === null ? '' : TAX_BASIS_NAMES[row.taxBasis][language]]
      .filter(Boolean)
      .join(' · '),
  });
}

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One record beside the list, with the way to its page. */
function TransactionPanel({ id, takeFocus, onClose }: Props) {
  const t = useTransactionWords();
  const read = useRead(showTransaction, { id });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ current }) => current.counterparty}
      titleLang="ja"
      above={({ number }) => number}
    >
      {({ state, current }) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <TransactionStateChip status={state} />
            <Box sx={{ marginInlineStart: 'auto' }}>
              <ButtonLink to={screenPath('electronic-transactions.show', { transactionId: id })} variant="outlined">
                {t('open')}
              </ButtonLink>
            </Box>
          </Box>
          <VersionFacts version={current} />
          <TransactionFiles files={current.files} />
        </>
      )}
    </PeekCard>
  );
}
