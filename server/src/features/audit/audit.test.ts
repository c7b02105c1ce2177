import {
  exportAudit,
  listAudit,
  listOwnRecords,
  listProfileChanges,
  showAuditRecord,
} from '@madoguchi/contract/audit/operations.ts';
import { confirmClaim, showClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { changeMember, setLeaving } from '@madoguchi/contract/members/operations.ts';
import { changeContact } from '@madoguchi/contract/profile/operations.ts';
import { signIn, updateUser } from '@madoguchi/contract/session/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approved, submitted } from '../../../test/claims.ts';
import { addMember, recordOf } from '../../../test/members.ts';
import { contactOf, photographed } from '../../../test/profiles.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let claim: { id: string; number: string | null };
beforeAll(async () => {
  world = await openWorld({ TRUSTED_PROXIES: '127.0.0.1' });
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip, 'user-agent': `browser of ${ip}` } });
  await world.as(null)(signIn, { email: 'nobody@madoguchi.example', password: 'nothing' }, from('203.0.113.7'));
  claim = await submitted(world.as('staff'));
  await world.as('admin')(showClaim, { id: claim.id }, from('203.0.113.70'));
  await approved(world, claim, 'system');
  world.clock.set('2026-11-22T03:00:00.000Z');
  await world.as('admin')(confirmClaim, { id: claim.id, version: 4 }, from('198.51.100.4'));
});
afterAll(() => world.close());

const found = async (input: Parameters<typeof ask>[0]) => (await ask(input)).rows.map(({ event }) => event);
async function ask(
  input: { [Name in 'q' | 'person' | 'action' | 'kind' | 'target' | 'ip' | 'request' | 'when']?: string },
) {
  const { status, output, raw } = await world.as('system')(listAudit, input as never);
  expect(status, raw.body).toBe(200);
  return output;
}

describe('the audit trail', () => {
  it('tells the system role who did what to what, from where, newest first [B0-09]', async () => {
    const { rows } = await ask({});
    expect(rows.map(({ event }) => event)).toEqual([
      'expense-claim.confirmed',
      'approval.approved',
      'approval.approved',
      'expense-claim.opened',
      'expense-claim.submitted',
      'expense-claim.draft-saved',
      'session.refused',
    ]);
    expect(rows[0]).toMatchObject({
      occurredAt: '2026-11-22T03:00:00.000Z',
      accountId: world.people.admin.accountId,
      actor: '山本 由美子',
      role: 'admin',
      targetKind: 'expense-claim',
      targetName: claim.number,
      ip: '198.51.100.4',
      userAgent: 'browser of 198.51.100.4',
    });
    expect(rows.at(-1)).toMatchObject({ accountId: null, role: 'guest', ip: '203.0.113.7' });
  });

  it('is narrowed by person, action, target, address, reference number and days [B0-09] [B0-10]', async () => {
    const byAdmin = ['expense-claim.confirmed', 'expense-claim.opened'];
    for (const q of ['由美子', 'ヤマモト', 'ﾔﾏﾓﾄ', 'admin@madoguchi']) expect(await found({ q }), q).toEqual(byAdmin);
    expect(await found({ q: claim.number ?? '' }), 'a number, with its approval').toHaveLength(6);
    expect(await found({ q: (claim.number ?? '').toLowerCase().replace('te', 'ｔｅ') })).toHaveLength(6);
    expect(await found({ q: 'TE-2099-00001' })).toEqual([]);
    expect(await found({ q: '確定' })).toContain('expense-claim.confirmed');
    expect(await found({ q: '198.51.' }), 'the beginning of an address').toEqual(['expense-claim.confirmed']);
    expect(await found({ q: '203.0.113.7' })).toEqual(['expense-claim.opened', 'session.refused']);
    expect(await found({ q: world.people.staff.name }), 'who did it, and to whom it was done').toEqual(
      expect.arrayContaining(['expense-claim.submitted', 'expense-claim.draft-saved']),
    );
    expect(await found({ q: '該当なし' })).toEqual([]);
    expect(await found({ person: 'admin@madoguchi.example' })).toEqual(byAdmin);
    expect(await found({ person: '中村' })).toEqual([]);
    expect(await found({ person: world.people.admin.accountId })).toEqual(byAdmin);
    expect(await found({ action: 'session.refused,expense-claim.opened' })).toEqual([
      'expense-claim.opened',
      'session.refused',
    ]);
    expect(await found({ kind: 'expense-claim', ip: '198.51.' })).toEqual(['expense-claim.confirmed']);
    expect(await found({ target: claim.id })).toHaveLength(4);
    expect(await found({ target: claim.number?.toLowerCase() ?? '' }), 'with its approval').toHaveLength(6);
    expect(await found({ target: 'TE-2099-00001' })).toEqual([]);
    expect(await found({ ip: '203.0.113.7' })).toEqual(['expense-claim.opened', 'session.refused']);
    expect(await found({ ip: '%' })).toEqual([]);
    expect(await found({ when: '2026-11-22..2026-11-22' })).toEqual(['expense-claim.confirmed']);
    const { rows } = await ask({ ip: '198.51.100.4' });
    const request = rows[0]?.requestId ?? '';
    for (const typed of [request, request.toUpperCase(), ` ${request.slice(0, 8)}`])
      expect(await found({ request: typed }), typed).toEqual(['expense-claim.confirmed']);
    expect(await found({ ip: '１９８．５１．' }), 'in any width').toEqual(['expense-claim.confirmed']);
  });

  it('shows one record with its difference, and puts on record that it was opened [B0-09]', async () => {
    const [row] = (await ask({ action: 'expense-claim.confirmed' })).rows;
    const { output } = await world.as('system')(showAuditRecord, { id: row?.id ?? '' });
    expect(output).toMatchObject({
      operation: 'expense-claims.confirm',
      employeeNumber: world.people.admin.number,
      email: 'admin@madoguchi.example',
      targetMonth: '202611',
      difference: { status: ['approved', 'confirmed'] },
    });
    const opened = await world.audit(`event = 'audit-record.opened'`);
    expect(opened).toMatchObject([{ target_id: row?.id, account_id: world.people.system.accountId }]);
    await world.as('system')(showAuditRecord, { id: opened[0]?.id ?? '' });
    expect(await world.audit(`event = 'audit-record.opened'`), 'one’s own record is no view').toHaveLength(1);
  });

  it('leaves as a file in full, in words, without formulas, on record with what it was narrowed by [B0-09] [B0-10]', async () => {
    const { raw } = await world.as('system')(
      exportAudit,
      { kind: 'expense-claim' },
      { headers: { 'accept-language': 'ja' } },
    );
    const lines = raw.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF日時,操作した人,社員番号,メールアドレス,役割,操作,対象の種類,対象,IPアドレス,端末,参照番号,記録番号',
    );
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(
      /^2026\/11\/22 12:00:00,山本 由美子,\d{5},admin@madoguchi\.example,管理者,精算書の確定,精算書,TE-2026-\d{5},198\.51\.100\.4,browser of 198\.51\.100\.4,/,
    );
    expect(lines[1], 'who it was, whatever they call themselves').toContain(`,${world.people.admin.number},`);
    expect(await world.audit(`event = 'audit-trail.exported'`)).toMatchObject([
      { difference: { kind: 'expense-claim', encoding: 'utf-8' } },
    ]);
  });
});

describe('one’s own records', () => {
  const own = async (who: 'staff' | 'other', input: Record<string, string> = {}) =>
    (await world.as(who)(listOwnRecords, input)).output.rows.map(({ event }) => event);

  it('are those of the own account, and nobody else’s [B0-09]', async () => {
    expect(await own('staff')).toEqual(['expense-claim.submitted', 'expense-claim.draft-saved']);
    expect(await own('other')).toEqual([]);
  });

  it('are found by what the action is called, in either language [B0-10]', async () => {
    expect(await own('staff', { q: '申請' })).toEqual(['expense-claim.submitted']);
    expect(await own('staff', { q: 'draft' })).toEqual(['expense-claim.draft-saved']);
    expect(await own('staff', { q: 'ログアウト' })).toEqual([]);
  });
});

describe('the changes of one’s own profile', () => {
  const changesOf = async (who: 'staff' | 'other' | 'system') =>
    (await world.as(who)(listProfileChanges, {})).output.changes.map(({ isOwn, actor, fields, event }) => [
      isOwn || actor,
      ...(fields.length === 0 ? [event] : fields),
    ]);

  it('name fields that the person and HR changed, newest first, no values and nobody else’s [S2-21] [B0-09]', async () => {
    const { employeeId } = await addMember(world);
    await world.pool.query(
      `update accounts set employee_id = (select id from employees where number = $2) where id = $1`,
      [world.people.other.accountId, employeeId],
    );
    const at = (minute: number) => world.clock.set(`2026-11-23T03:0${minute}:00.000Z`);
    at(1);
    await world.as('other')(changeContact, await contactOf(world, 'other', { address: '東京都千代田区1-1' }));
    at(2);
    await photographed(world, 'other');
    at(3);
    const {
      posts: _posts,
      state: _state,
      updatedAt: _at,
      leftOn: _left,
      ...record
    } = await recordOf(world, employeeId);
    const member = { ...record, lastName: '渡辺', extension: '9999' };
    expect((await world.as('admin')(changeMember, { ...member, reason: '改姓' })).status).toBe(200);
    at(4);
    await world.as('other')(updateUser, { user: { data: { settings: { language: 'en' } } } });
    await world.as('other')(updateUser, { user: { data: { displayName: '渡辺' } } });
    at(5);
    await world.as('staff')(changeContact, await contactOf(world, 'staff'));
    const leaving = {
      employeeId,
      version: record.version + 1,
      leftOn: PlainDate.parse('2026-12-31'),
      reason: '自己都合',
    };
    expect((await world.as('admin')(setLeaving, leaving)).status).toBe(200);
    const changed = await changesOf('other');
    expect(changed.slice(0, 3)).toEqual([
      [true, 'displayName'],
      [world.people.admin.name, 'lastName', 'extension'],
      [true, 'profile.photo-set'],
    ]);
    expect(changed[3]).toContain('address');
    expect(changed).toHaveLength(4);
    const { raw } = await world.as('other')(listProfileChanges, {});
    for (const said of ['千代田', '9999', '改姓', '自己都合']) expect(raw.body).not.toContain(said);
    expect((await changesOf('staff')).map(([who]) => who)).toEqual([true]);
    expect(await changesOf('system')).toEqual([]);
  });
});
