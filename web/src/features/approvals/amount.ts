// The amount of a request as lists, heads and bars write it.
import { type ApprovalDomain, DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { formatYen } from '../../platform/formats.ts';

interface Amounted {
  readonly domain: ApprovalDomain;
  /** Yen. */
  readonly amount: number;
}

/** Null where nothing is paid for: nought yen would be wrong. */
export const writtenAmount = ({ domain, amount }: Amounted): string | null =>
  DOMAINS[domain].hasAmount ? formatYen(amount) : null;

/** The sum of those that have an amount; null where none has. */
export function sumOfAmounts(rows: readonly Amounted[]): number | null {
  const paid = rows.filter(({ domain }) => DOMAINS[domain].hasAmount);
  return paid.length === 0 ? null : paid.reduce((total, { amount }) => total + amount, 0);
}
