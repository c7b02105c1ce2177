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

const BY_SUPERIOR = step('上長の承認', 'Superior', { by: 'superior' });
const BY_ADMIN = step('経理・管理者の承認', 'Accounting and administration', { by: 'role', role: 'admin' });

export const STANDARD_ROUTES: readonly StandardRoute[] = [
  {
    routeId: '016f5e66-e800-7000-8000-000000000001',
    versionId: '016f5e66-e800-7000-8000-000000000002',
    name: '旅費・交通費の標準経路',
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
    name: '旅費・交通費（代表取締役）',
    nameEn: 'Travel expenses of the president',
    domain: 'travel-expenses',
    conditions: { ...FOR_ALL, positions: ['president'] },
    priority: 50,
    steps: [BY_ADMIN],
  },
];
