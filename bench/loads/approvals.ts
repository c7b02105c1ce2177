// Loads of approvals: what waits for somebody, how much, and one approval after the other.
import { randomUUID } from 'node:crypto';
import { requestText } from '../load/http.ts';
import { requestForAdmin, waitingForAdmin } from '../seed/fill-approvals.ts';
import { ADMIN, idOf, MEMBER, tokenOf } from '../seed/size.ts';
import { always, type Load, once } from './load.ts';

const OK = { portal: 200, floor: 200 };

function inbox(name: string, person: number): Load {
  const request = requestText({ method: 'GET', path: '/api/approvals/inbox', token: tokenOf(person) });
  return { name, part: 'inbox', expect: OK, from: { portal: always(request), floor: always(request) } };
}

/** Of the admin, for whom a twentieth of all turns waits, and of a superior like any. */
export const inboxLoads: readonly Load[] = [inbox('inbox, admin', ADMIN), inbox('inbox, superior', MEMBER)];

/** The last step of each request that waits for the admin. */
export function actLoad(tasks: number): Load {
  const act = (nth: number) => {
    const path = `/api/approvals/${idOf('approval', requestForAdmin(nth))}/approve`;
    const headers = { 'Idempotency-Key': randomUUID() };
    return requestText({ method: 'POST', path, token: tokenOf(ADMIN), body: { version: 2 }, headers });
  };
  const source = () => once(waitingForAdmin(tasks), act);
  return { name: 'approve in the inbox', part: 'act', expect: OK, from: { portal: source(), floor: source() } };
}
