// Whose lists may share views: a view's name and filters are for those alone who may open the list (B0-10).
import type { Rule } from '../access.ts';

/** By the id of the list, the rule of the operation that reads it; a test holds that they are the same. */
export const SHARED_LISTS = {
  accounts: 'system',
  'announcement-readers': 'admin',
  announcements: 'admin',
  'audit-trail': 'system',
  'expense-claims.review': 'admin',
  members: 'staff',
} as const satisfies Readonly<Record<string, Rule>>;

export type SharedList = keyof typeof SHARED_LISTS;
export const SHARED_LIST_IDS = Object.keys(SHARED_LISTS) as [SharedList, ...SharedList[]];

export function isSharedList(id: string): id is SharedList {
  return id in SHARED_LISTS;
}
