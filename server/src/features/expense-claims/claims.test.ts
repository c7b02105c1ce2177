import { randomUUID } from 'node:crypto';
import {
  approveClaim,
  cancelClaim,
  confirmClaim,
  rejectClaim,
  returnClaim,
  saveDraft,
  showClaim,
  showMyMonth,
  submitClaim,
  withdrawClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draft, line, MONTH, savedDraft, submitted } from '../../../test/claims.ts';
import { emptyClaims } from '../../../test/empty-claims.ts';
import { freshKey, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
// Claims of a month are one a person: each test begins with none.
beforeEach(() => emptyClaims(world.pool));

const claimRow = async (id: string) =>
  (await world.pool.query('select * from expense_claims where id = $1', [id])).rows[0];

describe('a draft', () => {
  it('is saved with its lines, computed amounts and an audit record of what was typed [B4-01] [B0-09]', async () => {
    const staff = world.as('staff');
    const ride = line({ unitFare: 480, tripType: 'round-trip', deduction: 100 });
    const saved = await staff(saveDraft, draft([ride]));
    expect(saved).toMatchObject({
      status: 200,
      output: { status: 'draft', version: 1, number: null, lineCount: 1, totalYen: 860 },
    });
    const month = await staff(showMyMonth, { month: MONTH });
    expect(month.output.claim?.lines).toMatchObject([{ id: ride.id, from: '東京', amount: 860, attachments: [] }]);
    const [record] = await world.audit(`target_id = '${saved.output.id}'`);
    expect(record).toMatchObject({ event: 'expense-claim.draft-saved', actor: '佐藤 健太', roles: ['staff'] });
    const added = record?.difference['added'] as { columns: string[]; rows: unknown[][] } | undefined;
    const recorded = added?.rows.map((row) => Object.fromEntries(row.map((cell, at) => [added.columns[at], cell])));
    expect(recorded).toMatchObject([
      { id: ride.id, section_from: '東京', unit_fare: 480, amount: 860, attachments: [] },
    ]);
  });

  it('takes changed lines only, keeps the others, and follows a new order [B4-02]', async () => {
    const staff = world.as('staff');
    const [a, b, c] = [line(), line(), line()];
    const first = await savedDraft(staff, [a, b, c]);
    const changed = { ...b, purposeText: '商談', unitFare: 990 };
    const added = line();
    const second = await staff(
      saveDraft,
      draft([changed, added], first.version, { removed: [a.id], order: [added.id, c.id, b.id] }),
    );
    expect(second.output).toMatchObject({ version: 2, lineCount: 3 });
    const { claim } = (await staff(showMyMonth, { month: MONTH })).output;
    expect(claim?.lines.map(({ id }) => id)).toEqual([added.id, c.id, b.id]);
    expect(claim?.lines[2]).toMatchObject({ purposeText: '商談', amount: 990 });
    const record = (await world.audit(`target_id = '${first.id}'`)).at(-1);
    expect(record?.difference).toMatchObject({
      altered: { [b.id]: { unitFare: [b.unitFare, 990] } },
      removed: [{ id: a.id }],
    });
  });

  it('may be incomplete, and keeps what could not be read as it was typed [B0-11]', async () => {
    const staff = world.as('staff');
    const half = line({
      useDate: null,
      purpose: null,
      unitFare: null,
      from: '',
      typed: { useDate: 'あした', unitFare: '千円' },
    });
    await savedDraft(staff, [half]);
    const { claim } = (await staff(showMyMonth, { month: MONTH })).output;
    expect(claim?.lines[0]).toMatchObject({ amount: null, typed: { useDate: 'あした', unitFare: '千円' } });
  });

  it('is refused over a newer version, with the newer state [B0-02]', async () => {
    const staff = world.as('staff');
    const first = await savedDraft(staff);
    await staff(saveDraft, draft([line()], first.version));
    const late = await staff(saveDraft, draft([line()], first.version));
    expect(late).toMatchObject({
      status: 409,
      problem: { code: 'stale', data: { current: { id: first.id, version: 2 } } },
    });
  });

  it('is one a person and month: a second beginning is refused with the first [B4-01]', async () => {
    const staff = world.as('staff');
    const first = await savedDraft(staff);
    const again = await staff(saveDraft, draft([line()]));
    expect(again).toMatchObject({
      status: 409,
      problem: { code: 'claim-exists', data: { current: { id: first.id } } },
    });
  });

  it('of another person is as unknown as no claim, whoever asks [B4-08]', async () => {
    const { id, version } = await savedDraft(world.as('staff'));
    for (const who of ['other', 'admin', 'system'] as const) {
      const hidden = await world.as(who)(showClaim, { id });
      const unknown = await world.as(who)(showClaim, { id: randomUUID() });
      expect(hidden.status).toBe(404);
      const plain = (answer: typeof hidden) => ({ ...answer.problem, data: { ...answer.problem.data, requestId: '' } });
      expect(plain(hidden)).toEqual(plain(unknown));
      expect((await world.as(who)(submitClaim, { id, version })).status).toBe(404);
    }
  });
});

describe('bad input of a draft is refused at its field, and nothing of the batch is kept', () => {
  const cases: [string, object, string, string][] = [
    ['a day of another month', { useDate: '2026-12-01' }, 'lines.1.useDate', 'date-outside-month'],
    ['a day that is none', { useDate: '2026-02-30' }, 'lines.1.useDate', 'date'],
    ['amount 0', { unitFare: 0 }, 'lines.1.unitFare', 'yen-range'],
    ['amount 500,001', { unitFare: 500_001 }, 'lines.1.unitFare', 'amount-out-of-range'],
    [
      'amount 250,001 both ways',
      { unitFare: 250_001, tripType: 'round-trip' },
      'lines.1.unitFare',
      'amount-out-of-range',
    ],
    ['amount 1.5', { unitFare: 1.5 }, 'lines.1.unitFare', 'whole-yen'],
    ['a negative deduction', { deduction: -1 }, 'lines.1.deduction', 'yen-range'],
    ['300 kB of text', { memo: 'あ'.repeat(300_000) }, 'lines.1.memo', 'too-long'],
    ['NUL', { purposeText: 'a\u0000b' }, 'lines.1.purposeText', 'characters'],
    ['a lone surrogate', { from: '\ud83d' }, 'lines.1.from', 'characters'],
    ['an unknown key', { approved: true }, 'lines.1.approved', 'unknown-key'],
    ['a computed key', { amount: 5 }, 'lines.1.amount', 'unknown-key'],
    ['a file of somebody else', { attachments: [randomUUID()] }, 'lines.1.attachments', 'unknown-attachment'],
    [
      'four files',
      { attachments: Array.from({ length: 4 }, () => randomUUID()) },
      'lines.1.attachments',
      'attachments-per-line',
    ],
  ];

  it.each(cases)('%s [B4-01] [B0-11]', async (_case, change, field, code) => {
    const bad = { ...line(), ...change } as ReturnType<typeof line>;
    const answer = await world.as('staff')(saveDraft, draft([line(), bad]), { headers: { 'accept-language': 'ja' } });
    expect(answer.status).toBe(422);
    expect(answer.problem.data.fields).toContainEqual(expect.objectContaining({ field, code }));
    expect(answer.problem.data.fields[0]?.message).toMatch(/[ぁ-ん].*。|例：/);
    expect((await world.as('staff')(showMyMonth, { month: MONTH })).output.claim).toBeNull();
  });

  it('a 201st line, whether in one batch or added [B4-01]', async () => {
    const staff = world.as('staff');
    const lines = Array.from({ length: 200 }, () => line());
    const tooMany = await staff(saveDraft, draft([...lines, line()]));
    expect(tooMany.problem.data.fields).toMatchObject([{ field: 'lines', code: 'too-many-lines' }]);
    const first = await savedDraft(staff, lines);
    const one = await staff(saveDraft, draft([line()], first.version));
    expect(one).toMatchObject({
      status: 422,
      problem: { data: { fields: [{ field: 'lines', code: 'too-many-lines' }] } },
    });
  });

  it.each(['202613', '２０２６１１', '20261', '202701', '999912', 'abc'])('the month %s [S2-12]', async (month) => {
    const answer = await world.as('staff')(saveDraft, { ...draft([line()]), month });
    expect(answer).toMatchObject({ status: 422, problem: { data: { fields: [{ field: 'month' }] } } });
    expect((await world.as('staff')(showMyMonth, { month })).status).toBe(422);
  });

  it('a line that stands in another person’s claim', async () => {
    const taken = line();
    await savedDraft(world.as('other'), [taken]);
    const answer = await world.as('staff')(saveDraft, draft([taken]));
    expect(answer).toMatchObject({
      status: 422,
      problem: { data: { fields: [{ field: 'lines.0.id', code: 'unknown-line' }] } },
    });
  });

  it('the same line twice, or a removed one that is not there', async () => {
    const staff = world.as('staff');
    const twice = line();
    expect((await staff(saveDraft, draft([twice, twice]))).problem.data.fields).toMatchObject([
      { field: 'lines.1.id' },
    ]);
    const { version } = await savedDraft(staff);
    const strange = await staff(saveDraft, draft([], version, { removed: [randomUUID()] }));
    expect(strange).toMatchObject({ status: 422, problem: { data: { fields: [{ field: 'removed' }] } } });
  });
});

describe('submitting', () => {
  it('gives a number of the fiscal year once, keeps it through a return, and records the fact [B0-06] [B4-03]', async () => {
    const staff = world.as('staff');
    const first = await submitted(staff);
    expect(first).toMatchObject({ status: 'submitted', version: 2, number: expect.stringMatching(/^TE-2026-\d{5}$/) });
    const other = await submitted(world.as('other'));
    expect(Number(other.number?.slice(-5))).toBe(Number(first.number?.slice(-5)) + 1);
    const back = await world.as('admin')(returnClaim, {
      id: first.id,
      version: 2,
      comment: '領収書を添付してください。',
    });
    expect(back.output).toMatchObject({ status: 'returned', number: first.number });
    const again = await staff(submitClaim, { id: first.id, version: 3 });
    expect(again.output).toMatchObject({ status: 'submitted', number: first.number, version: 4 });
    const { decisions } = (await staff(showClaim, { id: first.id })).output;
    expect(decisions.map(({ decision, by, comment }) => [decision, by, comment])).toEqual([
      ['submitted', '佐藤 健太', ''],
      ['returned', '山本 由美子', '領収書を添付してください。'],
      ['submitted', '佐藤 健太', ''],
    ]);
  });

  it('is refused with every blocking finding, its line, field and remedy, and changes nothing [B4-04]', async () => {
    const staff = world.as('staff');
    const lines = [
      line({ purpose: null }),
      line({ transportMode: 'taxi', unitFare: 1_800 }),
      line({ registrationNumber: 'T123' }),
      line({ useDate: '2026-11-03' }),
    ];
    const { id, version } = await savedDraft(staff, lines);
    const answer = await staff(submitClaim, { id, version });
    expect(answer).toMatchObject({ status: 422, problem: { code: 'claim-not-ready' } });
    const found = answer.problem.data.fields.map(({ field, code }) => `${field} ${code}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'lines.0.purpose required',
        'lines.1.attachments receipt-missing',
        'lines.2.registrationNumber registration-number',
        'lines.3.memo memo-needed',
      ]),
    );
    expect(await claimRow(id)).toMatchObject({ status: 'draft', version: 1, number: null });
  });

  it('goes on over a warning that has a memo, and counts it for the reviewer [B4-04]', async () => {
    const staff = world.as('staff');
    const holiday = line({ useDate: '2026-11-03', memo: '展示会の準備のため' });
    const { id } = await submitted(staff, [holiday]);
    expect(await claimRow(id)).toMatchObject({ warning_count: 1 });
    const { findings } = (await world.as('admin')(showClaim, { id })).output;
    expect(findings).toMatchObject([{ lineId: holiday.id, code: 'holiday', values: { name: '文化の日' } }]);
  });

  it('fixes the names of the masters and the department as they are then [B1-04]', async () => {
    const { id } = await submitted(world.as('staff'));
    await world.pool.query(
      `update classification_details set name = name || '（旧）' where code in ('office', 'train')`,
    );
    const { rows } = await world.pool.query(
      'select purpose_name, transport_mode_name from claim_lines where claim_id = $1',
      [id],
    );
    expect(rows[0].purpose_name).not.toContain('旧');
    expect(rows[0].transport_mode_name).not.toContain('旧');
    await world.pool.query(`update classification_details set name = replace(name, '（旧）', '')`);
  });

  it('twenty times at once happens once, and uses up one number [B0-03] [B0-06]', async () => {
    const staff = world.as('staff');
    const { id, version } = await savedDraft(staff);
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => staff(submitClaim, { id, version }, { key })));
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const next = await submitted(world.as('other'));
    expect(Number(next.number?.slice(-5))).toBe(Number(answers[0]?.output.number?.slice(-5)) + 1);
    expect(await world.audit(`target_id = '${id}' and event = 'expense-claim.submitted'`)).toHaveLength(1);
  });
});

describe('the owner', () => {
  it('withdraws while nobody has decided, edits and submits again [B4-03]', async () => {
    const staff = world.as('staff');
    const { id, version } = await submitted(staff);
    const back = await staff(withdrawClaim, { id, version });
    expect(back.output).toMatchObject({ status: 'draft', version: 3 });
    expect((await world.as('admin')(showClaim, { id })).status).toBe(404);
    const saved = await staff(saveDraft, draft([line()], 3));
    expect((await staff(submitClaim, { id, version: saved.output.version })).status).toBe(200);
  });

  it('cancels a draft, and may then begin the month anew [B4-03]', async () => {
    const staff = world.as('staff');
    const { id, version } = await savedDraft(staff);
    expect((await staff(cancelClaim, { id, version })).output.status).toBe('cancelled');
    const anew = await savedDraft(staff);
    expect(anew.id).not.toBe(id);
    expect((await staff(showMyMonth, { month: MONTH })).output.claim?.id).toBe(anew.id);
  });

  it('changes no line after submission, and marks instead of deleting from then on [B0-04]', async () => {
    const staff = world.as('staff');
    const [kept, gone] = [line(), line()];
    const { id } = await submitted(staff, [kept, gone]);
    const refused = await staff(saveDraft, draft([line()], 2));
    expect(refused).toMatchObject({ status: 409, problem: { code: 'wrong-state' } });
    await world.as('admin')(returnClaim, { id, version: 2, comment: '確認してください。' });
    expect((await staff(saveDraft, draft([], 3, { removed: [gone.id] }))).output.lineCount).toBe(1);
    const { rows } = await world.pool.query('select removed_at, removed_by from claim_lines where id = $1', [gone.id]);
    expect(rows).toMatchObject([{ removed_at: expect.any(String), removed_by: world.people.staff.accountId }]);
  });
});

describe('a reviewer', () => {
  it('returns, rejects, approves and confirms, each as a fact with name and comment [B4-08] [B4-03]', async () => {
    const admin = world.as('admin');
    const rejected = await submitted(world.as('staff'));
    const comment = '私用の移動のため';
    expect((await admin(rejectClaim, { ...pick(rejected), comment })).output.status).toBe('rejected');
    const approved = await submitted(world.as('other'));
    const step = await admin(approveClaim, pick(approved));
    expect(step.output).toMatchObject({ status: 'approved', version: 3 });
    expect((await admin(confirmClaim, { id: approved.id, version: 3 })).output.status).toBe('confirmed');
  });

  it('confirms a submitted claim in one go: two facts, one transaction [B4-08]', async () => {
    const claim = await submitted(world.as('staff'));
    const done = await world.as('admin')(confirmClaim, pick(claim));
    expect(done.output).toMatchObject({ status: 'confirmed', version: 3 });
    const { decisions } = (await world.as('admin')(showClaim, { id: claim.id })).output;
    expect(decisions.map(({ decision }) => decision)).toEqual(['submitted', 'approved', 'confirmed']);
  });

  it('must say why when returning or rejecting [B4-08]', async () => {
    const claim = await submitted(world.as('staff'));
    for (const operation of [returnClaim, rejectClaim]) {
      const answer = await world.as('admin')(operation, { ...pick(claim), comment: ' ' });
      expect(answer).toMatchObject({
        status: 422,
        problem: { data: { fields: [{ field: 'comment', code: 'required' }] } },
      });
    }
  });

  it('never decides their own claim; another admin or system does [B4-08]', async () => {
    const claim = await submitted(world.as('admin'));
    for (const operation of [approveClaim, confirmClaim]) {
      expect(await world.as('admin')(operation, pick(claim))).toMatchObject({
        status: 403,
        problem: { code: 'not-allowed' },
      });
    }
    expect((await world.as('admin2')(approveClaim, pick(claim))).status).toBe(200);
    expect((await world.as('system')(confirmClaim, { id: claim.id, version: 3 })).status).toBe(200);
  });

  it('is stopped by the database too, should a rule ever let an owner decide', async () => {
    const claim = await submitted(world.as('admin'));
    const insert = world.pool.query(
      `insert into expense_claim_decisions values ($1, $2, 'approved', $3, $4, $3, '', '', now(), '')`,
      [randomUUID(), claim.id, world.people.admin.employeeUuid, world.people.admin.accountId],
    );
    await expect(insert).rejects.toThrow('nobody_decides_their_own');
  });

  it('is told the state when it is too late for an action [B0-05]', async () => {
    const claim = await submitted(world.as('staff'));
    await world.as('admin2')(confirmClaim, pick(claim));
    const late = await world.as('admin')(returnClaim, { id: claim.id, version: 3, comment: '遅れました' });
    expect(late).toMatchObject({
      status: 409,
      problem: { code: 'wrong-state', data: { current: { status: 'confirmed' } } },
    });
    expect(late.problem.message).toContain('Confirmed');
  });
});

const pick = ({ id, version }: { id: string; version: number }) => ({ id, version });
