import { listPapers, remindPapers, requestPapers, takeBackRequest } from '@madoguchi/contract/onboarding/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { submittedPaper, withoutPapers } from '../../../../test/onboarding-cases.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let server: MailServer;
let world: World;
beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld({ SMTP_URL: server.url, MAIL_FROM: 'portal@madoguchi.example' });
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(async () => {
  world.clock.set(NOW);
  server.behave('take');
  await withoutPapers(world);
});

/** The mails of a paper, the oldest first, as they wait or ended. */
async function mailsOf(paper: string): Promise<string[]> {
  const { rows } = await world.pool.query<{ said: string }>(
    `select concat_ws(' ', n.kind, m.state, m.last_answer) as said from mails m
       join notifications n on (n.account_id, n.fact_id) = (m.account_id, m.fact_id)
     where n.subject = $1 and n.account_id = $2 order by m.queued_at, n.kind desc`,
    [paper, world.people.staff.accountId],
  );
  return rows.map(({ said }) => said.trim());
}

/** A paper of a member of staff who was asked for it and reminded while the mail server took nothing. */
async function remindedInVain(): Promise<{ id: string; version: number }> {
  server.behave({ code: 451, at: 'DATA' });
  const { accountId, name } = world.people.staff;
  const asked = { papers: [{ accountId, paperKind: 'pledge' as const }], dueOn: '2026-12-05' as never };
  await world.as('admin')(requestPapers, asked);
  const { rows } = (await world.as('admin')(listPapers, { q: name, limit: 200 })).output;
  const row = rows.find(({ paperKind, status }) => paperKind === 'pledge' && status === 'requested');
  // Nothing has changed it yet.
  const paper = { id: row?.id ?? '', version: 1 };
  await world.as('admin')(remindPapers, { ids: [paper.id] });
  await expect
    .poll(() => mailsOf(paper.id), SOON)
    .toEqual([
      expect.stringMatching(/^onboarding-requested queued \S+/),
      expect.stringMatching(/^onboarding-reminder queued \S+/),
    ]);
  return paper;
}

/** The mail server takes mails again, and the queue is looked at once more. */
async function tryAgain(): Promise<void> {
  world.clock.set(new Date(Date.parse(NOW) + 120_000).toISOString());
  server.behave('take');
  const { accountId } = world.people.other;
  await world.as('admin')(requestPapers, { papers: [{ accountId, paperKind: 'pledge' }], dueOn: null });
}

const OVERTAKEN = ['onboarding-requested failed overtaken', 'onboarding-reminder failed overtaken'];

describe('a mail that asks for a paper', () => {
  it('is not sent once the paper was handed in [B0-08, B8-02]', async () => {
    const { id } = await remindedInVain();
    await submittedPaper(world, 'staff');
    await tryAgain();
    await expect.poll(() => mailsOf(id), SOON).toEqual(OVERTAKEN);
  });

  it('is not sent once the request was taken back, which is told instead [B0-08, B8-02]', async () => {
    const paper = await remindedInVain();
    await world.as('admin')(takeBackRequest, { ...paper, reason: '対象外のため' });
    await tryAgain();
    await expect.poll(() => mailsOf(paper.id), SOON).toEqual([...OVERTAKEN, 'onboarding-taken-back sent']);
  });

  it('is sent as long as the paper is still to come [B0-08, B8-02]', async () => {
    const { id } = await remindedInVain();
    await tryAgain();
    await expect.poll(() => mailsOf(id), SOON).toEqual(['onboarding-requested sent', 'onboarding-reminder sent']);
  });
});
