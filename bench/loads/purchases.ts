// Loads of purchase requests: both lists, and one approval after the other.
import { randomUUID } from 'node:crypto';
import { requestText } from '../load/http.ts';
import { purchasesToAct, purchaseToAct } from '../seed/fill-purchases.ts';
import { ACTOR, ADMIN, idOf, MEMBER, tokenOf } from '../seed/size.ts';
import { always, type Load, once, type Side } from './load.ts';

const OK = { portal: 200, floor: 200 };

function list(name: string, path: string, person: number): Load {
  const request = requestText({ method: 'GET', path, token: tokenOf(person) });
  return { name, part: 'purchases', expect: OK, from: { portal: always(request), floor: always(request) } };
}

const OWN = '/api/purchase-requests';
const DECISIONS = '/api/purchase-requests/decision/all';

export const purchaseLists: readonly Load[] = [
  list('purchase requests, admin', OWN, ADMIN),
  list('purchase requests, member', OWN, MEMBER),
  list('purchase decisions', DECISIONS, ADMIN),
];

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
