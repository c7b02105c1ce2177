// Loads of purchase requests: both lists, and one approval after the other.
import { randomUUID } from 'node:crypto';
import { requestText } from '../load/http.ts';
import { purchasesToAct, purchaseToAct } from '../seed/fill-purchases.ts';
import { ACTOR, ADMIN, idOf, MEMBER, tokenOf } from '../seed/size.ts';
import { always, type Load, once, type Side } from './load.ts';
import { inPages } from './reads.ts';

const OK = { portal: 200, floor: 200 };

async function list(port: number, name: string, path: string, person: number): Promise<Load> {
  const request = requestText({ method: 'GET', path, token: tokenOf(person) });
  const load: Load = { name, part: 'purchases', expect: OK, from: { portal: always(request), floor: always(request) } };
  return inPages(load, port, path, person);
}

const OWN = '/api/purchase-requests';
const DECISIONS = '/api/purchase-requests/decision/all';

/** Another page each time. */
export async function purchaseLists(port: number): Promise<readonly Load[]> {
  return [
    await list(port, 'purchase requests, admin', OWN, ADMIN),
    await list(port, 'purchase requests, member', OWN, MEMBER),
    await list(port, 'purchase decisions', DECISIONS, ADMIN),
  ];
}

/** The last step of each request that waits for somebody who does nothing else. */
export function approvePurchase(requests: number, renew: (side: Side) => Promise<void>): Load {
  const act = (nth: number) => {
    const path = `/api/approvals/${idOf('purchaseApproval', purchaseToAct(requests, nth))}/approve`;
    const headers = { 'Idempotency-Key': randomUUID() };
    return requestText({ method: 'POST', path, token: tokenOf(ACTOR), body: { version: 2 }, headers });
  };
  const source = () => once(purchasesToAct(requests), act);
  return { name: 'approve a purchase', part: 'act', expect: OK, from: { portal: source(), floor: source() }, renew };
}
