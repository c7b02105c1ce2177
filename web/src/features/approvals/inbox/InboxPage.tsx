import { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import { STEP_KIND_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { approve, exportInbox, listInbox } from '@madoguchi/contract/approvals/operations.ts';
import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { styled } from '@mui/material/styles';
import MuiTab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDepartmentName, useDepartmentOptions } from '../../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { KeysButton } from '../../../kit/keys/KeysButton.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { CardParts, HeldTotals, ListColumn, Peek } from '../../../kit/list/list-props.ts';
import type { BulkAction } from '../../../kit/list/selection/bulk.ts';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { call } from '../../../platform/call.ts';
import { formatDay, formatNumber, formatYen } from '../../../platform/formats.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { sumOfAmounts, writtenAmount } from '../amount.ts';
import { dropTurn, readAgain } from '../decide/after-act.ts';
import { type LeftOut, whyNotApproved, whyNotRead } from './bulk/left-out.ts';
import { DecidedList } from './DecidedList.tsx';
import { OpenRequest } from './OpenRequest.tsx';
import { expectRequest } from './request/request-pane.ts';
import { requestTitle } from './request-title.ts';
import { type SayInbox, useInboxWords } from './words.ts';

const ICONS: Readonly<Record<InboxRow['kind'], IconName>> = { approve: 'inReview', check: 'check', circulate: 'eye' };

/** The act asked of the reader, and whether it is late. Solid: it is their turn; a request only to be read is quieter. */
function TurnChip({ row: { kind, isOverdue } }: { readonly row: Pick<InboxRow, 'kind' | 'isOverdue'> }) {
  const t = useInboxWords();
  const language = useLanguage();
  const name = STEP_KIND_NAMES[kind][language];
  if (isOverdue) return <StatusChip label={t('row.late', { kind: name })} icon="clock" hue="crimson" weight="solid" />;
  return <StatusChip label={name} icon={ICONS[kind]} hue="blue" weight={kind === 'circulate' ? 'ground' : 'solid'} />;
}

/** Beside a long mark the number gives way. */
const OneLine = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** English days and states are longer. */
const WIDTHS = {
  ja: { warned: 80, kind: 144, day: 136 },
  en: { warned: 96, kind: 168, day: 144 },
} as const;

type Column = ListColumn<typeof INBOX_LIST>;

/** The columns of the inbox: what stands where, how wide, and which go first when room is short. */
function useInboxColumns(): readonly Column[] {
  const t = useInboxWords();
  const language = useLanguage();
  const departmentName = useDepartmentName();
  return useMemo((): Column[] => {
    const inLanguage = (japanese: string, english: string) =>
      language === 'en' && english !== '' ? english : japanese;
    const warnings = ({ warnings: count }: InboxRow) =>
      count > 0 && (
        <span className="warned">
          <Icon name="warning" size={16} label={t('row.warned')} />
          {count}
        </span>
      );
    const px = WIDTHS[language];
    return [
      { field: 'requester' },
      { field: 'title', widthPx: null, cell: (row) => requestTitle(row, language) },
      { field: 'number', fromPx: 900 },
      { field: 'domain', widthPx: 176, isExtra: true },
      { field: 'department', fromPx: 1_240, cell: (row) => departmentName(row.departmentCode) },
      { field: 'amount', head: { ja: '金額', en: 'Amount' }, cell: (row) => writtenAmount(row) ?? '' },
      { field: 'warned', widthPx: px.warned, fromPx: 700, head: { ja: '注意', en: 'Warnings' }, cell: warnings },
      { field: 'step', widthPx: 160, fromPx: 1_400, cell: (row) => inLanguage(row.stepName, row.stepNameEn) },
      { field: 'kind', widthPx: px.kind, cell: (row) => <TurnChip row={row} /> },
      { field: 'arrived', widthPx: px.day, fromPx: 800 },
      { field: 'due', widthPx: px.day, fromPx: 1_000 },
    ];
  }, [t, language, departmentName]);
}

/** One turn where room is short: who and how much, always; what, since when, and what to mind. */
function useInboxCard(): (row: InboxRow) => CardParts {
  const t = useInboxWords();
  const language = useLanguage();
  return (row) => ({
    state: <TurnChip row={row} />,
    day: formatDay(tokyoDay(Date.parse(row.arrivedAt)), language),
    amount: writtenAmount(row),
    detail: <OneLine>{`${requestTitle(row, language)} · ${row.number}`}</OneLine>,
    mark: (
      <>
        {row.onBehalfOf !== null && t('row.for', { name: row.onBehalfOf })}
        {row.warnings > 0 && (
          <span className="warned">
            <Icon name="warning" size={16} />
            {t('row.warnings', { count: row.warnings })}
          </span>
        )}
      </>
    ),
  });
}

/** Bulk actions on turns: approve with the sum told first, and mark circulated ones as read. */
function useInboxBulk(): readonly BulkAction<InboxRow>[] {
  const t = useInboxWords();
  return useMemo(() => [bulk('approve', whyNotApproved, t), bulk('read', whyNotRead, t)], [t]);
}

function bulk(act: 'approve' | 'read', whyNot: (row: InboxRow) => LeftOut | null, t: SayInbox): BulkAction<InboxRow> {
  const nameOf = ({ requesterName, number }: InboxRow) => t('bulk.row', { name: requesterName, number });
  return {
    id: act,
    label: t(`bulk.${act}`),
    title: (count) => t(`bulk.${act}.title`, { count }),
    effect: (rows) => {
      const count = rows.length;
      if (act === 'read') return t('bulk.read.effect', { count });
      const sum = sumOfAmounts(rows);
      return sum === null
        ? t('bulk.approve.effectUnpaid', { count })
        : t('bulk.approve.effect', { count, sum: formatNumber(sum) });
    },
    plan: (rows) => ({
      rows: rows.filter((row) => whyNot(row) === null),
      leftOut: rows.flatMap((row) => {
        const reason = whyNot(row);
        return reason === null ? [] : [{ name: nameOf(row), text: t(`left.${reason}`) }];
      }),
    }),
    nameOf,
    run: async ({ approvalId, approvalVersion }, inBulkOf) => {
      dropTurn(await call(approve, { id: approvalId, version: approvalVersion, inBulkOf }));
      return null;
    },
    done: (count) => t(`bulk.${act}.done`, { count }),
    onEnd: readAgain,
  };
}

const PEEK: Peek<typeof INBOX_LIST> = { layout: 'split', render: (row) => <OpenRequest {...row} /> };

/** Everything that waits for the reader, over all features, and what is open of it (B3-06). */
function WaitingList({ label }: { readonly label: string }) {
  const t = useInboxWords();
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const columns = useInboxColumns();
  const card = useInboxCard();
  const bulk = useInboxBulk();
  const department = useDepartmentOptions();
  const options = useMemo(() => ({ department }), [department]);

  function totals({ rows, isWhole }: HeldTotals<typeof INBOX_LIST>) {
    if (rows.length === 0) return null;
    const sum = sumOfAmounts(rows);
    const label = t(isWhole ? 'totals.label' : 'totals.partial', { count: rows.length });
    return { label, values: sum === null ? {} : { amount: formatYen(sum) } };
  }

  return (
    <List
      list={INBOX_LIST}
      operation={listInbox}
      label={label}
      columns={columns}
      nameOf={(row) => row.requesterName}
      nameLang="ja"
      nameField="requester"
      besideName={(row) => row.onBehalfOf !== null && t('row.for', { name: row.onBehalfOf })}
      card={card}
      openIdOf={(row) => row.approvalId}
      openParam="approval"
      peek={PEEK}
      options={options}
      totals={totals}
      bulk={bulk}
      exported={exportInbox}
      tools={isWide && <KeysButton />}
      empty={<EmptyState icon="success" text={t('empty')} />}
      emptyFiltered={t('empty.filtered')}
      onUse={expectRequest}
    />
  );
}

const TABS = ['waiting', 'decided'] as const;
type Tab = (typeof TABS)[number];

/** `/apps/approvals`: what waits for the reader, and in a tab beside it what they have decided. */
export function InboxPage() {
  const t = useInboxWords();
  const title = useScreenTitle()('approvals.inbox');
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = TABS.find((one) => one === search['tab']) ?? 'waiting';
  // The lists have other conditions: none is taken along.
  const go = (next: Tab) =>
    void navigate({ to: '.', search: next === 'waiting' ? {} : { tab: next }, resetScroll: false });
  return (
    <ListPage title={title}>
      {(isWide || search['approval'] === undefined) && (
        <Tabs value={tab} onChange={(_event, next: Tab) => go(next)} aria-label={t('tabs.label')} sx={{ flex: 'none' }}>
          {TABS.map((one) => (
            <MuiTab key={one} value={one} label={t(`tab.${one}`)} />
          ))}
        </Tabs>
      )}
      {tab === 'waiting' ? <WaitingList key={tab} label={title} /> : <DecidedList key={tab} />}
    </ListPage>
  );
}
