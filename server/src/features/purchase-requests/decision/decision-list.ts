// The decision list: its pages, its figures, and the whole of a tab as a file (S2-15, B5-04).
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
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
import { handle, WrittenJson } from '../../../platform/http/handler.ts';
import { KeptAnswers } from '../../../platform/http/kept-answers.ts';
import { KeptPages, nameOfAsked } from '../../../platform/list/kept-pages.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow } from '../../../platform/list/list-store.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { masterData, withDepartmentsBelow } from '../../master-data/public.ts';
import { fileName, nameCells } from '../lists/list-file.ts';
import { purchaseTurnsTag } from '../lists/purchase-tag-store.ts';
import { closedDays } from './business-days-store.ts';
import { type Decider, decisionPages } from './decision-store.ts';
import { findFigures } from './figures-store.ts';

async function deciderOf(ground: Ground, { employee }: Actor): Promise<Decider> {
  return { me: employee?.id ?? null, on: ground.clock.today(), closed: closedDays(await masterData(ground)) };
}

const PAGES = new KeptPages(2_000_000);

export const listForDecision = handle(listOperation, async (asking) => {
  const { ground, actor, input } = asking;
  const { tab, after, limit } = input;
  const decider = await deciderOf(ground, actor);
  const asked = { ...(await withDepartmentsBelow(ground, askedState(PURCHASE_DECISION_LIST, input))), after, limit };
  return PAGES.answer(asking, [tab, decider, asked], {
    tag: () => purchaseTurnsTag(ground.pool, decider),
    page: (known) => decisionPages(ground.pool, tab, decider, asked, known),
  });
});

const FIGURES = new KeptAnswers(100_000);

/** They go through all requests: what was written last is sent again while nothing has changed. */
export const countForDecision = handle(countOperation, async ({ ground, actor, input, unlessKnown }) => {
  const state = askedState(PURCHASE_DECISION_LIST, { ...input, sort: PURCHASE_DECISION_LIST.sort });
  const asked = await withDepartmentsBelow(ground, state);
  const decider = await deciderOf(ground, actor);
  const name = nameOfAsked([decider, asked]);
  const tag = await purchaseTurnsTag(ground.pool, decider);
  if (tag !== null) unlessKnown(`${tag}.${name}`);
  const before = FIGURES.find(ground, name);
  if (before !== null && before.mark === tag) return new WrittenJson(before.text);
  const { tabs, medianHours, decided } = await findFigures(ground.pool, decider, asked);
  const figures: OutputOf<typeof countOperation> = {
    decided,
    medianHours: medianHours === null ? null : Number(medianHours),
    tabs: tabs.map(({ totalYen, ...tab }) => ({ ...tab, totalYen: yen(totalYen) })),
  };
  const answer = new WrittenJson(JSON.stringify(figures));
  if (tag !== null) FIGURES.keep(ground, name, { mark: tag, text: answer.text });
  return answer;
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
