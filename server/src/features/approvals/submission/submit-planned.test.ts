// Requests of the portal's own features that are submitted while their route is published anew, on connections which overlap.
import type { ApprovalDomain } from '@madoguchi/contract/approvals/domains.ts';
import { submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { submitPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedDraft } from '../../../../test/claims.ts';
import { draftedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const TODAY = '2026-11-21';
const ENDED = `update approval_route_versions set valid_to = greatest(valid_from, $1) where domain = $2 and valid_to is null
  returning id`;
const FOLLOWED = `insert into approval_route_versions (id, route_id, number, name, name_en, domain, priority, conditions, steps,
    valid_from, published_at)
  select gen_random_uuid(), route_id, number + 1, name, name_en, domain, priority, conditions, steps, $1, now()
  from approval_route_versions where id = any($2) returning id`;
const IN_LINE = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

interface Published {
  /** Versions that hold from today on. */
  readonly versions: readonly string[];
}

/** Ends the domain's versions, and lets them be followed by others where that is wanted, as soon as `submit` waits for it. */
async function whilePublished<Answer>(
  domain: ApprovalDomain,
  isFollowed: boolean,
  submit: () => Promise<Answer>,
): Promise<Published & { readonly answer: Answer }> {
  const publisher = await world.pool.connect();
  const ids = async (sql: string, values: unknown[]) =>
    (await publisher.query<{ id: string }>(sql, values)).rows.map(({ id }) => id);
  try {
    await publisher.query('begin');
    const ended = await ids(ENDED, [TODAY, domain]);
    const versions = isFollowed ? await ids(FOLLOWED, [TODAY, ended]) : [];
    const answering = submit();
    await expect
      .poll(async () => (await world.pool.query(IN_LINE)).rows[0].n, { timeout: 20_000, interval: 10 })
      .toBe(1);
    await publisher.query('commit');
    return { versions, answer: await answering };
  } finally {
    publisher.release(true);
  }
}

const begunOn = async (subject: string) =>
  (await world.pool.query(`select route_version_id as version, status from approvals where subject_id = $1`, [subject]))
    .rows[0];

describe('a submission whose route is published anew meanwhile', () => {
  it.each([
    [
      'travel-expenses',
      async () => {
        const { id, version } = await savedDraft(world.as('staff'));
        return { id, submit: () => world.as('staff')(submitClaim, { id, version }) };
      },
    ],
    [
      'purchase-requests',
      async () => {
        const { id, version } = await draftedPurchase(world);
        return { id, submit: () => world.as('staff')(submitPurchaseRequest, { id, version }) };
      },
    ],
  ] as const)(
    'goes by the newer version, and its requester is told of nothing: %s [B3-01] [B3-04]',
    async (domain, drafted) => {
      const { id, submit } = await drafted();
      const { answer, versions } = await whilePublished<{ status: number }>(domain, true, submit);
      expect(answer.status).toBe(200);
      const begun = await begunOn(id);
      expect(begun).toMatchObject({ status: 'in_progress' });
      expect(versions).toContain(begun.version);
    },
  );

  it('is refused with whom to ask where none follows, and the draft stays [B3-04]', async () => {
    const { id, version } = await savedDraft(world.as('other'));
    const submit = () => world.as('other')(submitClaim, { id, version });
    const { answer } = await whilePublished('travel-expenses', false, submit);
    expect(answer).toMatchObject({ status: 422, problem: { code: 'no-approval-route' } });
    expect(await begunOn(id)).toBeUndefined();
    const { rows } = await world.pool.query('select status, version from expense_claims where id = $1', [id]);
    expect(rows).toEqual([{ status: 'draft', version }]);
  });
});
