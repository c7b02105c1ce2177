import { expect, it } from 'vitest';
import { inboxRow } from '../../../../test/approvals.ts';
import { nextRequest } from './next-request.ts';

const idOf = (n: number) => `01932b6c-0000-7000-8000-00000000000${n}`;
const row = (n: number, approval = n) => inboxRow({ id: idOf(n), approvalId: idOf(approval) });
const ROWS = [row(1), row(2), row(3)];

it('goes on below, then from the top, and ends where nothing else waits', () => {
  expect(nextRequest(ROWS, idOf(2))?.id).toBe(idOf(3));
  expect(nextRequest(ROWS, idOf(3))?.id).toBe(idOf(1));
  expect(nextRequest([row(1)], idOf(1))).toBeNull();
});

it('begins at the top after one that is not in the list, and never returns to the same request', () => {
  expect(nextRequest(ROWS, idOf(9))?.id).toBe(idOf(1));
  expect(nextRequest([row(1), row(2, 1)], idOf(1))).toBeNull();
});
