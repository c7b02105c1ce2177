import { randomUUID } from 'node:crypto';
import {
  cancelClaim,
  confirmClaim,
  saveDraft,
  showClaim,
  showMyMonth,
  submitClaim,
  withdrawClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  approved,
  decideOn,
  draft,
  inReview,
  line,
  MONTH,
  REASON,
  rejected,
  returned,
  savedDraft,
  standingClaim,
  submitted,
} from '../../../test/claims.ts';
import { emptyClaims } from '../../../test/empty-claims.ts';
import type { Who } from '../../../test/people.ts';
import { freshKey, NOW, openWorld, type World } from '../../../test/world.ts';

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

it('an amount out of range names the bounds of its column, in both languages [B4-02] [S8-01]', async () => {
  const change = { unitFare: 0, deduction: -1 };
  const bad = [{ ...line(), ...change } as ReturnType<typeof line>, line({ unitFare: 500_001 })];
  const said = async (language: string) => {
    const answer = await world.as('staff')(saveDraft, draft(bad), { headers: { 'accept-language': language } });
    return answer.problem.data.fields.map(({ message }) => message);
  };
  expect(await said('ja')).toEqual([
    '金額は1円以上500,000円以下で入力してください。',
    '金額は0円以上500,000円以下で入力してください。',
    '金額は1円以上500,000円以下で入力してください。',
  ]);
  expect(await said('en')).toEqual([
    'Enter an amount from ¥1 to ¥500,000.',
    'Enter an amount from ¥0 to ¥500,000.',
    'Enter an amount from ¥1 to ¥500,000.',
  ]);
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

  it('a 21st file, whether in one batch or added [B0-07]', async () => {
    const admin = world.as('admin');
    const files = Array.from({ length: 21 }, () => randomUUID());
    await world.pool.query(
      `insert into attachments select id, sha256(id::text::bytea), 1, 'image/png', 'r.png', $2, now() from unnest($1::uuid[]) id`,
      [files, world.people.admin.accountId],
    );
    const withFiles = (from: number, to: number) => line({ attachments: files.slice(from, to) });
    const lines = [0, 3, 6, 9, 12, 15].map((from) => withFiles(from, from + 3));
    const tooMany = await admin(saveDraft, draft([...lines, withFiles(18, 21)]));
    expect(tooMany.problem.data.fields).toMatchObject([{ field: 'lines', code: 'attachments-per-claim' }]);
    const first = await savedDraft(admin, [...lines, withFiles(18, 20)]);
    const added = await admin(saveDraft, draft([withFiles(20, 21)], first.version));
    expect(added.problem.data.fields).toMatchObject([{ field: 'lines', code: 'attachments-per-claim' }]);
    // A removed line makes room for an added one in the same save.
    const [gone] = lines;
    const exchanged = await admin(saveDraft, draft([withFiles(20, 21)], first.version, { removed: [gone?.id ?? ''] }));
    expect(exchanged.status).toBe(200);
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
    await inReview(world, first);
    expect((await decideOn(world, 'admin', first, 'return')).status).toBe(200);
    expect(await claimRow(first.id)).toMatchObject({ status: 'returned', number: first.number });
    const again = await staff(submitClaim, { id: first.id, version: 4, comment: '運賃を直しました。' });
    expect(again.output).toMatchObject({ status: 'submitted', number: first.number, version: 5 });
    const { decisions } = (await staff(showClaim, { id: first.id })).output;
    expect(decisions.map(({ decision, by, step, comment }) => [decision, by, step, comment])).toEqual([
      ['submitted', '佐藤 健太', null, ''],
      ['approved', '高橋 誠', '上長の承認', ''],
      ['returned', '山本 由美子', '経理・管理者の承認', REASON.comment],
      ['submitted', '佐藤 健太', null, '運賃を直しました。'],
    ]);
    const { rows } = await world.pool.query(
      `select comment from approval_acts where kind = 'submit' and requester_id = (select employee_id from expense_claims
       where id = $1) order by round desc limit 1`,
      [first.id],
    );
    expect(rows).toEqual([{ comment: '運賃を直しました。' }]);
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
    await returned(world, { id });
    expect((await staff(saveDraft, draft([], 3, { removed: [gone.id] }))).output.lineCount).toBe(1);
    const { rows } = await world.pool.query('select removed_at, removed_by from claim_lines where id = $1', [gone.id]);
    expect(rows).toMatchObject([{ removed_at: expect.any(String), removed_by: world.people.staff.accountId }]);
  });
});

describe('the approvers', () => {
  it('decide step by step: the superior, then an admin; the claim follows each [B3-03, B4-03]', async () => {
    const claim = await submitted(world.as('staff'));
    expect(await inReview(world, claim)).toMatchObject({ status: 'in_review', version: 3 });
    expect((await decideOn(world, 'admin', claim, 'approve')).output).toMatchObject({ status: 'approved' });
    expect(await standingClaim(world, claim)).toMatchObject({ status: 'approved', version: 4 });
    const { decisions } = (await world.as('staff')(showClaim, { id: claim.id })).output;
    expect(decisions.map(({ decision, by }) => `${decision} ${by}`)).toEqual([
      'submitted 佐藤 健太',
      'approved 高橋 誠',
      'approved 山本 由美子',
    ]);
  });

  it('end a claim by rejecting it, and the month may begin anew [B4-03]', async () => {
    const claim = await submitted(world.as('staff'));
    expect(await rejected(world, claim)).toMatchObject({ status: 'rejected' });
    expect((await savedDraft(world.as('staff'))).id).not.toBe(claim.id);
  });

  it('see what was changed since the claim came back [B4-08]', async () => {
    const [kept, changed] = [line(), line({ unitFare: 480 })];
    const { id } = await submitted(world.as('staff'), [kept, changed]);
    const shown = async () => (await world.as('admin2')(showClaim, { id })).output.returnedLines;
    expect(await shown()).toBeNull();
    const { version } = await returned(world, { id });
    const saved = await world.as('staff')(saveDraft, draft([{ ...changed, unitFare: 520 }], version));
    await world.as('staff')(submitClaim, { id, version: saved.output.version });
    expect(await shown()).toMatchObject([{ id: kept.id }, { id: changed.id, unitFare: 480 }]);
    expect((await world.as('admin2')(showClaim, { id })).output.lines[1]).toMatchObject({ unitFare: 520 });
  });

  it('see a claim though they are no admins, from its submission on, and nobody else of staff does [B3-03, S5-02]', async () => {
    const { id, version } = await savedDraft(world.as('staff'));
    await headOfOffice('other');
    const shown = async (who: Who) => (await world.as(who)(showClaim, { id })).status;
    expect(await shown('other'), 'a draft').toBe(404);
    await world.as('staff')(submitClaim, { id, version });
    expect(await shown('other')).toBe(200);
    await headOfOffice('admin2');
    expect(await shown('other'), 'their turn stays theirs').toBe(200);
    const own = await submitted(world.as('other'));
    expect((await world.as('staff')(showClaim, { id: own.id })).status, 'a colleague').toBe(404);
  });

  it('have delegates who see the claim while they stand in, and not a day longer [B3-07]', async () => {
    const { id } = await submitted(world.as('staff'));
    const shown = async () => (await world.as('other')(showClaim, { id })).status;
    expect(await shown()).toBe(404);
    await delegated('admin2', 'other', '2026-11-20', '2026-11-22', 10_000_000);
    expect(await shown()).toBe(200);
    world.clock.set('2026-11-22T00:00:00.000Z');
    expect(await shown()).toBe(404);
    world.clock.set(NOW);
    await world.pool.query('update delegations set amount_limit = 1');
    expect(await shown(), 'more than they may decide on').toBe(404);
    await world.pool.query('delete from delegations');
  });

  it('where nobody could decide the submission is refused with whom to ask, and the draft stays [B3-04]', async () => {
    const { id, version } = await savedDraft(world.as('staff'));
    await headOfOffice(null);
    const answer = await world.as('staff')(submitClaim, { id, version });
    await headOfOffice('admin2');
    expect(answer).toMatchObject({ status: 422, problem: { code: 'no-approval-route' } });
    expect(answer.problem.message).toContain(world.people.system.name);
    expect(await claimRow(id)).toMatchObject({ status: 'draft', version: 1, number: null });
    expect((await world.as('staff')(submitClaim, { id, version })).status).toBe(200);
  });

  it('lose their turn when the owner withdraws, and get it anew with the next submission [B3-06]', async () => {
    const staff = world.as('staff');
    const { id, version } = await submitted(staff);
    await staff(withdrawClaim, { id, version });
    expect(await decideOn(world, 'admin2', { id }, 'approve')).toMatchObject({ status: 409 });
    await staff(submitClaim, { id, version: 3 });
    expect(await inReview(world, { id })).toMatchObject({ status: 'in_review' });
    const late = await staff(withdrawClaim, { id, version: 5 });
    expect(late, 'somebody has decided').toMatchObject({ status: 409, problem: { code: 'wrong-state' } });
  });
});

describe('an admin', () => {
  it('confirms what is approved, as a fact with their name; and nothing that is not [B4-08] [B4-03]', async () => {
    const claim = await submitted(world.as('staff'));
    const early = await world.as('admin')(confirmClaim, pick(claim));
    expect(early).toMatchObject({ status: 409, problem: { code: 'wrong-state' } });
    expect(early.problem.message).toContain('Submitted');
    const { version } = await approved(world, claim);
    const done = await world.as('admin')(confirmClaim, { id: claim.id, version });
    expect(done.output).toMatchObject({ status: 'confirmed', version: version + 1 });
    const { decisions } = (await world.as('admin')(showClaim, { id: claim.id })).output;
    expect(decisions.at(-1)).toMatchObject({ decision: 'confirmed', by: '山本 由美子', onBehalfOf: null, step: null });
  });

  it('never confirms their own claim; another admin or system does [B4-08]', async () => {
    const claim = await approved(world, await submitted(world.as('admin')), 'system');
    expect(await world.as('admin')(confirmClaim, pick(claim))).toMatchObject({
      status: 403,
      problem: { code: 'not-allowed' },
    });
    expect((await world.as('system')(confirmClaim, pick(claim))).status).toBe(200);
  });

  it('is stopped by the database too, should a rule ever let an owner confirm', async () => {
    const claim = await submitted(world.as('admin'));
    const insert = world.pool.query(
      `insert into record_facts (id, noun, record_id, fact, owner_id, by_account, by_employee, by_name, by_department, at, comment)
       values ($1, 'expense-claim', $2, 'confirmed', $3, $4, $3, '', '', now(), '')`,
      [randomUUID(), claim.id, world.people.admin.employeeUuid, world.people.admin.accountId],
    );
    await expect(insert).rejects.toThrow('nobody_decides_their_own');
  });
});

const pick = ({ id, version }: { id: string; version: number }) => ({ id, version });

async function headOfOffice(who: Who | null): Promise<void> {
  await world.pool.query(
    `update classification_details set extra = extra || jsonb_build_object('head', $1::text)
     where classification_code = 'group' and code = 'HQ'`,
    [who === null ? null : world.people[who].number],
  );
}

async function delegated(from: Who, to: Who, validFrom: string, validTo: string, limit: number): Promise<void> {
  await world.pool.query(
    `insert into delegations (id, version, status, from_employee, to_employee, valid_from, valid_to, domains, amount_limit,
       note, offered_at, answered_at)
     values ($1, 2, 'accepted', $2, $3, $4, $5, '{}', $6, '', now(), now())`,
    [randomUUID(), world.people[from].employeeUuid, world.people[to].employeeUuid, validFrom, validTo, limit],
  );
}
