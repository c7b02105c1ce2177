// The decision list: its pages, its figures, and the whole of a tab as a file (S2-15, B5-04).
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { PURCHASE_DECISION_LIST } from '@madoguchi/contract/purchase-requests/lists.ts';
import type { PurchaseDecisionRow } from '@madoguchi/contract/purchase-requests/model.ts';
import { TAB_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import {
  countForDecision as countOperation,
  exportForDecision as exportOperation,
  listForDecision as listOperation,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow, writtenPage } from '../../../platform/list/list-store.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { masterData } from '../../master-data/public.ts';
import { withDepartmentsBelow } from '../lists/asked-departments.ts';
import { fileName, nameCells } from '../lists/list-file.ts';
import { closedDays } from './business-days-store.ts';
import { type Decider, decisionPages } from './decision-store.ts';
import { findFigures } from './figures-store.ts';

async function deciderOf(ground: Ground, { employee }: Actor): Promise<Decider> {
  return { me: employee?.id ?? null, on: ground.clock.today(), closed: closedDays(await masterData(ground)) };
}

export const listForDecision = handle(listOperation, async ({ ground, actor, input }) => {
  const { tab, after, limit } = input;
  const asked = await withDepartmentsBelow(ground, askedState(PURCHASE_DECISION_LIST, input));
  return writtenPage(await decisionPages(ground.pool, tab, await deciderOf(ground, actor), { ...asked, after, limit }));
});

export const countForDecision = handle(countOperation, async ({ ground, actor, input }) => {
  const state = askedState(PURCHASE_DECISION_LIST, { ...input, sort: PURCHASE_DECISION_LIST.sort });
  const asked = await withDepartmentsBelow(ground, state);
  const { tabs, medianHours, decided } = await findFigures(ground.pool, await deciderOf(ground, actor), asked);
  return {
    decided,
    medianHours: medianHours === null ? null : Number(medianHours),
    tabs: tabs.map(({ totalYen, ...tab }) => ({ ...tab, totalYen: yen(totalYen) })),
  };
});

const FILE = { ja: '購買承認状況', en: 'purchase-approval-status' } as const;
const OVERDUE = { ja: '期限超過', en: 'Overdue' } as const;

export const exportForDecision = handle(exportOperation, async ({ ground, actor, input, language, record }) => {
  const { tab, encoding, ...narrowing } = input;
  const asked = askedState(PURCHASE_DECISION_LIST, narrowing);
  const wide = await withDepartmentsBelow(ground, asked);
  const decider = await deciderOf(ground, actor);
  const rows = everyRow<PurchaseDecisionRow>((place) =>
    decisionPages(ground.pool, tab, decider, { ...wide, ...place }),
  );
  const { lists } = await masterData(ground);
  const columns = listColumns<typeof PURCHASE_DECISION_LIST>(PURCHASE_DECISION_LIST, {
    ...nameCells(lists),
    'last-decider': ({ lastDeciderName }) => lastDeciderName,
    overdue: ({ isOverdue }) => (isOverdue ? OVERDUE[language] : ''),
  });
  const file = await csvFile(columns, rows, { language, encoding });
  const difference = { tab, ...writeListState(PURCHASE_DECISION_LIST, asked), encoding };
  const recorded = await record({ target: null, difference });
  const names = { ja: `${FILE.ja}_${TAB_NAMES[tab].ja}`, en: `${FILE.en}-${tab}` };
  return csvAnswer(file, fileName(names, language, ground.clock.today()), recorded);
});
