import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import {
  acceptPaper,
  listOwnPapers,
  listPapers,
  openPaper,
  printOwnPaper,
  remindPapers,
  requestPapers,
  returnPaper,
  saveOwnPaper,
  showOwnPaper,
  submitOwnPaper,
  withdrawConsent,
} from '@madoguchi/contract/onboarding/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptedPaper,
  filledPaper,
  publishedTemplate,
  savedPaper,
  signed,
  submittedPaper,
} from '../../../../test/onboarding-cases.ts';
import { pdfPages } from '../../../../test/pdf-text.ts';
import type { Who } from '../../../../test/people.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };
const AGREEMENT = 'personal-information-agreement';
const ANSWERS = {
  birthday: '1999-04-01',
  address: '東京都千代田区丸の内1-1',
  phone: '090-1234-5678',
  'emergency-name': '佐藤 花子（母）',
  'emergency-phone': '03-1234-5678',
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query(`alter table onboarding_decisions disable trigger user;
    alter table onboarding_withdrawals disable trigger user;
    truncate onboarding_papers, onboarding_submissions, onboarding_decisions, onboarding_withdrawals, told_facts, notifications cascade`);
});

const statusOf = async (who: Who, kind: string) =>
  (await world.as(who)(listOwnPapers, {})).output.papers.find(({ paperKind }) => paperKind === kind)?.status;
const told = async (who: Who) =>
  (await world.as(who)(listNotifications, {})).output.rows.map(({ kind }: { kind: string }) => kind);

describe('a person’s paper', () => {
  it('is kept as it is filled in, handed in, returned with comments, handed in again and accepted [B8-02]', async () => {
    expect(await statusOf('staff', AGREEMENT)).toBe('none');
    await savedPaper(world, 'staff', AGREEMENT, { address: '途中' });
    expect(await statusOf('staff', AGREEMENT)).toBe('in_progress');
    const first = await submittedPaper(world, 'staff', AGREEMENT, ANSWERS);
    const comments = [{ field: 'answers.address', comment: '番地まで書いてください。' }];
    await world.as('admin')(returnPaper, { ...first, comment: '', comments });
    const returned = (await world.as('staff')(showOwnPaper, { paperKind: AGREEMENT })).output;
    expect(returned).toMatchObject({ status: 'returned', answers: ANSWERS, comments, signature: null });
    const again = { ...ANSWERS, address: '東京都千代田区丸の内1-1-1' };
    const second = await submittedPaper(world, 'staff', AGREEMENT, again);
    const opened = (await world.as('admin')(openPaper, { id: second.id })).output;
    expect(opened.submission).toMatchObject({ count: 2, changed: ['answers.address'], answers: again });
    await world.as('admin')(acceptPaper, second);
    expect(await statusOf('staff', AGREEMENT)).toBe('accepted');
    const refused = await world.as('staff')(saveOwnPaper, {
      ...(await filledPaper(world, 'staff', AGREEMENT)),
      version: second.version + 1,
    });
    expect([refused.status, refused.problem.code]).toEqual([409, 'wrong-state']);
    await expect
      .poll(() => told('staff'), SOON)
      .toEqual(expect.arrayContaining(['onboarding-returned', 'onboarding-accepted']));
    await expect.poll(() => told('admin'), SOON).toContain('onboarding-submitted');
  });

  it('lies sealed in the database, draft and submission, and stands in no audit record [B8-01]', async () => {
    await submittedPaper(world, 'staff', AGREEMENT, ANSWERS);
    const { rows } = await world.pool.query<{ text: string }>(
      `select p::text || s::text || encode(p.answers, 'escape') || encode(s.answers, 'escape') as text
       from onboarding_papers p join onboarding_submissions s on s.paper_id = p.id`,
    );
    expect(rows).toHaveLength(1);
    const recorded = JSON.stringify(await world.audit(`event like 'onboarding-paper.%'`));
    const { rows: kept } = await world.pool.query('select answer from idempotency_keys');
    for (const secret of ['丸の内', '090-1234-5678', '1999-04-01']) {
      expect(rows[0]?.text).not.toContain(secret);
      expect(recorded + JSON.stringify(kept)).not.toContain(secret);
    }
  });

  it('keeps version, hash, signature, time and address of what was signed, and that never changes [B8-01]', async () => {
    const { id } = await submittedPaper(world, 'staff', AGREEMENT, ANSWERS);
    const { submission } = (await world.as('admin')(openPaper, { id })).output;
    expect(submission).toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      signature: { name: world.people.staff.name, at: NOW, day: '2026-11-21', language: 'ja' },
      ip: expect.stringMatching(/\d/),
      template: { number: 1 },
    });
    for (const change of [
      `update onboarding_submissions set signed_name = 'x'`,
      'delete from onboarding_submissions',
    ]) {
      await expect(world.pool.query(change)).rejects.toThrow('never changes');
    }
  });

  it('is refused with each blank, missing consent and wrong name at its field [B8-01]', async () => {
    await savedPaper(world, 'staff', AGREEMENT);
    const paper = await filledPaper(world, 'staff', AGREEMENT, { birthday: '2008-11-22' });
    const refused = await world.as('staff')(submitOwnPaper, { ...paper, agreed: { health: true }, signedName: '別人' });
    expect(refused.status).toBe(422);
    expect(refused.problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'answers.address: required',
      'answers.phone: required',
      'answers.emergency-name: required',
      'answers.emergency-phone: required',
      'agreed.purpose: consent-required',
      'guardianName: required',
      'guardianRelation: required',
      'signedName: signature-differs',
    ]);
  });

  it('is one paper in two windows: the slower one is told [B8-02]', async () => {
    const both = await filledPaper(world, 'staff');
    expect((await world.as('staff')(saveOwnPaper, both)).status).toBe(200);
    const late = await world.as('staff')(saveOwnPaper, both);
    expect([late.status, late.problem.code]).toEqual([409, 'stale']);
  });

  it('goes on with a new text: answers stay, consents are given anew, the old text is not signed [B8-05]', async () => {
    await savedPaper(world, 'staff', 'pledge', { other: '通勤に車を使います' });
    const old = await signed(world, 'staff');
    await publishedTemplate(world);
    const refused = await world.as('staff')(submitOwnPaper, old);
    expect([refused.status, refused.problem.code]).toEqual([409, 'text-replaced']);
    const shown = (await world.as('staff')(showOwnPaper, { paperKind: 'pledge' })).output;
    expect(shown).toMatchObject({
      answers: { other: '通勤に車を使います' },
      agreed: { rules: false },
      before: { number: 1 },
      template: { number: 2, note: '条を1つ加えました。' },
    });
  });

  it('is its person’s and HR’s alone, whose every opening is recorded [B8-02, B0-09]', async () => {
    const { id } = await submittedPaper(world, 'staff', AGREEMENT, ANSWERS);
    for (const who of ['other', 'user'] as const) {
      expect((await world.as(who)(openPaper, { id })).status, who).toBe(403);
      expect((await world.as(who)(listPapers, {})).status, who).toBe(403);
    }
    const others = (await world.as('other')(showOwnPaper, { paperKind: AGREEMENT })).output;
    expect([others.status, others.signature]).toEqual(['none', null]);
    await world.as('admin')(openPaper, { id });
    const [row] = await world.audit(`event = 'onboarding-paper.opened' and target_id = '${id}'`);
    expect(row?.account_id).toBe(world.people.admin.accountId);
  });

  it('is accepted by another admin than its own person [B8-02]', async () => {
    const own = await submittedPaper(world, 'admin');
    const refused = await world.as('admin')(acceptPaper, own);
    expect([refused.status, refused.problem.code]).toEqual([403, 'not-allowed']);
    expect((await world.as('admin2')(acceptPaper, own)).output.status).toBe('accepted');
  });

  it('stays as it was where an optional consent is withdrawn later, with the day beside it [B8-01]', async () => {
    const { version } = await acceptedPaper(world, 'staff', 'company-consent');
    world.clock.set('2026-12-01T01:00:00.000Z');
    const done = await world.as('staff')(withdrawConsent, { paperKind: 'company-consent', version, key: 'photo' });
    expect(done.output.status).toBe('accepted');
    const shown = (await world.as('staff')(showOwnPaper, { paperKind: 'company-consent' })).output;
    expect(shown.agreed['photo']).toBe(true);
    expect(shown.withdrawals).toEqual([{ key: 'photo', at: '2026-12-01T01:00:00.000Z' }]);
    const again = await world.as('staff')(withdrawConsent, {
      paperKind: 'company-consent',
      version: done.output.version,
      key: 'photo',
    });
    expect(again.status).toBe(404);
  });

  it('is printed as it was signed, dated in the Japanese era [B8-03]', async () => {
    await submittedPaper(world, 'staff', AGREEMENT, ANSWERS);
    const { status, raw } = await world.as('staff')(printOwnPaper, { paperKind: AGREEMENT });
    expect(status).toBe(200);
    const text = (await pdfPages(raw.rawPayload)).map((page) => page.text).join('');
    for (const part of ['令和8年11月21日', '平成11年4月1日', '丸の内', '■', world.people.staff.name.replace(' ', '')]) {
      expect(text).toContain(part);
    }
  });
});

describe('HR', () => {
  const rowsOf = async (name: string, paperKind = 'pledge') =>
    (await world.as('admin')(listPapers, { q: name, limit: 200 })).output.rows.filter(
      (row) => row.paperKind === paperKind,
    );

  it('asks for papers those who have none under way, and reminds them once a day [B8-02]', async () => {
    const { accountId } = world.people.user;
    const asking = { papers: [{ accountId, paperKind: 'pledge' as const }], dueOn: '2026-12-05' as never };
    expect((await world.as('admin')(requestPapers, asking)).output).toEqual({ requested: 1 });
    expect((await world.as('admin')(requestPapers, asking)).output).toEqual({ requested: 0 });
    expect(await statusOf('user', 'pledge')).toBe('requested');
    const [row] = await rowsOf(world.people.user.name);
    expect(row).toMatchObject({ status: 'requested', dueOn: '2026-12-05' });
    const ids = [row?.id ?? ''];
    expect((await world.as('admin')(remindPapers, { ids })).output).toEqual({ reminded: 1 });
    expect((await world.as('admin')(remindPapers, { ids })).output).toEqual({ reminded: 0 });
    await expect
      .poll(() => told('user'), SOON)
      .toEqual(expect.arrayContaining(['onboarding-requested', 'onboarding-reminder']));
  });

  it('sees who is to agree again after a new text, asks them, and the newer paper takes the place of the older [B8-05]', async () => {
    const first = await acceptedPaper(world, 'staff');
    const { name, accountId } = world.people.staff;
    expect(await rowsOf(name)).toMatchObject([{ status: 'accepted', isOutdated: false }]);
    await publishedTemplate(world);
    expect(await rowsOf(name)).toMatchObject([{ status: 'accepted', isOutdated: true }]);
    world.clock.set('2026-11-22T05:05:00.000Z');
    await world.as('admin')(requestPapers, { papers: [{ accountId, paperKind: 'pledge' }], dueOn: null });
    const second = await acceptedPaper(world, 'staff');
    expect(second.id).not.toBe(first.id);
    expect(await rowsOf(name)).toMatchObject([{ id: second.id, status: 'accepted', isOutdated: false }]);
    const { rows } = await world.pool.query('select status from onboarding_papers where id = $1', [first.id]);
    expect(rows).toEqual([{ status: 'superseded' }]);
  });
});
