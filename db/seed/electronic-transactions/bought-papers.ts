// Invoices of the sample's purchases that came electronically: each is linked to its purchase, and one states another sum.
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { SamplePurchase } from '../purchase-requests/sample-purchase.ts';
import { SAMPLE_PARTIES, type SampleTransaction } from './sample-transactions.ts';

const PAPERS = 5;
const DAYS_TO_REGISTER = 3;
/** The newest one was invoiced with the shipping that nobody had ordered. */
const SHIPPING_YEN = 1_100;

/** Of the newest purchases with one invoice; a supplier is one party, however often it comes. */
export function boughtPapers(purchases: readonly SamplePurchase[], today: PlainDate): SampleTransaction[] {
  const parties = new Map(SAMPLE_PARTIES.map((party) => [folded(party.name), party]));
  const invoiced = purchases.flatMap(({ id, number, content: { purchaseName: item }, invoices }) => {
    const [invoice] = invoices;
    const isMeant = number !== null && invoice !== undefined && invoices.length === 1;
    return isMeant && addDays(invoice.invoicedOn, DAYS_TO_REGISTER) <= today ? [{ id, number, item, invoice }] : [];
  });
  const newest = invoiced.toSorted((a, b) => (a.invoice.invoicedOn < b.invoice.invoicedOn ? 1 : -1)).slice(0, PAPERS);
  return newest.map(({ id, number, item, invoice }, place): SampleTransaction => {
    const { supplier: name, invoicedOn: day } = invoice;
    const total = invoice.totalYen + (place === 0 ? SHIPPING_YEN : 0);
    const net = Math.round(total / 1.1);
    const known = parties.get(folded(name));
    const party = known ?? ({ name, kana: '', direction: 'received', via: 'mail', item, net, rate: 10 } as const);
    parties.set(folded(name), party);
    return {
      party,
      counterparty: party.name,
      documentType: 'invoice',
      day,
      receivedOn: day,
      registeredOn: addDays(day, DAYS_TO_REGISTER),
      net,
      tax: total - net,
      outcome: 'nothing',
      purchase: { id, number },
    };
  });
}
