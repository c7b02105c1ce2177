import type { ApprovalStatus } from '@madoguchi/contract/approvals/approval.ts';
import { REQUEST_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { RequestRow } from '@madoguchi/contract/approvals/model.ts';
import { APPROVAL_STATUS_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { exportRequests, listRequests } from '@madoguchi/contract/approvals/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { isYearMonth } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useDepartmentName, useDepartmentOptions } from '../../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { CardParts, ListColumn, OpenRow, Peek } from '../../../kit/list/list-props.ts';
import { MonthPicker } from '../../../kit/MonthPicker.tsx';
import { type StatusLook, statusChip } from '../../../kit/StatusChip.tsx';
import { formatDay, formatMonth } from '../../../platform/formats.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenAmount } from '../amount.ts';
import { OpenApproval } from './request/OpenApproval.tsx';
import { expectRequest } from './request/request-pane.ts';
import { requestTitle } from './request-title.ts';
import { useInboxWords } from './words.ts';

const LOOKS: Readonly<Record<ApprovalStatus, StatusLook>> = {
  in_progress: { icon: 'inReview', hue: 'blue' },
  approved: { icon: 'success', hue: 'green' },
  returned: { icon: 'returned', hue: 'orange' },
  rejected: { icon: 'rejected', hue: 'crimson' },
  withdrawn: { icon: 'draft', hue: 'grey', weight: 'outline' },
  lapsed: { icon: 'clock', hue: 'grey', weight: 'outline' },
};
const RequestStatusChip = statusChip(APPROVAL_STATUS_NAMES, LOOKS);

type Column = ListColumn<typeof REQUEST_LIST>;

function useRequestColumns(): readonly Column[] {
  const language = useLanguage();
  const departmentName = useDepartmentName();
  return useMemo(
    (): Column[] => [
      { field: 'requester' },
      { field: 'title', widthPx: null, cell: (row) => requestTitle(row, language) },
      { field: 'number', fromPx: 700 },
      { field: 'domain', widthPx: 176, isExtra: true },
      { field: 'department', fromPx: 1_000, cell: (row) => departmentName(row.departmentCode) },
      { field: 'amount', head: { ja: '金額', en: 'Amount' }, cell: (row) => writtenAmount(row) ?? '' },
      { field: 'submitted' },
      { field: 'status', widthPx: 136, cell: ({ status }) => <RequestStatusChip status={status} /> },
    ],
    [language, departmentName],
  );
}

/** The request beside the list: an admin reads it, and decides where it is their turn. */
function OpenOne({ id, isPage, takeFocus, open, close }: OpenRow<typeof REQUEST_LIST>) {
  const t = useInboxWords();
  return (
    <OpenApproval
      {...{ isPage, takeFocus, close }}
      approvalId={id}
      next={null}
      openAgain={() => open(id)}
      words={{ back: t('requests.back'), last: null }}
    />
  );
}

const PEEK: Peek<typeof REQUEST_LIST> = { layout: 'split', render: (row) => <OpenOne {...row} /> };

/** `/apps/approvals/requests`: all requests that were first submitted in a month, of whatever kind. */
export function RequestsPage() {
  const t = useInboxWords();
  const title = useScreenTitle()('approvals.requests');
  const language = useLanguage();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const current = monthOf(useSession().today) as YearMonth;
  const asked = search['month'];
  const month = typeof asked === 'string' && isYearMonth(asked) && asked <= current ? asked : current;
  const input = useMemo(() => ({ month }), [month]);
  const columns = useRequestColumns();
  const department = useDepartmentOptions();
  const options = useMemo(() => ({ department }), [department]);
  const goTo = (next: YearMonth) => {
    const { month: _month, approval: _approval, ...conditions } = search;
    void navigate({
      to: '.',
      search: (next === current ? conditions : { ...conditions, month: next }) as never,
      resetScroll: false,
    });
  };

  const card = (row: RequestRow): CardParts => ({
    state: <RequestStatusChip status={row.status} />,
    day: formatDay(tokyoDay(Date.parse(row.firstSubmittedAt)), language),
    amount: writtenAmount(row),
    detail: `${requestTitle(row, language)} · ${row.number}`,
  });

  return (
    <ListPage
      title={title}
      lead={t('requests.lead')}
      actions={<MonthPicker month={month} to={current} onChange={goTo} />}
    >
      <List
        key={month}
        list={REQUEST_LIST}
        operation={listRequests}
        input={input}
        label={title}
        columns={columns}
        nameOf={(row) => row.requesterName}
        nameLang="ja"
        nameField="requester"
        card={card}
        openParam="approval"
        openIdOf={(row) => row.id}
        peek={PEEK}
        options={options}
        exported={exportRequests}
        empty={<EmptyState icon="paper" text={t('requests.empty', { month: formatMonth(month, language) })} />}
        onUse={expectRequest}
      />
    </ListPage>
  );
}
