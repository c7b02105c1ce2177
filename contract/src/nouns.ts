// The nouns of the portal's data, as writes touch them and reads show them: invalidation and live news speak of these.

export const NOUNS = [
  'accounts',
  'announcements',
  'approval-routes',
  'approvals',
  'bank-accounts',
  'calendar',
  'delegations',
  'electronic-transactions',
  'evidence-checks',
  'expense-claims',
  'faq',
  'fault-reports',
  'general-tools',
  'master-data',
  'members',
  'notifications',
  'onboarding-papers',
  'onboarding-templates',
  'presence',
  'profile',
  'purchase-requests',
  'questions',
  'reservations',
  'resources',
  'scrumboard',
  'session',
  'shared-views',
  'to-dos',
] as const;

export type Noun = (typeof NOUNS)[number];
