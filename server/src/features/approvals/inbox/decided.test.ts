// A decision is found again by whoever took it, and by the one in whose name it was taken.
import {
  approve,
  exportDecided,
  listDecided,
  returnRequest,
  takeBack,
} from '@madoguchi/contract/approvals/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delegate } from '../../../../test/approvals/delegate.ts';
import {
  openApprovalWorld,
  publishSteps,
  submittedRequest,
  type TestRequest,
  tick,
  withHead,
} from '../../../../test/approvals/requests.ts';
import { ADMINS, SUPERIOR } from '../../../../test/approvals/routes.ts';
import { REASON } from '../../../../test/claims.ts';
import type { Who } from '../../../../test/people.ts';
import type { World } from '../../../../test/world.ts';

let world: World;
const requests: TestRequest[] = [];
const at = (request: TestRequest, acts = 0) => ({ id: request.approvalId, version: request.version + acts });
const decided = async (who: Who, query: object = {}) => (await world.as(who)(listDecided, query as never)).output.rows;
const named = async (who: Who, query: object = {}) => (await decided(who, query)).map(({ approvalId }) => approvalId);
const nth = (index: number) => requests[index] as TestRequest;

/** By the superior: a yes, a return, a yes that is taken back, and one that an admin says for them. */
beforeAll(async () => {
  world = await openApprovalWorld();
  await withHead(world, 'other');
  await publishSteps(world, [SUPERIOR, ADMINS]);
  await delegate(world, 'other', 'admin2');
  for (const amount of [100, 2_000, 300, 400]) {
    requests.push(await submittedRequest(world, 'staff', amount));
    tick(world);
  }
  const done = [
    await world.as('other')(approve, at(nth(0))),
    await world.as('other')(returnRequest, { ...at(nth(1)), ...REASON, toStep: null }),
    await world.as('other')(approve, at(nth(2))),
    await world.as('other')(takeBack, at(nth(2), 1)),
  ];
  tick(world);
  done.push(await world.as('admin2')(approve, at(nth(3))));
  for (const { status } of done) expect(status).toBe(200);
});
afterAll(() => world.close());

describe('the list of decisions', () => {
  it('has those of the reader and those in their name, and none that was taken back [B3-06] [B3-07]', async () => {
    const rows = await decided('other');
    expect(new Set(rows.map(({ approvalId }) => approvalId))).toEqual(
      new Set([nth(0), nth(1), nth(3)].map(({ approvalId }) => approvalId)),
    );
    const of = ({ approvalId }: TestRequest) => rows.find((row) => row.approvalId === approvalId);
    expect(of(nth(0))).toMatchObject({ decision: 'approve', status: 'in_progress', onBehalfOf: null, by: null });
    expect(of(nth(1))).toMatchObject({ decision: 'return', status: 'returned', amount: 2_000 });
    expect(of(nth(3))).toMatchObject({ decision: 'approve', onBehalfOf: null, by: world.people.admin2.name });
    expect(rows[0]?.approvalId).toBe(nth(3).approvalId);
    expect(await decided('admin2')).toMatchObject([
      { approvalId: nth(3).approvalId, onBehalfOf: world.people.other.name, by: null },
    ]);
    for (const who of ['staff', 'admin', 'system'] as const) expect(await named(who), who).toEqual([]);
  });

  it('is searched, filtered and sorted like any list [B0-10]', async () => {
    const number = (await decided('other', { decision: 'return' }))[0]?.number ?? '';
    expect(await named('other', { q: number })).toEqual([nth(1).approvalId]);
    expect(await named('other', { q: '該当なし' })).toEqual([]);
    expect(await named('other', { status: 'in_progress', amount: '..200' })).toEqual([nth(0).approvalId]);
    expect((await named('other', { sort: '-amount' }))[0]).toBe(nth(1).approvalId);
  });

  it('is a file as well, and that it was taken is on record [B0-09] [B0-10]', async () => {
    const { raw } = await world.as('other')(exportDecided, { sort: 'decided', encoding: 'utf-8' } as never);
    expect(raw.statusCode).toBe(200);
    const [head, ...rows] = raw.body.trim().split('\r\n');
    expect(head).toContain('Decided');
    expect(rows).toHaveLength(3);
    expect(raw.body).toContain('Returned');
    const [record] = await world.audit(`event = 'approvals.decided-exported'`);
    expect(record).toMatchObject({ account_id: world.people.other.accountId, difference: { sort: 'decided' } });
  });

  it('offers to take back what the rules allow to take back, and nothing else [B3-06]', async () => {
    const again = await world.as('other')(takeBack, at(nth(0), 1));
    expect(again.status).toBe(200);
    expect(await named('other')).not.toContain(nth(0).approvalId);
  });
});
