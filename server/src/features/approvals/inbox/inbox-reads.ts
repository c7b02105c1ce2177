// Reads of "waiting for me". An account without an employee record has no turns.
import { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import {
  countInbox as countOperation,
  exportInbox as exportOperation,
  listInbox as listOperation,
} from '@madoguchi/contract/approvals/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { KeptPages } from '../../../platform/list/kept-pages.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { type AskedState, askedState } from '../../../platform/list/list-question.ts';
import { everyRow } from '../../../platform/list/list-store.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { masterData, withThoseBelow } from '../../master-data/public.ts';
import { countWaiting, type InboxCount, type InboxOf, inboxPages, inboxTag } from './inbox-store.ts';

/** Nobody's: what an operator without a record asks for. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

function inboxOf({ clock }: Ground, actor: Actor): InboxOf {
  return { employee: actor.employee?.id ?? NOBODY, on: clock.today() };
}

type Asked = AskedState<typeof INBOX_LIST>;

/** A department stands for itself and all below it. */
async function withDepartments(ground: Ground, asked: Asked): Promise<Asked> {
  const { department } = asked.filters;
  if (!Array.isArray(department)) return asked;
  const { lists } = await masterData(ground);
  return { ...asked, filters: { ...asked.filters, department: withThoseBelow(department, lists.group) } };
}

const PAGES = new KeptPages(300);

export const listInbox = handle(listOperation, async (asking) => {
  const { ground, actor, input } = asking;
  const { after, limit } = input;
  const of = inboxOf(ground, actor);
  const asked = { ...(await withDepartments(ground, askedState(INBOX_LIST, input))), after, limit };
  return PAGES.answer(asking, [of, asked], {
    tag: () => inboxTag(ground.pool, of),
    page: (known) => inboxPages(ground.pool, of, asked, known),
  });
});

const COLUMNS = listColumns<typeof INBOX_LIST>(INBOX_LIST, {
  title: (row, language) => (language === 'ja' ? row.title : row.titleEn),
  department: ({ departmentName }) => departmentName,
  step: (row, language) => (language === 'ja' ? row.stepName : row.stepNameEn || row.stepName),
  overdue: ({ isOverdue }, language) => (isOverdue ? OVERDUE[language] : ''),
});

const OVERDUE = { ja: '期限超過', en: 'Overdue' } as const;

export const exportInbox = handle(exportOperation, async ({ ground, actor, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(INBOX_LIST, narrowing);
  const wide = await withDepartments(ground, asked);
  const of = inboxOf(ground, actor);
  const rows = everyRow<InboxRow>((place) => inboxPages(ground.pool, of, { ...wide, ...place }));
  const file = await csvFile(COLUMNS, rows, { language, encoding });
  const recorded = await record({ target: null, difference: { ...writeListState(INBOX_LIST, asked), encoding } });
  const day = ground.clock.today().replaceAll('-', '');
  return csvAnswer(file, language === 'ja' ? `承認待ち_${day}.csv` : `waiting-for-you_${day}.csv`, recorded);
});

/** How much waits for the person, in whatever feature. */
export function approvalsWaiting(ground: Ground, actor: Actor): Promise<InboxCount> {
  return countWaiting(ground.pool, inboxOf(ground, actor));
}

export const countInbox = handle(countOperation, ({ ground, actor }) => approvalsWaiting(ground, actor));
