// Names of the kinds of requests that go through approval, in menus, lists, files and mails alike.
import type { Text } from '../message.ts';
import type { ApprovalDomain } from './domains.ts';

export const DOMAIN_NAMES = {
  'travel-expenses': { ja: '交通費・旅費精算', en: 'Travel expenses' },
  'purchase-requests': { ja: '購買申請', en: 'Purchase requests' },
} as const satisfies Readonly<Record<ApprovalDomain, Text>>;
