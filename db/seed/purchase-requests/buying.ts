// Draws up the order, goods receipts and invoices of an approved sample request.
import type { PurchaseContent } from '@madoguchi/contract/purchase-requests/model.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { identity } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import { registrationNumberOf } from '../travel/registration-numbers.ts';
import type { Happened } from './sample-purchase.ts';

export class Buying {
  readonly #content: PurchaseContent;
  readonly #random: Random;
  readonly #received = new Map<string, number>();
  readonly #receipts: Happened['receipts'][number][] = [];
  readonly #invoices: Happened['invoices'][number][] = [];
  #order: Happened['order'] = null;

  constructor(content: PurchaseContent, random: Random) {
    this.#content = content;
    this.#random = random;
  }

  get record(): Pick<Happened, 'order' | 'receipts' | 'invoices'> {
    return { order: this.#order, receipts: this.#receipts, invoices: this.#invoices };
  }

  get comesInParts(): boolean {
    const { lines } = this.#content;
    return lines.length > 1 || lines.some(({ quantity }) => (quantity ?? 0) > 1);
  }

  order(by: Employee, at: number): void {
    const orderedOn = tokyoDay(at);
    this.#order = {
      orderedOn,
      orderedYen: purchaseTotals(this.#content).gross,
      orderNumber: `${orderedOn.slice(2, 7).replace('-', '')}-${String(this.#random.integer(1, 999)).padStart(3, '0')}`,
      expectedOn: addDays(orderedOn, this.#random.integer(5, 14)),
      comment: '',
      by,
      at,
    };
  }

  /** Answers whether everything is there now. Of a part, the first line comes without its last piece. */
  receive(isPart: boolean, by: Employee, at: number): boolean {
    const missing = this.#content.lines.map(({ id, quantity }) => ({
      lineId: id,
      quantity: (quantity ?? 0) - (this.#received.get(id) ?? 0),
    }));
    const coming = isPart
      ? missing.map((line, index) => ({ ...line, quantity: partOf(line.quantity, index) }))
      : missing;
    const lines = coming.filter(({ quantity }) => quantity > 0);
    for (const { lineId, quantity } of lines) this.#received.set(lineId, (this.#received.get(lineId) ?? 0) + quantity);
    this.#receipts.push({ id: identity(at, this.#random), receivedOn: tokyoDay(at), lines, comment: '', by, at });
    return this.#content.lines.every(({ id, quantity }) => this.#received.get(id) === quantity);
  }

  /** One for each supplier. `extraYen`: what it asks for beyond what was ordered. */
  invoice(by: Employee, at: number, extraYen = 0): void {
    for (const [index, { supplier, gross }] of purchaseTotals(this.#content).bySupplier.entries()) {
      this.#invoices.push({
        id: identity(at + index, this.#random),
        supplier,
        invoicedOn: tokyoDay(at),
        invoiceNumber: `INV-${this.#random.integer(10_000, 99_999)}`,
        registrationNumber: registrationNumberOf(supplier),
        totalYen: yen(gross + (index === 0 ? extraYen : 0)),
        by,
        at: at + index,
      });
    }
  }
}

/** A part of a quantity that leaves something for later; of a single piece nothing comes yet. */
function partOf(quantity: number, index: number): number {
  return index === 0 ? Math.max(quantity - Math.ceil(quantity / 3), 0) : quantity;
}
