// Approval routes: written by system people, read by staff (S5-02, B3-01, B3-08).
import * as z from 'zod';
import { RouteText } from '../approvals/route.ts';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, write } from '../operation.ts';
import { Code, Id } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { Yen } from '../values/yen.ts';
import { ROUTE_LIST } from './lists.ts';
import { EndedRoute, MaintainedRoute, NewRoute, RouteAtVersion, RouteHeader, SavedRoute, Simulation } from './model.ts';

export const listRoutes = read('approval-routes.list', {
  at: ['GET', '/api/approval-routes'],
  access: 'system',
  input: z.strictObject(listInput(ROUTE_LIST)),
  output: listOutput(ROUTE_LIST),
  refuses: [],
});

export const exportRoutes = download('approval-routes.export', {
  at: ['GET', '/api/approval-routes/export'],
  access: 'system',
  input: z.strictObject(listExport(ROUTE_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'approval-routes.exported',
});

export const showRoute = read('approval-routes.show', {
  at: ['GET', '/api/approval-routes/:id'],
  access: 'system',
  input: z.strictObject({ id: Id }),
  output: MaintainedRoute,
  refuses: ['not-found'],
});

/** Begins a route with a draft; nothing takes it before it is published. */
export const createRoute = write('approval-routes.create', {
  at: ['POST', '/api/approval-routes'],
  access: 'system',
  input: NewRoute,
  output: RouteHeader,
  refuses: ['invalid'],
  records: 'approval-route.created',
});

/** Saves the draft of the next version. */
export const saveRoute = write('approval-routes.save', {
  at: ['POST', '/api/approval-routes/:id/draft'],
  access: 'system',
  input: SavedRoute,
  output: RouteHeader,
  refuses: ['not-found', 'stale', 'invalid'],
  records: 'approval-route.changed',
});

/** Throws the draft away; a route that was never published goes with it. */
export const discardDraft = write('approval-routes.discard', {
  at: ['POST', '/api/approval-routes/:id/discard'],
  access: 'system',
  input: RouteAtVersion,
  output: RouteHeader,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'approval-route.discarded',
});

/** Makes the draft the next version. What is under way keeps the version it began with. */
export const publishRoute = write('approval-routes.publish', {
  at: ['POST', '/api/approval-routes/:id/publish'],
  access: 'system',
  input: RouteAtVersion,
  output: RouteHeader,
  refuses: ['not-found', 'stale', 'wrong-state', 'invalid'],
  records: 'approval-route.published',
});

/** No new request takes it from the day on; what is under way goes on. */
export const endRoute = write('approval-routes.end', {
  at: ['POST', '/api/approval-routes/:id/end'],
  access: 'system',
  input: EndedRoute,
  output: RouteHeader,
  refuses: ['not-found', 'stale', 'wrong-state', 'invalid'],
  records: 'approval-route.ended',
});

/** Which route and names would result, and why (B3-08); with a draft's text, as if it were published. */
export const simulate = read('approval-routes.simulate', {
  at: ['GET', '/api/approval-routes/simulate'],
  access: 'system',
  input: z.strictObject({
    domain: RouteText.shape.domain,
    requester: Id,
    amount: z.coerce.number().pipe(Yen),
    type: Code.optional(),
    /** Absent: the requester's own group of the day. */
    group: Code.optional(),
    on: PlainDate,
    /** The route whose draft is taken in place of its published version. */
    withDraftOf: Id.optional(),
  }),
  output: Simulation,
  refuses: ['not-found', 'invalid'],
});

export const APPROVAL_ROUTE_OPERATIONS = [
  listRoutes,
  exportRoutes,
  showRoute,
  createRoute,
  saveRoute,
  discardDraft,
  publishRoute,
  endRoute,
  simulate,
] as const;
