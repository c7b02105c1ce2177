// Reads of "waiting for me". An account without an employee record has no turns.
import { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import {
  countInbox as countOperation,
  exportInbox as exportOperation,
  listInbox as listOperation,
} from '@madoguchi/contract/approvals/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { KeptPages } from '../../../platform/list/kept-pages.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow } from '../../../platform/list/list-store.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { masterData, namesOf, withDepartmentsBelow } from '../../master-data/public.ts';
import { countWaiting, type InboxCount, type InboxOf, inboxPages, inboxTag } from './inbox-store.ts';

/** Nobody's: what an operator without a record asks for. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

function inboxOf({ clock }: Ground, actor: Actor): InboxOf {
  return { employee: actor.employee?.id ?? NOBODY, on: clock.today() };
}

const PAGES = new KeptPages(2_000_000);

export const listInbox = handle(listOperation, async (asking) => {
  const { ground, actor, input } = asking;
  const { after, limit } = input;
  const of = inboxOf(ground, actor);
  const asked = { ...(await withDepartmentsBelow(ground, askedState(INBOX_LIST, input))), after, limit };
  return PAGES.answer(asking, [of, asked], {
    tag: () => inboxTag(ground.pool, of),
    page: (known) => inboxPages(ground.pool, of, asked, known),
  });
});

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

export const exportInbox = handle(exportOperation, async ({ ground, actor, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(INBOX_LIST, narrowing);
  const wide = await withDepartmentsBelow(ground, asked);
  const of = inboxOf(ground, actor);
  const { lists } = await masterData(ground);
  const rows = everyRow<InboxRow>((place) => inboxPages(ground.pool, of, { ...wide, ...place }));
  const file = await csvFile(columnsOf(lists), rows, { language, encoding });
  const recorded = await record({ target: null, difference: { ...writeListState(INBOX_LIST, asked), encoding } });
  const day = ground.clock.today().replaceAll('-', '');
  return csvAnswer(file, language === 'ja' ? `承認待ち_${day}.csv` : `waiting-for-you_${day}.csv`, recorded);
});

/** How much waits for the person, in whatever feature. */
export function approvalsWaiting(ground: Ground, actor: Actor): Promise<InboxCount> {
  return countWaiting(ground.pool, inboxOf(ground, actor));
}

export const countInbox = handle(countOperation, ({ ground, actor }) => approvalsWaiting(ground, actor));
