// Approval routes for other features: the published ones, read once and kept until PostgreSQL tells of a change.
import { holdsOn } from '@madoguchi/contract/approval-routes/phases.ts';
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import type { PublishedRoute } from '@madoguchi/contract/approvals/route.ts';
import type { Ground } from '../../platform/ground.ts';
import { loadPublished } from './published-store.ts';

export { findRouteVersion, holdingVersion, holdingVersions, versionHolds } from './published-store.ts';

type Loading = Promise<readonly PublishedRoute[]>;
const REMEMBERED = new WeakMap<Ground, { loading: Loading | null }>();

/** Makes the process forget its copy whenever somebody publishes or ends a route. To be called once, before listening. */
export function prepareApprovalRoutes(ground: Ground): void {
  const forget = () => forgetRoutes(ground);
  REMEMBERED.set(ground, { loading: null });
  ground.listener.hear('approval-routes', forget);
  ground.listener.onGap(forget);
}

/** To be called after a commit that published or ended one: what is asked next is answered by it, before PostgreSQL has told. */
export function forgetRoutes(ground: Ground): void {
  const memory = REMEMBERED.get(ground);
  if (memory) memory.loading = null;
}

/** Every published version but those that never held; the oldest route first. From memory while nothing changed. */
export async function publishedRoutes(ground: Ground): Loading {
  const memory = REMEMBERED.get(ground);
  if (!memory || !ground.listener.connected) return loadPublished(ground.pool);
  memory.loading ??= loadPublished(ground.pool);
  const loading = memory.loading;
  try {
    return await loading;
  } catch (error) {
    if (memory.loading === loading) memory.loading = null;
    throw error;
  }
}

/** The versions for the domain that hold on the day, as a submission chooses from them (B3-01). */
export async function findPublishedRoutes(
  ground: Ground,
  domain: ApprovalDomain,
  on: string,
): Promise<PublishedRoute[]> {
  const routes = await publishedRoutes(ground);
  return routes.filter((route) => route.domain === domain && holdsOn(route, on));
}
