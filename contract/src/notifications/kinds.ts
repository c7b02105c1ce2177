// THE table of what people are told: which channel is on at first, where it stands in the list of switches, where it leads.
export const NOTIFICATION_GROUPS = ['tasks', 'requests', 'information', 'system'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

export const CHANNELS = ['portal', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Where a notification leads: a screen, its parameters and its query taken from what the notification says. */
export interface NotificationLink {
  /** Its id. Not by its type, which rests on the operations and so on this table; a test holds that it is one. */
  readonly screen: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export interface NotificationKindRow {
  readonly group: NotificationGroup;
  /** What holds until the person chooses. */
  readonly initially: Readonly<Record<Channel, boolean>>;
  /** A task stands until it is done: then it counts as read for all who were told, save those whose source says otherwise. */
  readonly isTask?: true;
  /** One mail tells of all until the person has looked: many submissions are not many mails. */
  readonly mailsOnceUntilRead?: true;
  /** News of the mails themselves: by mail, one that cannot be sent would bring forth the next. */
  readonly isNeverMailed?: true;
  /** A letter: it goes out by mail alone, whatever its person chose; nobody chooses whether they may come in. */
  readonly isLetter?: true;
  /** Worth a message on the screen when it comes: it is the person's turn. */
  readonly isYourTurn?: true;
  /** `:subject` is the id of the thing, `:name` a value of that name. None where there is nowhere to go. */
  readonly link: NotificationLink | null;
}

const both = { portal: true, mail: true } as const;
const neither = { portal: false, mail: false } as const;
const portalOnly = { portal: true, mail: false } as const;

const toApproval = { screen: 'approvals.inbox', query: { approval: ':subject' } } as const;
const toOwnClaim = { screen: 'expense-claims.mine', params: { applicationYm: ':month' } } as const;
const toOwnPurchase = { screen: 'purchase-requests.show', params: { purchaseRequestId: ':subject' } } as const;
const toDelegations = { screen: 'delegations' } as const;
const toAnnouncement = { screen: 'information', query: { announcement: ':subject' } } as const;

export const NOTIFICATION_KINDS = {
  'approval-waiting': { group: 'tasks', initially: both, isTask: true, mailsOnceUntilRead: true, link: toApproval },
  'approval-overdue': { group: 'tasks', initially: both, isTask: true, mailsOnceUntilRead: true, link: toApproval },
  'approval-commented': { group: 'requests', initially: both, link: toApproval },
  'approval-amount-changed': { group: 'requests', initially: both, link: toApproval },
  'approval-vacant': { group: 'requests', initially: both, link: toApproval },
  'delegation-offered': { group: 'tasks', initially: both, isYourTurn: true, link: toDelegations },
  'delegation-accepted': { group: 'tasks', initially: both, link: toDelegations },
  'delegation-declined': { group: 'tasks', initially: both, link: toDelegations },
  'delegation-ending': { group: 'tasks', initially: portalOnly, link: toDelegations },
  'delegation-ended': { group: 'tasks', initially: both, link: toDelegations },
  'claim-returned': { group: 'requests', initially: both, isYourTurn: true, link: toOwnClaim },
  'claim-rejected': { group: 'requests', initially: both, isYourTurn: true, link: toOwnClaim },
  'claim-approved': { group: 'requests', initially: portalOnly, link: toOwnClaim },
  'claim-confirmed': { group: 'requests', initially: both, link: toOwnClaim },
  'month-closing': { group: 'requests', initially: both, link: toOwnClaim },
  'claim-reminder': { group: 'requests', initially: both, isYourTurn: true, link: toOwnClaim },
  'purchase-returned': { group: 'requests', initially: both, isYourTurn: true, link: toOwnPurchase },
  'purchase-rejected': { group: 'requests', initially: both, isYourTurn: true, link: toOwnPurchase },
  'purchase-approved': { group: 'requests', initially: both, isYourTurn: true, link: toOwnPurchase },
  'purchase-ordered': { group: 'requests', initially: portalOnly, link: toOwnPurchase },
  'purchase-part-received': { group: 'requests', initially: portalOnly, link: toOwnPurchase },
  'purchase-received': { group: 'requests', initially: portalOnly, link: toOwnPurchase },
  'purchase-closed': { group: 'requests', initially: portalOnly, link: toOwnPurchase },
  'purchase-cancelled': { group: 'requests', initially: both, link: toOwnPurchase },
  'purchase-expiring': { group: 'requests', initially: both, link: toOwnPurchase },
  'purchase-expired': { group: 'requests', initially: both, link: toOwnPurchase },
  'announcement-must-read': { group: 'information', initially: both, isTask: true, link: toAnnouncement },
  'question-asked': {
    group: 'system',
    initially: both,
    mailsOnceUntilRead: true,
    link: { screen: 'faq.questions', query: { question: ':subject' } },
  },
  'question-answered': { group: 'information', initially: both, link: { screen: 'faq', query: { asked: ':subject' } } },
  'fault-reported': {
    group: 'system',
    initially: both,
    mailsOnceUntilRead: true,
    link: { screen: 'errors.unexpected' },
  },
  'account-invitation': {
    group: 'system',
    initially: neither,
    isLetter: true,
    link: { screen: 'accounts.invitation' },
  },
  'account-reset': { group: 'system', initially: neither, isLetter: true, link: { screen: 'accounts.invitation' } },
  'mail-refused': { group: 'system', initially: portalOnly, isNeverMailed: true, link: null },
  'mail-too-late': { group: 'system', initially: portalOnly, isNeverMailed: true, link: null },
  'mail-unanswered': { group: 'system', initially: portalOnly, isNeverMailed: true, link: null },
  'mail-delayed': { group: 'system', initially: portalOnly, isNeverMailed: true, link: null },
  'log-server-behind': { group: 'system', initially: both, link: null },
} as const satisfies Readonly<Record<string, NotificationKindRow>>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

export function kindRow(kind: NotificationKind): NotificationKindRow {
  return NOTIFICATION_KINDS[kind];
}
