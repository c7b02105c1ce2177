// Reads of "waiting for me". An account without an employee record has no turns.
import { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import {
  countInbox as countOperation,
  exportInbox as exportOperation,
  listInbox as listOperation,
} from '@madoguchi/contract/approvals/operations.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { masterData, namesOf, withDepartmentsBelow } from '../../master-data/public.ts';
import { countWaiting, type InboxCount, type InboxOf, inboxPages } from './inbox-store.ts';

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

function columnsOf({ group }: Pick<MasterData, 'group'>) {
  const departmentName = namesOf(group);
  return listColumns<typeof INBOX_LIST>(INBOX_LIST, {
    title: (row, language) => (language === 'ja' ? row.title : row.titleEn),
    // In Japanese as it was on the day (B1-04), which nobody has kept in English.
    department: (row, language) =>
      language === 'ja' ? row.departmentName : departmentName(row.departmentCode, language),
    step: (row, language) => (language === 'ja' ? row.stepName : row.stepNameEn || row.stepName),
    overdue: ({ isOverdue }, language) => (isOverdue ? OVERDUE[language] : ''),
  });
}

export const exportInbox = INBOX.file(exportOperation, {
  name: { ja: '承認待ち', en: 'waiting-for-you' },
  isDated: true,
  columns: async ({ ground }) => columnsOf((await masterData(ground)).lists),
});

/** How much waits for the person, in whatever feature. */
export function approvalsWaiting(ground: Ground, actor: Actor): Promise<InboxCount> {
  return countWaiting(ground.pool, inboxOf(ground, actor));
}

export const countInbox = handle(countOperation, ({ ground, actor }) => approvalsWaiting(ground, actor));
