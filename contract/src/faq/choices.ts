// Choices for an entry, apart from its schemas: pages that only show entries do without those (decision 0012).

export const FAQ_CATEGORIES = ['expenses', 'purchases', 'reservations', 'accounts', 'people', 'portal'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/**
 * Fields of forms that an entry may stand beside: `screen.field`, or `screen.field:value` where it fits one choice only.
 * Each is offered by the form that shows it; an entry beside a field that no longer is stands nowhere.
 */
export const FAQ_PLACES = [
  'expense-claim.transportMode:taxi',
  'expense-claim.transportMode',
  'expense-claim.purpose',
  'expense-claim.attachments',
  'expense-claim.registrationNumber',
  'expense-claim.unitFare',
] as const;
export type FaqPlace = (typeof FAQ_PLACES)[number];
