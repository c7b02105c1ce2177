// Reads of "waiting for me", of what one has decided and of all requests. An account without an employee record has no turns.
import { DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { DECIDED_LIST, INBOX_LIST, REQUEST_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import {
  countInbox as countOperation,
  listDecided as decidedOperation,
  exportDecided as exportDecidedOperation,
  exportInbox as exportOperation,
  exportRequests as exportRequestsOperation,
  listInbox as listOperation,
  listRequests as requestsOperation,
} from '@madoguchi/contract/approvals/operations.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { type ListRequest, listHandlers } from '../../../platform/list/list-handlers.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { masterData, namesOf, withDepartmentsBelow } from '../../master-data/public.ts';
import { decidedPages } from './decided-store.ts';
import { countWaiting, type InboxCount, type InboxOf, inboxPages } from './inbox-store.ts';
import { requestPages } from './requests-store.ts';

/** Nobody's: what an operator without a record asks for. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

function inboxOf({ clock }: Ground, actor: Actor): InboxOf {
  return { employee: actor.employee?.id ?? NOBODY, on: clock.today() };
}

const INBOX = listHandlers({
  list: INBOX_LIST,
  pages: inboxPages,
  values: ({ ground, actor }) => inboxOf(ground, actor),
  widened: withDepartmentsBelow,
  keeps: 2_000_000,
});

export const listInbox = INBOX.page(listOperation);

const OVERDUE = { ja: '期限超過', en: 'Overdue' } as const;

type Presented = Pick<InboxRow, 'domain' | 'amount' | 'title' | 'titleEn' | 'departmentName' | 'departmentCode'>;

/** The cells of a request that are written otherwise in either language. */
function presentedCells({ group }: Pick<MasterData, 'group'>) {
  const departmentName = namesOf(group);
  return {
    amount: ({ domain, amount }: Presented) => (DOMAINS[domain].hasAmount ? amount : null),
    title: (row: Presented, language: Language) => (language === 'ja' ? row.title : row.titleEn || row.title),
    // In Japanese as it was on the day (B1-04), which nobody has kept in English.
    department: (row: Presented, language: Language) =>
      language === 'ja' ? row.departmentName : departmentName(row.departmentCode, language),
    step: (row: Pick<InboxRow, 'stepName' | 'stepNameEn'>, language: Language) =>
      language === 'ja' ? row.stepName : row.stepNameEn || row.stepName,
  };
}

function columnsOf(lists: Pick<MasterData, 'group'>) {
  return listColumns<typeof INBOX_LIST>(INBOX_LIST, {
    ...presentedCells(lists),
    overdue: ({ isOverdue }, language) => (isOverdue ? OVERDUE[language] : ''),
  });
}

export const exportInbox = INBOX.file(exportOperation, {
  name: { ja: '承認待ち', en: 'waiting-for-you' },
  isDated: true,
  columns: async ({ ground }) => columnsOf((await masterData(ground)).lists),
});

const DECIDED = listHandlers({
  list: DECIDED_LIST,
  pages: decidedPages,
  values: ({ actor }) => ({ employee: actor.employee?.id ?? NOBODY }),
  widened: withDepartmentsBelow,
  keeps: 1_000_000,
});

export const listDecided = DECIDED.page(decidedOperation);

export const exportDecided = DECIDED.file(exportDecidedOperation, {
  name: { ja: '処理済み', en: 'decided' },
  isDated: true,
  columns: async ({ ground }) =>
    listColumns<typeof DECIDED_LIST>(DECIDED_LIST, presentedCells((await masterData(ground)).lists)),
});

const REQUESTS = listHandlers({
  list: REQUEST_LIST,
  pages: requestPages,
  values: ({ input: { month } }: ListRequest<{ month: YearMonth }>) => ({
    first: firstDay(month),
    last: lastDay(month),
  }),
  widened: withDepartmentsBelow,
  keeps: 1_000_000,
});

export const listRequests = REQUESTS.page(requestsOperation);

export const exportRequests = REQUESTS.file(exportRequestsOperation, {
  name: ({ input: { month } }) => ({ ja: `申請一覧_${month}`, en: `requests_${month}` }),
  noted: ({ input: { month } }) => ({ difference: { month } }),
  columns: async ({ ground }) =>
    listColumns<typeof REQUEST_LIST>(REQUEST_LIST, presentedCells((await masterData(ground)).lists)),
});

/** How much waits for the person, in whatever feature. */
export function approvalsWaiting(ground: Ground, actor: Actor): Promise<InboxCount> {
  return countWaiting(ground.pool, inboxOf(ground, actor));
}

export const countInbox = handle(countOperation, ({ ground, actor }) => approvalsWaiting(ground, actor));
