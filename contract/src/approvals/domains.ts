// The domains of the approval engine: one row for each kind of request that goes through approval, all that it knows of the
// features that use it (B3-01). Names in menus, lists, files and mails alike.
import type { MasterList } from '../master-data/list-names.ts';
import type { Text, Texts } from '../message.ts';
import type { Noun } from '../nouns.ts';

interface Domain {
  /** An act on an approval invalidates it, too. */
  readonly noun: Noun;
  readonly name: Text;
  /** The name of one request. */
  readonly request: Text;
  /** The master list with the types that routes of the domain may go by; null where its requests have none. */
  readonly types: MasterList | null;
  /** Those whom its requests name as responsible, where routes of the domain may ask them; null where they name nobody. */
  readonly responsible: Text | null;
  /** False where nothing is paid for: lists, files and papers name no amount, and routes see none. */
  readonly hasAmount: boolean;
  /** False where nobody could correct a request that came back: it is rejected, and another is made. */
  readonly comesBack: boolean;
}

export const DOMAINS = {
  'travel-expenses': {
    noun: 'expense-claims',
    name: { ja: '交通費・旅費精算', en: 'Travel expenses' },
    request: { ja: '精算書', en: 'Claim' },
    types: null,
    responsible: null,
    hasAmount: true,
    comesBack: true,
  },
  'purchase-requests': {
    noun: 'purchase-requests',
    name: { ja: '購買申請', en: 'Purchase requests' },
    request: { ja: '購買申請', en: 'Purchase request' },
    types: 'purchase_type',
    responsible: null,
    hasAmount: true,
    comesBack: true,
  },
  reservations: {
    noun: 'reservations',
    name: { ja: '設備予約', en: 'Resource reservations' },
    request: { ja: '予約', en: 'Reservation' },
    types: null,
    responsible: { ja: '設備の管理者', en: 'Managers of the resource' },
    hasAmount: false,
    comesBack: false,
  },
} as const satisfies Readonly<Record<string, Domain>>;

export type ApprovalDomain = keyof typeof DOMAINS;
export const APPROVAL_DOMAINS = Object.keys(DOMAINS) as [ApprovalDomain, ...ApprovalDomain[]];

export const DOMAIN_NAMES = Object.fromEntries(
  Object.entries(DOMAINS).map(([domain, { name }]) => [domain, name]),
) as Texts<ApprovalDomain>;
