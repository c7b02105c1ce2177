// What maintainers see: the routes in any phase, one of them with its history, and the list as a file.
import { ROUTE_LIST } from '@madoguchi/contract/approval-routes/lists.ts';
import type { RouteRow } from '@madoguchi/contract/approval-routes/model.ts';
import {
  exportRoutes as exportOperation,
  listRoutes as listOperation,
  showRoute as showOperation,
} from '@madoguchi/contract/approval-routes/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow, writtenPage } from '../../../platform/list/list-store.ts';
import { routePages } from './lists-store.ts';
import { maintained } from './maintained.ts';

export const listRoutes = handle(listOperation, async ({ ground, input }) => {
  const { after, limit } = input;
  const asked = { ...askedState(ROUTE_LIST, input), after, limit };
  return writtenPage(await routePages(ground.pool, { today: ground.clock.today() }, asked));
});

export const showRoute = handle(showOperation, async ({ ground, input }) => maintained(ground, input.id));

export const exportRoutes = handle(exportOperation, async ({ ground, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(ROUTE_LIST, narrowing);
  const today = ground.clock.today();
  const rows = everyRow<RouteRow>((place) => routePages(ground.pool, { today }, { ...asked, ...place }));
  const file = await csvFile(listColumns(ROUTE_LIST), rows, { language, encoding });
  const recorded = await record({ target: null, difference: { ...writeListState(ROUTE_LIST, asked), encoding } });
  return csvAnswer(file, language === 'ja' ? '承認経路一覧.csv' : 'approval-routes.csv', recorded);
});
