// Loads of approvals: what waits for somebody, how much, and one approval after the other.
import { randomUUID } from 'node:crypto';
import { requestText } from '../load/http.ts';
import { requestToAct, waitingToAct } from '../seed/fill-approvals.ts';
import { ACTOR, ADMIN, idOf, MEMBER, tokenOf } from '../seed/size.ts';
import { always, type Load, once, type Side } from './load.ts';

const OK = { portal: 200, floor: 200 };

function inbox(name: string, person: number): Load {
  const request = requestText({ method: 'GET', path: '/api/approvals/inbox', token: tokenOf(person) });
  return { name, part: 'inbox', expect: OK, from: { portal: always(request), floor: always(request) } };
}

/** Of the admin, for whom a twentieth of all turns waits, and of a superior like any. */
export const inboxLoads: readonly Load[] = [inbox('inbox, admin', ADMIN), inbox('inbox, superior', MEMBER)];

/** The last step of each request that waits for somebody who does nothing else. */
export function actLoad(tasks: number, renew: (side: Side) => Promise<void>): Load {
  const act = (nth: number) => {
    const path = `/api/approvals/${idOf('approval', requestToAct(nth))}/approve`;
    const headers = { 'Idempotency-Key': randomUUID() };
    return requestText({ method: 'POST', path, token: tokenOf(ACTOR), body: { version: 2 }, headers });
  };
  const source = () => once(waitingToAct(tasks), act);
  return { name: 'approve in the inbox', part: 'act', expect: OK, from: { portal: source(), floor: source() }, renew };
}
