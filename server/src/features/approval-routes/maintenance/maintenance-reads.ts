// The reads for maintainers: the routes in any phase, one of them with its history, and the list as a file.
import { ROUTE_LIST } from '@madoguchi/contract/approval-routes/lists.ts';
import {
  exportRoutes as exportOperation,
  listRoutes as listOperation,
  showRoute as showOperation,
} from '@madoguchi/contract/approval-routes/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listHandlers } from '../../../platform/list/list-handlers.ts';
import { routePages } from './lists-store.ts';
import { maintained } from './maintained.ts';

const ROUTES = listHandlers({
  list: ROUTE_LIST,
  pages: routePages,
  values: ({ ground }) => ({ today: ground.clock.today() }),
});

export const listRoutes = ROUTES.page(listOperation);
export const exportRoutes = ROUTES.file(exportOperation, { name: { ja: '承認経路一覧', en: 'approval-routes' } });

export const showRoute = handle(showOperation, async ({ ground, input }) => maintained(ground, input.id));
