import { saveDraft, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { signOut } from '@madoguchi/contract/session/operations.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draft, inReview, line, MONTH, returned, savedDraft, submitted } from '../../../test/claims.ts';
import { emptyClaims } from '../../../test/empty-claims.ts';
import { isOf, type OpenPage, openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import type { Who } from '../../../test/people.ts';
import { sessionOf } from '../../../test/sessions.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';

/** Told, not asked for: a second is the promise, and a busy machine of tests gets more. */
const SOON = { timeout: 20_000, interval: 10 };

let world: World;
/** Another process of the portal, as far as the two can tell: an application of its own on the same database. */
let elsewhere: FastifyInstance;
let pages: OpenPage[];

beforeAll(async () => {
  world = await openWorld();
  const { config, pool, clock } = world;
  elsewhere = await buildApp({ config, pool, clock, log: pino({ level: 'silent' }), checkAnswers: true });
});
afterAll(async () => {
  await elsewhere.close();
  await world.close();
});
beforeEach(async () => {
  pages = [];
  await emptyClaims(world.pool);
});
afterEach(() => {
  for (const page of pages) page.leave();
});

async function pageOf(
  who: Who,
  app: FastifyInstance = world.app,
  token = world.people[who].token,
  sinceMs?: number,
): Promise<OpenPage> {
  const page = await openPage(await listeningAt(app), token, sinceMs);
  pages.push(page);
  return page;
}

const at = ({ id, version }: { id: string; version: number }) => ({ id, version });
const change = (id: string, version: number | null) => ({
  kind: 'changed',
  noun: 'expense-claims',
  id,
  month: MONTH,
  version,
});

describe('open pages', () => {
  it('of reviewers and of the owner hear of a submission; a colleague’s hears nothing [B4-08]', async () => {
    const claim = await savedDraft(world.as('staff'));
    const [admin, owner, colleague, user] = await Promise.all([
      pageOf('admin'),
      pageOf('staff'),
      pageOf('other'),
      pageOf('user'),
    ]);
    await world.as('staff')(submitClaim, at(claim));
    await expect.poll(() => admin.claims(), SOON).toEqual([change(claim.id, 2)]);
    await expect.poll(() => owner.claims(), SOON).toEqual([change(claim.id, 2)]);
    // A colleague's next notice comes after all earlier ones: so far there was nothing.
    const own = await submitted(world.as('other'));
    await expect.poll(() => colleague.claims(), SOON).toEqual([change(own.id, 2)]);
    expect(user.claims()).toEqual([]);
  });

  it('of the owner hear of the decision [B4-08]', async () => {
    const claim = await submitted(world.as('staff'));
    const owner = await pageOf('staff');
    await returned(world, claim);
    await expect.poll(() => owner.claims(), SOON).toEqual([change(claim.id, null)]);
  });

  it('hear nothing of drafts, and nothing of what was refused', async () => {
    const claim = await savedDraft(world.as('staff'));
    const admin = await pageOf('admin');
    await world.as('staff')(saveDraft, draft([line()], claim.version));
    expect((await world.as('staff')(submitClaim, at(claim))).status).toBe(409);
    const { output } = await world.as('staff')(submitClaim, { id: claim.id, version: 2 });
    await expect.poll(() => admin.claims(), SOON).toEqual([change(claim.id, output.version)]);
  });

  it('of another process hear as well, each event once [B4-08]', async () => {
    const claim = await submitted(world.as('staff'));
    const [here, there] = await Promise.all([pageOf('staff'), pageOf('staff', elsewhere)]);
    await inReview(world, claim);
    // Of what happened before, in other tests too, the other process may be told late: notices travel in batches.
    const decisions = (page: OpenPage) =>
      page.claims().filter((event) => isOf('expense-claims')(event) && event.id === claim.id && event.version === null);
    await expect.poll(() => decisions(there), SOON).toEqual([change(claim.id, null)]);
    // Its own process tells it at once and ignores its own notice.
    expect(decisions(here)).toEqual([change(claim.id, null)]);
  });

  it('that read before their stream began are told what was told meanwhile, as far as it is theirs', async () => {
    const begun = world.clock.now();
    const after = (ms: number) => world.clock.set(new Date(Date.parse(begun) + ms).toISOString());
    const since = (who: Who, ms: number) => pageOf(who, world.app, world.people[who].token, Date.parse(begun) + ms);
    try {
      after(1_000);
      const claim = await submitted(world.as('staff'));
      after(3_000);
      // A page of another process may be by a clock that is a quarter of a second fast.
      const [admin, colleague, later] = [
        await since('admin', 1_250),
        await since('other', 1_250),
        await since('admin', 1_251),
      ];
      await expect.poll(() => admin.claims(), SOON).toContainEqual(change(claim.id, 2));
      const next = await submitted(world.as('other'));
      await expect.poll(() => colleague.claims(), SOON).toEqual([change(next.id, 2)]);
      await expect.poll(() => later.claims(), SOON).toEqual([change(next.id, 2)]);
      const old = await since('admin', -86_400_000);
      await expect.poll(() => old.heard[0], SOON).toEqual({ kind: 'missed' });
    } finally {
      world.clock.set(begun);
    }
  });

  it('are told that they missed something once the connection over which processes speak is back', async () => {
    const [here, there] = await Promise.all([pageOf('staff'), pageOf('staff', elsewhere)]);
    const missed = (page: OpenPage) => page.heard.filter(({ kind }) => kind === 'missed').length;
    expect([missed(here), missed(there)]).toEqual([0, 0]);
    const { rowCount } = await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (query like 'listen%' or query like 'select pg_notify%')`,
    );
    expect(rowCount).toBe(2);
    await expect.poll(() => [missed(here), missed(there)], SOON).toEqual([1, 1]);
    const claim = await submitted(world.as('staff'));
    for (const page of [here, there]) await expect.poll(() => page.claims(), SOON).toContainEqual(change(claim.id, 2));
  });

  it('eight of one person are all told', async () => {
    const tabs = await Promise.all(Array.from({ length: 8 }, () => pageOf('admin')));
    const claim = await submitted(world.as('staff'));
    for (const tab of tabs) await expect.poll(() => tab.claims(), SOON).toEqual([change(claim.id, 2)]);
  });
});

describe('a stream', () => {
  it('ends when its session has opened eight more, and the eight go on (T23)', async () => {
    const token = await sessionOf(world, 'staff');
    const first = await pageOf('staff', world.app, token);
    const others: OpenPage[] = [];
    const more = async (count: number) => {
      for (let nth = 0; nth < count; nth += 1) others.push(await pageOf('staff', world.app, token));
    };
    const another = await pageOf('staff');
    await more(7);
    expect(first.ended()).toBe(false);
    await more(1);
    await expect.poll(first.ended, SOON).toBe(true);
    // Its page comes back by itself: nothing told it that its person has to log in.
    expect(first.claims()).not.toContainEqual({ kind: 'session-ended' });
    const claim = await submitted(world.as('staff'));
    for (const page of [...others, another]) {
      await expect.poll(() => page.claims(), SOON).toContainEqual(change(claim.id, 2));
    }
  });

  it('ends with its session, in every process, and a stream of another session goes on [S4-09]', async () => {
    const token = await sessionOf(world, 'staff');
    const [ending, there, other] = await Promise.all([
      pageOf('staff', world.app, token),
      pageOf('staff', elsewhere, token),
      pageOf('staff'),
    ]);
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: signOut.path,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    expect(statusCode).toBe(200);
    for (const page of [ending, there]) {
      await expect.poll(page.ended, SOON).toBe(true);
      // Said once, and nothing after it. Before it, only late news of claims: that of other tests.
      expect(page.claims().at(-1)).toEqual({ kind: 'session-ended' });
      expect(
        page
          .claims()
          .slice(0, -1)
          .filter((event) => !isOf('expense-claims')(event)),
      ).toEqual([]);
    }
    expect(other.ended()).toBe(false);
  });

  it('ends when the account is stopped, and cannot be opened again [S4-09]', async () => {
    const page = await pageOf('other');
    await world.pool.query(`update accounts set status = 'suspended' where id = $1`, [world.people.other.accountId]);
    await expect.poll(page.ended, SOON).toBe(true);
    expect((await pageOf('other')).status).toBe(401);
    await world.pool.query(`update accounts set status = 'active' where id = $1`, [world.people.other.accountId]);
  });

  it('ends when the server closes, which does not wait for it', async () => {
    const { config, pool, clock } = world;
    const app = await buildApp({ config, pool, clock, log: pino({ level: 'silent' }) });
    const page = await pageOf('admin', app);
    await app.close();
    await expect.poll(page.ended, SOON).toBe(true);
  });
});
