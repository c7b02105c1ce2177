// A purchase request for tests: the names that fonts get wrong, two suppliers and rates, a delegate, one that came back.

import type { ApprovalStep, ApprovalTask } from '@madoguchi/contract/approvals/approval.ts';
import type { ApprovalActView } from '@madoguchi/contract/approvals/model.ts';
import { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import type { PaperPurchase } from './document/tables.ts';

const id = (last: number) => `019f0000-0000-7000-8000-${String(last).padStart(12, '0')}`;

const people = {
  requester: { employeeId: id(300), name: '髙橋 﨑子', departmentName: '営業第一部' },
  superior: { employeeId: id(301), name: '山田 太郎', departmentName: '営業第一部' },
  delegate: { employeeId: id(302), name: '佐々木 一', departmentName: '営業第一部' },
  head: { employeeId: id(303), name: '藤原 明', departmentName: '営業本部' },
  admin: { employeeId: id(304), name: '五十嵐 みどり', departmentName: '経理部' },
} as const;
type Person = (typeof people)[keyof typeof people];

const foundBy = { by: 'superior', levelsUp: 0, groupName: null, groupCode: null } as const;

function task(approver: Person, status: ApprovalTask['status'], doneAt: string | null, by = approver): ApprovalTask {
  return {
    id: approver.employeeId,
    chair: approver.employeeId,
    isPast: false,
    approver: { ...approver, foundBy },
    status,
    arrivedAt: '2026-11-18T01:00:00.000Z',
    dueOn: '2026-11-24',
    doneAt,
    doneBy: doneAt === null ? null : { employeeId: by.employeeId, name: by.name },
  };
}

function step(name: string, nameEn: string, kind: ApprovalStep['kind'], tasks: readonly ApprovalTask[]): ApprovalStep {
  return {
    routeStep: 0,
    name,
    nameEn,
    kind,
    mode: { of: 'any' },
    dueBusinessDays: 3,
    onTimeout: 'remind',
    isSkipped: false,
    tasks,
  };
}

const act = (kind: ApprovalActView['kind'], by: Person, at: string, more: Partial<ApprovalActView> = {}) => ({
  id: id(400),
  kind,
  round: 2,
  stepName: '上長の承認',
  stepNameEn: 'Supervisor',
  at,
  by,
  onBehalfOf: null,
  reason: null,
  comment: '',
  amounts: null,
  ...more,
});

const line = {
  id: id(1),
  item: 'ノートパソコン 14インチ',
  spec: 'メモリ16GB',
  url: 'https://shop.example/14',
  quantity: 3,
  unit: '台',
  unitPrice: 145_000,
  taxRate: 10,
  supplier: '㈱髙﨑商店',
  receivedQuantity: 2,
};

const file = (name: string, digit: string) => ({
  id: id(90),
  name,
  mediaType: 'application/pdf',
  bytes: 6_800,
  sha256: digit.repeat(64),
  alsoIn: null,
});

const quote = {
  id: id(11),
  supplier: '㈱髙﨑商店',
  amount: 479_580,
  validUntil: '2026-12-25',
  isChosen: true,
  note: '',
  attachment: file('見積書_髙﨑.pdf', 'a'),
};

const fact = { department: '営業第一部', comment: '' };

const request = {
  id: id(100),
  status: 'partially_received',
  version: 9,
  number: 'PR-2026-00045',
  totalYen: 479_580,
  submittedAt: '2026-11-18T01:00:00.000Z',
  updatedAt: '2026-11-21T01:00:00.000Z',
  purchaseName: 'ノートPC 3台',
  purchaseCategory: 'equipment',
  purchaseCategoryName: '備品・機器',
  reason: '保証期間の終わった端末を入れ替えるため。',
  neededBy: '2026-12-18',
  deliveryPlace: '本社3階 受付',
  pricesIncludeTax: false,
  lines: [
    line,
    {
      ...line,
      id: id(2),
      item: '来客用のお茶',
      spec: '',
      url: '',
      quantity: 1,
      unit: '箱',
      unitPrice: 1_000,
      taxRate: 8,
      supplier: '茶葉のみどり園',
      receivedQuantity: 1,
    },
  ],
  quotes: [
    quote,
    {
      ...quote,
      id: id(12),
      supplier: '青葉テクノ株式会社',
      amount: 500_000,
      isChosen: false,
      note: '納期は2週間',
      attachment: file('見積書_青葉.pdf', 'b'),
    },
  ],
  singleSourceReason: '',
  attachments: [file('仕様書.xlsx', 'c')],
  employeeId: '0123',
  employeeName: '髙橋 﨑子',
  departmentCode: 'TYO',
  departmentName: '営業第一部',
  mine: false,
  approvedYen: 479_580,
  approvedAt: '2026-11-19T03:00:00.000Z',
  orderBy: null,
  findings: [
    { code: 'price-changed', severity: 'warning', field: 'lines.0.unitPrice', values: { before: 140_000 } },
    { code: 'quote-over', severity: 'warning', field: 'quotes.1.validUntil', values: { day: '2026-11-10' } },
    { code: 'fixed-asset', severity: 'hint', field: 'lines.0.unitPrice', values: { from: 100_000 } },
  ],
  facts: [
    { ...fact, fact: 'submitted', by: '髙橋 﨑子', at: '2026-11-17T01:00:00.000Z' },
    { ...fact, fact: 'submitted', by: '髙橋 﨑子', at: '2026-11-18T01:00:00.000Z' },
    { ...fact, fact: 'ordered', by: '髙橋 﨑子', at: '2026-11-19T05:00:00.000Z' },
    { ...fact, fact: 'received', by: '髙橋 﨑子', at: '2026-11-20T05:00:00.000Z' },
    { ...fact, fact: 'invoiced', by: '髙橋 﨑子', at: '2026-11-21T01:00:00.000Z' },
  ],
  order: {
    orderedOn: '2026-11-19',
    orderedYen: 479_580,
    orderNumber: '2611-045',
    expectedOn: '2026-11-27',
    comment: '',
    by: '髙橋 﨑子',
  },
  receipts: [
    {
      id: id(31),
      receivedOn: '2026-11-20',
      lines: [
        { lineId: line.id, quantity: 2 },
        { lineId: id(2), quantity: 1 },
      ],
      attachment: null,
      comment: '1台は来週の納品。',
      by: '髙橋 﨑子',
      at: '2026-11-20T05:00:00.000Z',
    },
  ],
  invoices: [
    {
      id: id(41),
      supplier: '㈱髙﨑商店',
      invoicedOn: '2026-11-21',
      invoiceNumber: 'INV-77',
      registrationNumber: 'T7123456789012',
      totalYen: 484_000,
      attachment: null,
      by: '髙橋 﨑子',
      at: '2026-11-21T01:00:00.000Z',
    },
  ],
  approvalId: id(200),
  returnedContent: null,
};

/** Approved by a delegate, a head and an admin, ordered and received in part. */
export function samplePurchase(more: Partial<PaperPurchase> = {}): PaperPurchase {
  return {
    ...PurchaseRequest.parse(request),
    ledgerAccount: '工具器具備品',
    approval: {
      status: 'approved',
      current: null,
      steps: [
        step('上長の承認', 'Supervisor', 'approve', [
          task(people.superior, 'approved', '2026-11-18T23:00:00.000Z', people.delegate),
        ]),
        step('部門長の承認', 'Head of the department above', 'approve', [
          task(people.head, 'approved', '2026-11-19T02:00:00.000Z'),
        ]),
        step('購買・管理者の確認', 'Purchasing check', 'check', [
          task(people.admin, 'checked', '2026-11-19T03:00:00.000Z'),
          task(people.superior, 'skipped', null),
        ]),
      ],
    },
    acts: [
      act('submit', people.requester, '2026-11-17T01:00:00.000Z'),
      act('return', people.superior, '2026-11-17T05:00:00.000Z', {
        reason: 'purpose',
        comment: '台数の根拠を追記してください。',
      }),
      act('submit', people.requester, '2026-11-18T01:00:00.000Z'),
      act('approve', people.delegate, '2026-11-18T23:00:00.000Z', {
        onBehalfOf: { employeeId: people.superior.employeeId, name: people.superior.name },
      }),
      act('approve', people.head, '2026-11-19T02:00:00.000Z', {
        stepName: '部門長の承認',
        comment: '急ぎで願います。',
      }),
      act('check', people.admin, '2026-11-19T03:00:00.000Z', { stepName: '購買・管理者の確認' }),
    ],
    ...more,
  };
}

/** The same on its way: the superior's delegate has agreed, the head has the turn. */
export function samplePurchaseInReview(): PaperPurchase {
  const whole = samplePurchase();
  const [first, second, third] = whole.approval?.steps ?? [];
  if (first === undefined || second === undefined || third === undefined) throw new Error('no steps');
  const waiting = { ...third, tasks: [task(people.admin, 'waiting', null)] };
  const steps = [first, { ...second, tasks: [task(people.head, 'pending', null)] }, waiting];
  return samplePurchase({
    status: 'in_review',
    approval: { status: 'in_progress', current: 1, steps },
    acts: whole.acts.slice(0, 4),
    facts: whole.facts.slice(0, 2),
    approvedYen: null,
    order: null,
    receipts: [],
    invoices: [],
  });
}
