// The approval routes that every installation begins with, published; system people write their own beside or over them.
import type { RouteStep, RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';

type Conditions = RouteText['conditions'];

export interface StandardRoute extends Pick<RouteText, 'name' | 'nameEn' | 'domain' | 'conditions' | 'priority'> {
  /** The same in every installation, so that a second load finds it. */
  readonly routeId: string;
  readonly versionId: string;
  readonly steps: readonly RouteStep[];
}

const ALWAYS = 0 as Yen;

const FOR_ALL: Conditions = { minAmount: null, maxAmount: null, types: [], groups: [], positions: [] };

const step = (name: string, nameEn: string, approver: RouteStep['approvers'][number]): RouteStep => ({
  name,
  nameEn,
  kind: 'approve',
  mode: { of: 'any' },
  approvers: [approver],
  fromAmount: ALWAYS,
  dueBusinessDays: 3,
  onTimeout: 'remind',
});

const from = (amount: number, one: RouteStep): RouteStep => ({ ...one, fromAmount: amount as Yen });

const BY_SUPERIOR = step('上長の承認', 'Supervisor', { by: 'superior' });
const BY_ADMIN = step('経理・管理者の承認', 'Accounting and administration', { by: 'role', role: 'admin' });

/** By total with tax (B5-02). The quotes that a band asks for are dated rates. */
const PURCHASE_STEPS: readonly RouteStep[] = [
  BY_SUPERIOR,
  from(10_000, step('部門長の承認', 'Head of the department above', { by: 'group-head', levelsUp: 1 })),
  from(100_000, { ...step('購買・管理者の確認', 'Purchasing check', { by: 'role', role: 'admin' }), kind: 'check' }),
  from(500_000, step('2階層上の長の承認', 'Head two levels up', { by: 'group-head', levelsUp: 2 })),
  from(1_000_000, step('役員の承認', 'Executive', { by: 'position', position: 'president' })),
];

export const STANDARD_ROUTES: readonly StandardRoute[] = [
  {
    routeId: '016f5e66-e800-7000-8000-000000000001',
    versionId: '016f5e66-e800-7000-8000-000000000002',
    name: '交通費・旅費精算の標準経路',
    nameEn: 'Travel expenses, standard',
    domain: 'travel-expenses',
    conditions: FOR_ALL,
    priority: 100,
    steps: [BY_SUPERIOR, BY_ADMIN],
  },
  {
    // Whoever leads the company has nobody above: without this route their claims would be refused (B3-04).
    routeId: '016f5e66-e800-7000-8000-000000000003',
    versionId: '016f5e66-e800-7000-8000-000000000004',
    name: '交通費・旅費精算（代表取締役）',
    nameEn: 'Travel expenses of the president',
    domain: 'travel-expenses',
    conditions: { ...FOR_ALL, positions: ['president'] },
    priority: 50,
    steps: [BY_ADMIN],
  },
  {
    routeId: '016f5e66-e800-7000-8000-000000000009',
    versionId: '016f5e66-e800-7000-8000-00000000000a',
    name: '購買申請の標準経路',
    nameEn: 'Purchase requests, standard',
    domain: 'purchase-requests',
    conditions: FOR_ALL,
    priority: 100,
    steps: PURCHASE_STEPS,
  },
  {
    routeId: '016f5e66-e800-7000-8000-000000000007',
    versionId: '016f5e66-e800-7000-8000-000000000008',
    name: '購買申請（代表取締役）',
    nameEn: 'Purchase requests of the president',
    domain: 'purchase-requests',
    conditions: { ...FOR_ALL, positions: ['president'] },
    priority: 50,
    steps: [BY_ADMIN],
  },
  {
    routeId: '016f5e66-e800-7000-8000-00000000000b',
    versionId: '016f5e66-e800-7000-8000-00000000000c',
    name: '設備予約の標準経路',
    nameEn: 'Resource reservations, standard',
    domain: 'reservations',
    conditions: FOR_ALL,
    priority: 100,
    steps: [step('設備の管理者の承認', 'Managers of the resource', { by: 'responsible' })],
  },
];
