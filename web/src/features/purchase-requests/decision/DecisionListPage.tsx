import { approve, listInbox } from '@madoguchi/contract/approvals/operations.ts';
import { listBudgetsOfPurchases } from '@madoguchi/contract/budgets/operations.ts';
import { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import {
  DECISION_TABS,
  type DecisionFigures,
  type DecisionTab,
  type PurchaseDecisionRow,
} from '@madoguchi/contract/purchase-requests/model.ts';
import { TAB_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import {
  countForDecision,
  exportForDecision,
  listForDecision,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type * as z from 'zod';
import { useDepartmentOptions } from '../../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { KeysButton } from '../../../kit/keys/KeysButton.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { HeldTotals, OpenRow, Peek } from '../../../kit/list/list-props.ts';
import { RecordPane } from '../../../kit/list/pane/RecordPane.tsx';
import { useListQuery } from '../../../kit/list/place/use-list-query.ts';
import type { BulkAction } from '../../../kit/list/selection/bulk.ts';
import { call } from '../../../platform/call.ts';
import { formatNumber, formatYen } from '../../../platform/formats.ts';
import { invalidate, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { OpenApproval } from '../../approvals/public.ts';
import { DECISION_PATH_FIELDS } from '../list/columns.tsx';
import { useCategoryOptions } from '../read/categories.ts';
import { PurchaseSkeleton } from '../read/PurchaseSkeleton.tsx';
import { useRequestBeside } from '../read/use-request-beside.ts';
import { usePurchaseWords } from '../words.ts';
import { useDecisionCard, useDecisionColumns } from './columns.tsx';
import { nextDecision, type Turn, whyNotApproved } from './turns.ts';

/** Approves many at once: their sum is told first, and each has its own result (B3-06). */
function useDecisionBulk(turns: ReadonlyMap<string, Turn>): readonly BulkAction<PurchaseDecisionRow>[] {
  const t = usePurchaseWords();
  return useMemo(() => {
    const nameOf = ({ number, purchaseName }: PurchaseDecisionRow) =>
      t('bulk.row', { number: number ?? '', name: purchaseName });
    const whyNot = (row: PurchaseDecisionRow) => whyNotApproved(row, turns.get(row.approval?.id ?? ''));
    return [
      {
        id: 'approve',
        label: t('bulk.approve'),
        title: (count) => t('bulk.approve.title', { count }),
        effect: (rows) => {
          const sum = rows.reduce((total, { totalYen }) => total + totalYen, 0);
          return t('bulk.approve.effect', { count: rows.length, sum: formatNumber(sum) });
        },
        plan: (rows) => ({
          rows: rows.filter((row) => whyNot(row) === null),
          leftOut: rows.flatMap((row) => {
            const reason = whyNot(row);
            return reason === null ? [] : [{ name: nameOf(row), text: t(`left.${reason}`) }];
          }),
        }),
        nameOf,
        run: async ({ approval }, inBulkOf) => {
          if (approval !== null) await call(approve, { ...approval, inBulkOf });
          return null;
        },
        done: (count) => t('bulk.approve.done', { count }),
        onEnd: () => void invalidate(approve),
      },
    ];
  }, [t, turns]);
}

/** As many open turns as a page of the inbox holds. */
const MOST_TURNS = '200';

/** The reader's open turns in purchase requests by their approvals, with whose they are. */
function useTurns(): ReadonlyMap<string, Turn> {
  const { data } = useRead(listInbox, { domain: 'purchase-requests', limit: MOST_TURNS });
  return useMemo(
    () => new Map((data?.rows ?? []).map(({ approvalId, kind, onBehalfOf }) => [approvalId, { kind, onBehalfOf }])),
    [data],
  );
}

/** Until they are read, and where they cannot be: what is left of budgets is no condition for a decision. */
const NO_BUDGETS: never[] = [];

const ButtonLink = createLink(Button);

const { requester, 'last-decider': lastDecider } = PURCHASE_DECISION_LIST.fields;
const PEOPLE = { employee: requester.name, 'last-decider': lastDecider.name };

/** `/apps/purchase-request/decision/list` with the conditions of its path (S2-15, R28): where every request stands, and what one decides. */
export function DecisionListPage() {
  const t = usePurchaseWords();
  const title = useScreenTitle()('purchase-requests.decision');
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const { tab, isOpen, go } = useDecisionTab();
  const narrowing = useListQuery(PURCHASE_DECISION_LIST, DECISION_PATH_FIELDS);
  const figures = useRead(countForDecision, narrowing, { keepsPrevious: true }).data;
  const turns = useTurns();
  const columns = useDecisionColumns(useRead(listBudgetsOfPurchases, {}).data?.budgets ?? NO_BUDGETS);
  const card = useDecisionCard();
  const bulk = useDecisionBulk(turns);
  const department = useDepartmentOptions();
  const category = useCategoryOptions();
  const options = useMemo(() => ({ department, category }), [department, category]);
  const input = useMemo(() => ({ tab }), [tab]);
  const peek = useMemo<Peek<typeof PURCHASE_DECISION_LIST>>(
    () => ({ layout: 'split', render: (row) => <OpenDecision {...row} turns={turns} /> }),
    [turns],
  );

  function totals({ rows, isWhole }: HeldTotals<typeof PURCHASE_DECISION_LIST>) {
    if (rows.length === 0) return null;
    const sum = rows.reduce((total, { totalYen }) => total + totalYen, 0);
    const label = t(isWhole ? 'totals.label' : 'totals.partial', { count: rows.length });
    return { label, values: { total: formatYen(sum) } };
  }

  const showsList = isWide || !isOpen;
  return (
    <ListPage
      title={title}
      actions={
        isWide && (
          <ButtonLink to={screenPath('delegations')} variant="outlined">
            {t('delegate')}
          </ButtonLink>
        )
      }
    >
      {showsList && <MedianNote figures={figures} />}
      {showsList && <DecisionTabs tab={tab} figures={figures} onTab={go} />}
      <List
        key={tab}
        list={PURCHASE_DECISION_LIST}
        operation={listForDecision}
        input={input}
        label={title}
        pathFields={DECISION_PATH_FIELDS}
        columns={columns}
        nameOf={(row) => row.purchaseName}
        nameLang="ja"
        nameField="name"
        card={card}
        keyOf={(row) => row.id}
        peek={peek}
        options={options}
        people={PEOPLE}
        totals={totals}
        count={figures?.tabs.find((figure) => figure.tab === tab)?.count}
        bulk={bulk}
        exported={exportForDecision}
        tools={isWide && <KeysButton />}
        empty={<EmptyState icon={tab === 'mine' ? 'success' : 'purchaseCheck'} text={emptyText()} />}
        emptyFiltered={t('empty.filtered')}
      />
    </ListPage>
  );

  function emptyText(): string {
    return tab === 'mine' || tab === 'overdue' ? t(`empty.${tab}`) : t('empty');
  }
}

/** How long decisions take: the median of the last 90 days, over what the list shows. */
function MedianNote({ figures }: { readonly figures: z.infer<typeof DecisionFigures> | undefined }) {
  const t = usePurchaseWords();
  return (
    <Typography variant="body2" sx={{ flex: 'none', minHeight: '1lh', color: 'text.secondary' }}>
      {figures && sentence(figures)}
    </Typography>
  );

  function sentence({ medianHours, decided }: z.infer<typeof DecisionFigures>): string {
    if (medianHours === null) return t('median.none');
    return t('median.hours', { hours: formatNumber(Math.round(medianHours * 10) / 10), count: decided });
  }
}

const FIRST: DecisionTab = 'mine';

/** The tab that the URL names, one's own turn where it names none, and how to go to another with the same conditions. */
function useDecisionTab() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();

  function go(tab: DecisionTab): void {
    const { open: _open, tab: _before, ...conditions } = search;
    const next = tab === FIRST ? conditions : { ...conditions, tab };
    void navigate({ to: '.', params: (before: object) => before, search: next, resetScroll: false });
  }

  return {
    tab: DECISION_TABS.find((one) => one === search['tab']) ?? FIRST,
    isOpen: search['open'] !== undefined,
    go,
  };
}

interface Props extends OpenRow<typeof PURCHASE_DECISION_LIST> {
  readonly turns: ReadonlyMap<string, Turn>;
}

/** The request that is open beside the decision list; who may not decide it sees whose turn it is instead of buttons. */
function OpenDecision({ id, rows, turns, isPage, takeFocus, open, close }: Props) {
  const t = usePurchaseWords();
  const request = useRequestBeside(id);
  // The row of what is still in approval names it; of what is decided, the request does.
  const approvalId = rows.find((row) => row.id === id)?.approval?.id ?? request.data?.approvalId ?? null;
  const next = nextDecision(rows, id, (approval) => turns.has(approval));
  if (approvalId === null) {
    return (
      <RecordPane
        {...{ id, takeFocus }}
        read={request}
        label={t('pane.label')}
        gone={{ icon: 'purchase', text: t('pane.gone'), back: t('pane.back') }}
        skeleton={<PurchaseSkeleton />}
        onClose={close}
      >
        {() => null}
      </RecordPane>
    );
  }
  return (
    <OpenApproval
      isPage={isPage}
      takeFocus={() => takeFocus(id)}
      close={close}
      approvalId={approvalId}
      next={next && { approvalId: next.approvalId, open: () => open(next.id) }}
      openAgain={() => open(id)}
      words={{ back: t('pane.back'), last: t('done.last') }}
    />
  );
}

const Figures = styled('span')(({ theme }) => ({
  marginInlineStart: 6,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '& small': { ...theme.typography.caption, marginInlineStart: 6, [theme.breakpoints.down('md')]: { display: 'none' } },
}));

interface DecisionTabsProps {
  readonly tab: DecisionTab;
  /** Absent until they are known. */
  readonly figures: z.infer<typeof DecisionFigures> | undefined;
  readonly onTab: (tab: DecisionTab) => void;
}

/** Whose turn: one's own, everybody's, nobody's any more, overdue; each with how many and what they come to (B5-04). */
function DecisionTabs({ tab, figures, onTab }: DecisionTabsProps) {
  const t = usePurchaseWords();
  const language = useLanguage();
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: DecisionTab) => onTab(next)}
      aria-label={t('tabs.label')}
      variant="scrollable"
      sx={{ flex: 'none' }}
    >
      {DECISION_TABS.map((one) => (
        <Tab key={one} value={one} label={<TabLabel name={TAB_NAMES[one][language]} of={figureOf(one)} />} />
      ))}
    </Tabs>
  );

  function figureOf(one: DecisionTab) {
    return figures?.tabs.find((figure) => figure.tab === one);
  }
}

interface TabLabelProps {
  readonly name: string;
  readonly of: { readonly count: number; readonly totalYen: number } | undefined;
}

function TabLabel({ name, of }: TabLabelProps) {
  const t = usePurchaseWords();
  return (
    <span>
      {name}
      {of && (
        <Figures title={t('tab.sum', { count: of.count, sum: formatYen(of.totalYen) })}>
          {formatNumber(of.count)}
          <small>{formatYen(of.totalYen)}</small>
        </Figures>
      )}
    </span>
  );
}
