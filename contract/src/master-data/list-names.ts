// The eight master lists by name (S4-03, S4-05), without a schema beside them.
export const MASTER_LISTS = [
  'reason',
  'route',
  'way',
  'purchase_type',
  'staff',
  'group',
  'position',
  'document_type',
] as const;
export type MasterList = (typeof MASTER_LISTS)[number];
