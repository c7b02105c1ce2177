// The sample's own approval routes, beside those that every installation begins with: one with a history, one being written.
import type { RouteStep, RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';

/** Days count from the sample's today; below zero is before it. */
export interface SampleVersion extends Omit<RouteText, 'validFrom' | 'validTo'> {
  readonly fromDay: number;
}

export interface SampleRoute {
  /** Oldest first. */
  readonly published: readonly SampleVersion[];
  readonly draft: SampleVersion | null;
}

const yen = (amount: number) => amount as Yen;
const HIGH = yen(100_000);

function step(name: string, nameEn: string, more: Pick<RouteStep, 'approvers'> & Partial<RouteStep>): RouteStep {
  return {
    name,
    nameEn,
    kind: 'approve',
    mode: { of: 'any' },
    fromAmount: yen(0),
    dueBusinessDays: 3,
    onTimeout: 'remind',
    ...more,
  };
}

const SUPERIOR = step('上長の承認', 'Supervisor', { approvers: [{ by: 'superior' }] });
const GENERAL_MANAGER = step('部長の承認', 'General manager', {
  approvers: [{ by: 'position', position: 'general-manager' }],
  dueBusinessDays: 5,
  onTimeout: 'escalate',
});
const ADMIN = step('経理・管理者の承認', 'Accounting and administration', {
  approvers: [{ by: 'role', role: 'admin' }],
});

const conditions: RouteText['conditions'] = { minAmount: null, maxAmount: null, types: [], groups: [], positions: [] };
const domain = 'travel-expenses';

const HIGH_AMOUNT = {
  name: '交通費・旅費精算（10万円以上）',
  nameEn: 'Travel expenses from ¥100,000',
  domain,
  conditions: { ...conditions, minAmount: HIGH },
  priority: 60,
} as const;

export const SAMPLE_ROUTES: readonly SampleRoute[] = [
  {
    published: [
      { ...HIGH_AMOUNT, steps: [SUPERIOR, { ...ADMIN, mode: { of: 'some', count: 2 } }], fromDay: -200 },
      { ...HIGH_AMOUNT, steps: [SUPERIOR, GENERAL_MANAGER, ADMIN], fromDay: -20 },
    ],
    draft: null,
  },
  {
    published: [],
    draft: {
      name: '営業本部の出張（案）',
      nameEn: 'Business trips of Sales (draft)',
      domain,
      conditions: { ...conditions, groups: ['SALES'], maxAmount: yen(99_999) },
      priority: 70,
      steps: [
        SUPERIOR,
        step('部長への回覧', 'For the general manager to read', { ...GENERAL_MANAGER, kind: 'circulate' }),
      ],
      fromDay: 30,
    },
  },
];
