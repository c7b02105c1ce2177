import { type ApprovalDomain, DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';

/** Domains whose requests are called by their month or day: alone it would not tell what is asked for. */
const CALLED_BY_TIME: readonly ApprovalDomain[] = ['travel-expenses'];

/** Calls a request by what it is about, as a line of a list of all kinds does. */
export function requestTitle(
  { domain, title, titleEn }: Pick<InboxRow, 'domain' | 'title' | 'titleEn'>,
  language: Language,
): string {
  const called = language === 'en' && titleEn !== '' ? titleEn : title;
  if (!CALLED_BY_TIME.includes(domain)) return called;
  return language === 'ja' ? `${called}の${DOMAINS[domain].request.ja}` : `${DOMAINS[domain].request.en}, ${called}`;
}
