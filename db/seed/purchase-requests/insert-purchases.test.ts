import { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import { type Priced, purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createDatabase, type TestDatabase } from '../../../server/test/database.ts';
import { insertBaseData } from '../../base-data/load-base-data.ts';
import { approversOf } from '../approvals/approvers.ts';
import { calendarOf } from '../expense-claims/calendar.ts';
import { insertApprovals } from '../insert-approvals.ts';
import { insertAccounts, insertDepartments, insertEmployees } from '../insert-people.ts';
import { insertAttachments, type KeptFile } from '../kept-files.ts';
import { insertCounters } from '../numbers.ts';
import { DEPARTMENTS } from '../organisation/departments.ts';
import { employRoster } from '../organisation/roster.ts';
import { seededRandom } from '../random.ts';
import { drawUpPurchases } from './draw-up-purchases.ts';
import { insertBuying, insertFacts, insertPurchases, presentedPurchases } from './insert-purchases.ts';

const TODAY = PlainDate.parse('2026-11-21');

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
  const random = seededRandom(1);
  const employees = employRoster(TODAY, random.child('people'));
  const approvers = approversOf(employees, calendarOf(TODAY), random.child('approvers'));
  const { purchases, last } = drawUpPurchases(employees, approvers, TODAY, random.child('purchases'));
  const client = await database.pool.connect();
  await insertBaseData(client, TODAY);
  await insertDepartments(client, DEPARTMENTS, employees);
  await insertEmployees(client, employees);
  await insertAccounts(client, employees, TODAY, 'nobody', random.child('accounts'));
  await insertApprovals(client, presentedPurchases(purchases));
  const files = purchases.flatMap(({ owner, createdAt, quoteFiles }) =>
    quoteFiles.map(
      ({ attachmentId: id }, index): KeptFile => ({
        id,
        sha256: index.toString(16).padStart(64, '0'),
        bytes: 1,
        mediaType: 'application/pdf',
        name: '見積書.pdf',
        addedBy: owner.accountId,
        addedAt: createdAt,
      }),
    ),
  );
  await insertAttachments(client, files);
  await insertPurchases(client, purchases, approvers.byId);
  await insertBuying(client, purchases);
  await insertFacts(client, purchases, random.child('facts'));
  await insertCounters(client, { prefix: 'PR', last });
  client.release();
});
afterAll(() => database.drop());

const rows = async <Row extends object>(text: string) => (await database.pool.query<Row>(text)).rows;

describe('the purchase requests of the sample, as rows', () => {
  it('have the totals of their lines, and the warnings of their findings [B5-01, B5-02]', async () => {
    const stored = await rows<Priced & { total_yen: string; warning_count: number; findings: unknown }>(
      `select prices_include_tax as "pricesIncludeTax", total_yen, warning_count, findings,
         (select json_agg(json_build_object('quantity', quantity, 'unitPrice', unit_price, 'taxRate', tax_rate,
           'supplier', supplier) order by position) from purchase_lines where request_id = r.id) as lines
       from purchase_requests r`,
    );
    expect(stored.length).toBeGreaterThanOrEqual(120);
    for (const request of stored) {
      expect(Number(request.total_yen)).toBe(purchaseTotals(request).gross);
      const findings = z.array(PurchaseFinding).parse(request.findings);
      expect(request.warning_count).toBe(findings.filter(({ severity }) => severity === 'warning').length);
    }
  });

  it('are counted on by the portal where the sample left off [B0-06]', async () => {
    const [counted] = await rows<{ numbered: number; last: number }>(
      `select (select count(*)::int from purchase_requests where number is not null) as numbered,
         (select sum(last)::int from number_counters where prefix = 'PR') as last`,
    );
    expect(counted?.numbered).toBeGreaterThan(100);
    expect(counted?.numbered).toBe(counted?.last);
  });

  it('stand where their approvals stand, with who decides last or did [B5-03, S2-15]', async () => {
    const standing = await rows<{ status: string; approval: string; waiting: number; last: string; by: string | null }>(
      `select r.status, p.status as approval, r.last_decider_name as last,
         (select count(*)::int from approval_tasks t where t.approval_id = p.id and t.status = 'pending') as waiting,
         (select a.name from approval_acts a where a.approval_id = p.id and a.kind in ('approve', 'check', 'reject')
           order by a.at desc limit 1) as by
       from purchase_requests r join approvals p on p.subject_id = r.id where r.status <> 'cancelled'`,
    );
    const ENDED: Readonly<Record<string, string>> = {
      returned: 'returned',
      withdrawn: 'withdrawn',
      rejected: 'rejected',
    };
    for (const { status, approval, waiting, last, by } of standing) {
      const isOpen = status === 'submitted' || status === 'in_review';
      expect([status, approval]).toEqual([status, isOpen ? 'in_progress' : (ENDED[status] ?? 'approved')]);
      expect([status, waiting > 0]).toEqual([status, isOpen]);
      if (approval === 'approved' || approval === 'rejected') expect(last).toBe(by);
      else expect(last).not.toBe('');
    }
  });

  it('know of each line how much of it has come [B5-05]', async () => {
    const [counted] = await rows<{ received: number; receipts: number; complete: boolean }>(
      `select (select sum(received_quantity)::int from purchase_lines) as received,
         (select sum((line ->> 'quantity')::int)::int
           from goods_receipts, jsonb_array_elements(lines) as line) as receipts,
         (select bool_and(l.received_quantity = l.quantity) from purchase_lines l
           join purchase_requests r on r.id = l.request_id where r.status = 'received') as complete`,
    );
    expect(counted?.received).toBeGreaterThan(100);
    expect(counted?.received).toBe(counted?.receipts);
    expect(counted?.complete).toBe(true);
  });
});
