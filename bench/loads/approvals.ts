// Loads of approvals: what waits for somebody, how much, and one approval after the other.
import { randomUUID } from 'node:crypto';
import { requestText } from '../load/http.ts';
import { requestToAct, waitingToAct } from '../seed/fill-approvals.ts';
import { ACTOR, ADMIN, idOf, MEMBER, tokenOf } from '../seed/size.ts';
import { always, type Load, once, type Side } from './load.ts';
import { inPages } from './reads.ts';

const OK = { portal: 200, floor: 200 };

async function inbox(port: number, name: string, person: number): Promise<Load> {
  const path = '/api/approvals/inbox';
  const request = requestText({ method: 'GET', path, token: tokenOf(person) });
  const load: Load = { name, part: 'inbox', expect: OK, from: { portal: always(request), floor: always(request) } };
  return inPages(load, port, path, person);
}

/** Of the admin, for whom a twentieth of all turns waits, and of a superior like any; another page each time. */
export async function inboxLoads(port: number): Promise<readonly Load[]> {
  return [await inbox(port, 'inbox, admin', ADMIN), await inbox(port, 'inbox, superior', MEMBER)];
}

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
