import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import {
  acceptPaper,
  exportPapers,
  listOwnPapers,
  listPapers,
  openPaper,
  printOwnPaper,
  printPaper,
  printPapers,
  remindPapers,
  requestPapers,
  returnPaper,
  saveOwnPaper,
  showOwnPaper,
  submitOwnPaper,
  takeBackRequest,
  withdrawConsent,
} from '@madoguchi/contract/onboarding/operations.ts';
import { PAPER_WORDS } from '@madoguchi/contract/onboarding/paper-words.ts';
import { readTemplate, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
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
import { remindOfDue } from './all-papers.ts';

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
    expect(opened.submissions).toMatchObject([
      { count: 2, changed: ['answers.address'], answers: again, decision: null },
      { count: 1, changed: [], answers: ANSWERS, decision: { outcome: 'returned', comments } },
    ]);
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
    const [submission] = (await world.as('admin')(openPaper, { id })).output.submissions;
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

  it('says on paper what the preview says, in its order, in the language that it was signed in [B8-03]', async () => {
    for (const language of ['ja', 'en'] as const) {
      const who = language === 'ja' ? 'staff' : 'other';
      await savedPaper(world, who, 'company-consent');
      const input = await signed(world, who, 'company-consent', { 'emergency-contact': '03-1234-5678' });
      await world.as(who)(submitOwnPaper, input, { headers: { 'accept-language': language } });
      const { template } = (await world.as(who)(showOwnPaper, { paperKind: 'company-consent' })).output;
      const { title, text } = templateIn(template, language);
      const said = readTemplate(text).blocks.flatMap((block) => {
        if (block.kind === 'consent')
          return [`■${block.text}${block.isRequired ? '' : PAPER_WORDS[language].optional}`];
        if (block.kind === 'field') return [block.text, '03-1234-5678'];
        return 'text' in block ? [block.text] : [];
      });
      const { raw } = await world.as(who)(printOwnPaper, { paperKind: 'company-consent' });
      const printed = (await pdfPages(raw.rawPayload)).map((page) => page.text).join('');
      const { company, signature } = {
        company: PAPER_WORDS[language].to(''),
        signature: PAPER_WORDS[language].signature,
      };
      let at = 0;
      for (const part of [title, company, ...said, signature, world.people[who].name]) {
        const found = printed.indexOf(part.replaceAll(/[\s\u3000]|\*\*/g, ''), at);
        expect(found, `${part} in ${printed}`).toBeGreaterThanOrEqual(at);
        at = found;
      }
    }
  });

  it('keeps a drawing beside the typed name, sealed, on screen and paper; none is no less a signature [B8-01]', async () => {
    const drawing = 'M10 10L300 150M320 20L321 21';
    await savedPaper(world, 'staff');
    const done = await world.as('staff')(submitOwnPaper, { ...(await signed(world, 'staff')), drawing });
    const [submission] = (await world.as('admin')(openPaper, { id: done.output.id })).output.submissions;
    expect(submission?.signature.drawing).toBe(drawing);
    expect((await world.as('staff')(showOwnPaper, { paperKind: 'pledge' })).output.signature?.drawing).toBe(drawing);
    const { rows } = await world.pool.query(`select encode(answers, 'escape') as sealed from onboarding_submissions`);
    expect(rows[0].sealed).not.toContain(drawing);
    const drawn = (await world.as('staff')(printOwnPaper, { paperKind: 'pledge' })).raw.rawPayload.length;
    const typed = await submittedPaper(world, 'other');
    const [without] = (await world.as('admin')(openPaper, { id: typed.id })).output.submissions;
    expect(without?.signature.drawing).toBe('');
    expect(drawn).toBeGreaterThan(1_000);
    const refused = await world.as('other')(submitOwnPaper, {
      ...(await signed(world, 'other', 'company-consent')),
      drawing: 'M0 0"/><script>',
    });
    expect([refused.status, refused.problem.data.fields[0]?.field]).toEqual([422, 'drawing']);
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

describe('a name that few fonts and character sets have', () => {
  const RARE = ['髙﨑', '𠮷田', '葛󠄀城', 'Nguyễn Thị Minh Khai', 'María-José'];

  it('stands whole on screen, on paper and in the file (OB14) [B8-03, B0-11]', async () => {
    const { employeeUuid, name } = world.people.other;
    const other = `${RARE.join('・')} 様`;
    const { id } = await submittedPaper(world, 'other', 'pledge', { other });
    const [submission] = (await world.as('admin')(openPaper, { id })).output.submissions;
    expect([submission?.answers['other'], submission?.signature.name]).toEqual([other, name]);
    const { raw } = await world.as('admin')(printPaper, { id });
    expect(raw.headers['x-replaced-characters']).toBeUndefined();
    const text = (await pdfPages(raw.rawPayload)).map((page) => page.text).join('');
    // The text of a paper is read without its spaces; a kanji keeps the selector of its form.
    for (const one of [...RARE, name]) expect(text).toContain(one.replaceAll(' ', ''));
    await world.pool.query(`update employees set last_name = '葛󠄀城', first_name = '𠮷' where id = $1`, [employeeUuid]);
    const { raw: file } = await world.as('admin')(exportPapers, {});
    await world.pool.query(`update employees set last_name = '髙﨑', first_name = '真理' where id = $1`, [
      employeeUuid,
    ]);
    expect(file.body).toContain('葛󠄀城 𠮷');
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

  it('takes a request back with its reason: the person is told, nothing of what they typed stays, and it may be asked again [B8-02]', async () => {
    const asking = { papers: [{ accountId: world.people.user.accountId, paperKind: 'pledge' as const }], dueOn: null };
    await world.as('admin')(requestPapers, asking);
    const paper = await savedPaper(world, 'user', 'pledge', { other: '途中' });
    const reason = '入社が取消しになりました。';
    const done = await world.as('admin')(takeBackRequest, { ...paper, reason });
    expect(done.output.status).toBe('taken_back');
    const { rows } = await world.pool.query('select answers, taken_back_reason from onboarding_papers');
    expect(rows).toEqual([{ answers: null, taken_back_reason: reason }]);
    expect(await statusOf('user', 'pledge')).toBe('none');
    expect((await world.as('admin')(openPaper, { id: paper.id })).output).toMatchObject({
      status: 'taken_back',
      takenBackReason: reason,
    });
    await expect.poll(() => told('user'), SOON).toContain('onboarding-taken-back');
    expect((await world.as('admin')(requestPapers, asking)).output).toEqual({ requested: 1 });
  });

  it('shows on a paper where the others of its person stand [B8-02]', async () => {
    const { id } = await submittedPaper(world, 'staff');
    await savedPaper(world, 'staff', AGREEMENT);
    const { checklist } = (await world.as('admin')(openPaper, { id })).output;
    expect(Object.fromEntries(checklist.map(({ paperKind, status }) => [paperKind, status]))).toEqual({
      [AGREEMENT]: 'in_progress',
      'company-consent': 'none',
      pledge: 'submitted',
      'wage-transfer-account-application': 'none',
    });
  });

  it('has those reminded by itself whose day has come, once for each day, and nobody else (B0-08) [B8-05]', async () => {
    const { accountId } = world.people.user;
    const asking = { papers: [{ accountId, paperKind: 'pledge' as const }], dueOn: '2026-12-05' as never };
    await world.as('admin')(requestPapers, asking);
    await submittedPaper(world, 'staff');
    await world.pool.query(`update onboarding_papers set due_on = '2026-11-22' where status = 'submitted'`);
    const remindedOn = async (instant: string) => {
      world.clock.set(instant);
      const ground = { clock: world.clock } as unknown as Parameters<typeof remindOfDue>[0];
      return [await remindOfDue(ground, world.pool), await remindOfDue(ground, world.pool)];
    };
    expect(await remindedOn('2026-12-01T05:00:00.000Z')).toEqual([0, 0]);
    expect(await remindedOn('2026-12-02T05:00:00.000Z')).toEqual([1, 0]);
    expect(await remindedOn('2026-12-04T05:00:00.000Z')).toEqual([0, 0]);
    const [row] = await rowsOf(world.people.user.name);
    world.clock.set('2026-12-05T05:00:00.000Z');
    await world.as('admin')(remindPapers, { ids: [row?.id ?? ''] });
    expect(await remindedOn('2026-12-06T05:00:00.000Z')).toEqual([0, 0]);
    expect(await remindedOn('2026-12-13T05:00:00.000Z')).toEqual([1, 0]);
    const { rows } = await world.pool.query(
      `select to_account, said ->> 'day' as day from told_facts where kind = 'onboarding-due'`,
    );
    expect(rows).toEqual([1, 2].map(() => ({ to_account: accountId, day: '2026-12-05' })));
  });

  it('prints many as one, each with pages of its own count, and names those that cannot be printed (OB19) [B8-03, B8-02]', async () => {
    const signed = [await submittedPaper(world, 'staff', AGREEMENT, ANSWERS), await submittedPaper(world, 'other')];
    const blank = await savedPaper(world, 'user');
    const ids = [...signed, blank].map(({ id }) => id).join(',');
    const { raw } = await world.as('admin')(printPapers, { ids }, { headers: { 'accept-language': 'ja' } });
    const pages = (await pdfPages(raw.rawPayload)).map(({ text }) => text);
    const counts = pages.map((text) => /(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number));
    const [agreement, pledge] = [counts[0]?.[1] ?? 0, counts[counts[0]?.[1] ?? 0]?.[1] ?? 0];
    expect(counts.map((count) => count?.[0])).toEqual([
      ...Array.from({ length: agreement }, (_, at) => at + 1),
      ...Array.from({ length: pledge }, (_, at) => at + 1),
      1,
    ]);
    expect(pages.at(-1)).toContain('印刷できなかった書類');
    expect(pages.at(-1)).toContain(`${world.people.user.name.replace(' ', '')}誓約書`);
    const [record] = (await world.audit(`event = 'onboarding-papers.printed'`)).slice(-1);
    expect(record?.difference).toEqual({ papers: ids.split(',') });
  });
});
