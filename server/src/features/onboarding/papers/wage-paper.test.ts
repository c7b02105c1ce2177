import { openAccount, showAccounts } from '@madoguchi/contract/bank-accounts/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import {
  acceptPaper,
  fetchPassbook,
  openPaper,
  printOwnPaper,
  renewOwnPaper,
  saveOwnPaper,
  showOwnPaper,
  submitOwnPaper,
} from '@madoguchi/contract/onboarding/operations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fewBanks } from '../../../../test/bank-accounts.ts';
import {
  addedPassbook,
  filledPaper,
  savedPaper,
  signed,
  submittedPaper,
  WAGE_ANSWERS,
} from '../../../../test/onboarding-cases.ts';
import { pdfPages } from '../../../../test/pdf-text.ts';
import type { Who } from '../../../../test/people.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

const KIND = 'wage-transfer-account-application';
const SECOND = {
  ...{ 'second-wanted': 'yes', 'second-amount': '50,000', 'second-bank': '0001', 'second-branch': '001' },
  ...{ 'second-kind': 'ordinary', 'second-number': '7654321', 'second-holder': 'サトウ　ケンタ' },
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await fewBanks(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query(`alter table onboarding_decisions disable trigger user;
    alter table onboarding_withdrawals disable trigger user; alter table bank_accounts disable trigger user;
    truncate onboarding_papers, onboarding_submissions, onboarding_decisions, onboarding_withdrawals, bank_accounts, told_facts,
      notifications cascade`);
});

const handIn = (who: Who, more: object = {}) => submittedPaper(world, who, KIND, { ...WAGE_ANSWERS, ...more });
const accountsOf = async (who: Who) => (await world.as(who)(showAccounts, {})).output.accounts;

describe('the application for the wage account', () => {
  it('begins with the holder that the registered reading makes [B8-04]', async () => {
    const { answers, registeredKana } = (await world.as('staff')(showOwnPaper, { paperKind: KIND })).output;
    expect([answers['account-holder'], registeredKana]).toEqual(['ｻﾄｳ ｹﾝﾀ', 'サトウ ケンタ']);
  });

  it('becomes the wage account once it is accepted, not before, and its person gets a letter [B8-04, B2-05]', async () => {
    const paper = await handIn('staff');
    expect(await accountsOf('staff')).toEqual([]);
    expect((await world.as('admin')(acceptPaper, paper)).status).toBe(200);
    expect(await accountsOf('staff')).toMatchObject([
      {
        purpose: 'wage',
        version: 1,
        startMonth: '202612',
        payDay: '2026-12-25',
        amount: null,
        number: '••••345',
        isRecent: true,
        ownName: 'same',
      },
    ]);
    const { output } = await world.as('staff')(openAccount, { purpose: 'wage' });
    expect(output).toMatchObject({ number: '0012345', holder: 'ｻﾄｳ ｹﾝﾀ', bank: { code: '0005', name: '三菱UFJ銀行' } });
    const { rows } = await world.pool.query(
      `select said, to_employee from told_facts where kind = 'wage-account-changed'`,
    );
    expect(rows).toEqual([
      { said: { month: '202612', day: '2026-12-25' }, to_employee: world.people.staff.employeeUuid },
    ]);
    const kinds = (await world.as('staff')(listNotifications, {})).output.rows.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).not.toContain('wage-account-changed');
  });

  it('sets a second account with its fixed amount, which ends with the next application [B8-04]', async () => {
    await world.as('admin')(acceptPaper, await handIn('staff', SECOND));
    expect(await accountsOf('staff')).toMatchObject([
      { purpose: 'wage', version: 1, amount: null },
      { purpose: 'wage-second', version: 1, amount: 50_000, number: '••••321', bank: { code: '0001' } },
    ]);
    world.clock.set('2026-12-01T05:05:00.000Z');
    const begun = await world.as('staff')(renewOwnPaper, { paperKind: KIND });
    expect(begun.output).toMatchObject({ status: 'in_progress', version: 1 });
    expect((await world.as('staff')(renewOwnPaper, { paperKind: KIND })).output.id).toBe(begun.output.id);
    const renewed = (await world.as('staff')(showOwnPaper, { paperKind: KIND })).output;
    expect(renewed.answers).toMatchObject({ 'account-number': '0012345', 'second-amount': '50000' });
    expect(Object.values(renewed.agreed)).toEqual([false, false, false]);
    expect(await accountsOf('staff')).toHaveLength(2);
    const only = { 'account-number': '7777777', 'second-wanted': '' };
    await world.as('admin')(acceptPaper, await handIn('staff', only));
    expect(await accountsOf('staff')).toMatchObject([{ purpose: 'wage', version: 2, number: '••••777' }]);
    expect(await accountsOf('staff')).toHaveLength(1);
  });

  it('lies sealed everywhere, and the trail knows neither number nor holder (T20) [B8-01, B2-05]', async () => {
    const paper = await handIn('staff', { 'account-number': '7654321' });
    await world.as('admin')(acceptPaper, paper);
    const { rows } = await world.pool.query<{ said: string }>(
      `select concat((select string_agg(a::text, ' ') from bank_accounts a),
         (select string_agg(p::text || encode(p.answers, 'escape'), ' ') from onboarding_papers p),
         (select string_agg(s::text || encode(s.answers, 'escape'), ' ') from onboarding_submissions s),
         (select string_agg(e::text, ' ') from audit_events e), (select string_agg(t::text, ' ') from told_facts t),
         (select string_agg(k::text, ' ') from idempotency_keys k)) as said`,
    );
    for (const secret of ['7654321', 'ｻﾄｳ ｹﾝﾀ']) expect(rows[0]?.said).not.toContain(secret);
  });

  it.each<[string, object, string[]]>([
    ['a branch that is not in the list (OB5)', { 'account-branch': '999' }, ['answers.account-branch: unknown-branch']],
    ['the account of somebody else', { 'account-holder': 'スズキ ハナコ' }, ['answers.account-holder: wage-own-name']],
    ['eight digits', { 'account-number': '12345678' }, ['answers.account-number: account-number-long']],
    ['a second without its bank', { ...SECOND, 'second-bank': null }, ['answers.second-bank: required']],
  ])('is refused at its field, with a sentence in both languages: %s [B8-04]', async (_, more, expected) => {
    await savedPaper(world, 'staff', KIND, { ...WAGE_ANSWERS, ...more });
    const input = await signed(world, 'staff', KIND, { ...WAGE_ANSWERS, ...more });
    for (const language of ['ja', 'en']) {
      const { status, problem } = await world.as('staff')(submitOwnPaper, input, {
        headers: { 'accept-language': language },
      });
      expect(status).toBe(422);
      expect(problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual(expected);
      expect(problem.data.fields.every(({ message }) => message.length > 3 && !message.includes('{'))).toBe(true);
    }
  });

  it('is refused at a branch that has closed by the day of signing (OB7) [B8-04]', async () => {
    await savedPaper(world, 'staff', KIND, WAGE_ANSWERS);
    await world.pool.query(
      `update bank_branches set closed_on = '2026-11-01' where bank_code = '0005' and code = '001'`,
    );
    const { problem } = await world.as('staff')(submitOwnPaper, await signed(world, 'staff', KIND, WAGE_ANSWERS));
    await world.pool.query('update bank_branches set closed_on = null');
    expect(problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'answers.account-branch: closed-branch',
    ]);
  });

  it('keeps the names that the banks had on its day (OB6) [B8-04]', async () => {
    const paper = await handIn('staff');
    await world.pool.query(`update banks set name = '改名後の銀行' where code = '0005'`);
    const [submission] = (await world.as('admin')(openPaper, { id: paper.id })).output.submissions;
    await world.pool.query(`update banks set name = '三菱UFJ銀行' where code = '0005'`);
    expect(submission?.answers).toMatchObject({ 'account-bank-name': '三菱UFJ銀行', 'account-number': '0012345' });
  });

  it('is printed with its accounts, the month in the Japanese era [B8-03, B8-04]', async () => {
    await handIn('staff', SECOND);
    const { raw } = await world.as('staff')(printOwnPaper, { paperKind: KIND });
    const text = (await pdfPages(raw.rawPayload)).map((page) => page.text).join('');
    for (const part of ['令和8年12月', '三菱UFJ銀行', '0012345', 'ｻﾄｳｹﾝﾀ', '毎月50,000円', '7654321'])
      expect(text).toContain(part);
  });

  it('is not accepted of somebody without an employee record, who may fill it in all the same [B8-04]', async () => {
    const paper = await handIn('user', { 'account-holder': 'ナカムラ ハルカ' });
    const refused = await world.as('admin')(acceptPaper, paper);
    expect([refused.status, refused.problem.code]).toEqual([409, 'no-employee-record']);
    const { rows } = await world.pool.query('select status from onboarding_papers');
    expect(rows).toEqual([{ status: 'submitted' }]);
  });

  it('keeps what is half filled as it is typed [B8-02]', async () => {
    const half = await filledPaper(world, 'staff', KIND, { 'account-number': '１２', 'account-bank': '0005' });
    expect((await world.as('staff')(saveOwnPaper, half)).status).toBe(200);
    const { answers } = (await world.as('staff')(showOwnPaper, { paperKind: KIND })).output;
    expect([answers['account-number'], answers['account-bank']]).toEqual(['１２', '0005']);
  });

  it('has a picture of the passbook: upright, sealed, for its person and HR alone, each opening on record (OB18) [B8-04, B2-05]', async () => {
    const id = await addedPassbook(world, 'staff');
    const paper = await handIn('staff', { 'account-passbook': id });
    const [submission] = (await world.as('admin')(openPaper, { id: paper.id })).output.submissions;
    expect(submission?.answers['account-passbook']).toBe(id);
    for (const [who, status] of [
      ['staff', 200],
      ['admin', 200],
      ['other', 404],
      ['user', 404],
    ] as const) {
      const { raw } = await world.as(who)(fetchPassbook, { id });
      expect([who, raw.statusCode]).toEqual([who, status]);
    }
    const { raw } = await world.as('admin')(fetchPassbook, { id });
    // The camera lay on its side: 64 × 32 turned by a quarter.
    const kept = await sharp(raw.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 32, height: 64 });
    expect(kept.exif).toBeUndefined();
    const { rows } = await world.pool.query(
      'select position($1::bytea in picture) as at from onboarding_passbooks where id = $2',
      [raw.rawPayload.subarray(0, 64), id],
    );
    expect(rows).toEqual([{ at: 0 }]);
    const opened = await world.audit(`event = 'onboarding-passbook.opened' and target_id = '${id}'`);
    expect(opened.map(({ actor }) => actor)).toHaveLength(3);
  });

  it('takes no picture that somebody else added [B8-04]', async () => {
    const more = { ...WAGE_ANSWERS, 'account-passbook': await addedPassbook(world, 'other') };
    await savedPaper(world, 'staff', KIND, more);
    const { problem } = await world.as('staff')(submitOwnPaper, await signed(world, 'staff', KIND, more));
    expect(problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'answers.account-passbook: unknown-passbook',
    ]);
  });
});
