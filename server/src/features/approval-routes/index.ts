// Handlers of the approval routes.
import type { APPROVAL_ROUTE_OPERATIONS } from '@madoguchi/contract/approval-routes/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { createRoute } from './maintenance/create-route.ts';
import { discardDraft } from './maintenance/discard-draft.ts';
import { endRoute } from './maintenance/end-route.ts';
import { exportRoutes, listRoutes, showRoute } from './maintenance/maintenance-reads.ts';
import { publishRoute } from './maintenance/publish-route.ts';
import { saveRoute } from './maintenance/save-route.ts';
import { simulate } from './simulation/simulate.ts';

const approvalRouteHandlers = {
  'approval-routes.list': listRoutes,
  'approval-routes.export': exportRoutes,
  'approval-routes.show': showRoute,
  'approval-routes.create': createRoute,
  'approval-routes.save': saveRoute,
  'approval-routes.discard': discardDraft,
  'approval-routes.publish': publishRoute,
  'approval-routes.end': endRoute,
  'approval-routes.simulate': simulate,
} satisfies HandlersFor<typeof APPROVAL_ROUTE_OPERATIONS>;

export const approvalRoutesFeature = { handlers: approvalRouteHandlers };
