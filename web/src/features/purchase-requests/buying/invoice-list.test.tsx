// @vitest-environment jsdom
import type { Invoice, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '../../../platform/language.ts';
import { isSamePerson } from './BuyingCard.tsx';
import { InvoiceList } from './InvoiceList.tsx';

afterEach(cleanup);

function invoiceWith(alsoIn: string | null): Invoice {
  const paper = { id: crypto.randomUUID(), name: '請求書.pdf', mediaType: 'application/pdf', bytes: 12_345 } as const;
  return {
    id: crypto.randomUUID(),
    supplier: '文具店',
    invoicedOn: '2026-11-07',
    invoiceNumber: 'S-77',
    registrationNumber: '',
    totalYen: 3_400,
    attachment: { ...paper, sha256: '0'.repeat(64), alsoIn },
    by: '山本 由美子',
    at: '2026-11-07T01:00:00.000Z',
  } as Invoice;
}

it.each([
  ['ja', 'この請求書は TE-2026-00123 でも使われています。'],
  ['en', 'This invoice is also used in TE-2026-00123.'],
] as const)(
  'an invoice says where else its paper was handed in, and nothing where nowhere (%s) [B0-07]',
  (language, text) => {
    showLanguage(language);
    const { container, rerender } = render(<InvoiceList invoices={[invoiceWith('TE-2026-00123')]} />);
    expect(container.textContent).toContain(text);
    rerender(<InvoiceList invoices={[invoiceWith(null)]} />);
    expect(container.textContent).toContain('文具店');
    expect(container.textContent).not.toContain('TE-');
  },
);

it('whoever ordered and received as well is told of, after the first receipt [B5-05]', () => {
  const order = { by: '佐藤 花子' } as PurchaseRequest['order'];
  const receipt = (by: string) => ({ by }) as PurchaseRequest['receipts'][number];
  expect(isSamePerson({ order, receipts: [] })).toBe(false);
  expect(isSamePerson({ order, receipts: [receipt('鈴木 一郎')] })).toBe(false);
  expect(isSamePerson({ order, receipts: [receipt('鈴木 一郎'), receipt('佐藤 花子')] })).toBe(true);
  expect(isSamePerson({ order: null, receipts: [receipt('佐藤 花子')] })).toBe(false);
});
