import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { createPurchaseRequest, submitPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { addDays, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Page } from '@playwright/test';

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly number: string;
}

interface Wish {
  readonly purchaseName: string;
  readonly supplier: string;
  readonly quantity: number;
  /** Yen a piece, with tax. */
  readonly unitPrice: number;
  /** Suppliers that quoted, with their amounts; the first is chosen. */
  readonly quotes?: readonly (readonly [supplier: string, amount: number])[];
}

/** Begins a purchase request as the person signed in on the page, by the operations themselves, with a paper for each quote. */
export async function draftPurchase(page: Page, wish: Wish): Promise<Asked> {
  const { purchaseName, supplier, quantity, unitPrice, quotes = [] } = wish;
  const papers: { readonly id: string }[] = [];
  for (const [from] of quotes) papers.push(await addPaper(page, `見積書_${from}.pdf`));
  return send(page, createPurchaseRequest.path, {
    purchaseName,
    purchaseCategory: 'equipment',
    reason: '使っている端末の保守が終わるため。',
    neededBy: addDays(tokyoDay(Date.now()), 30),
    deliveryPlace: '東京営業部',
    pricesIncludeTax: true,
    lines: [
      {
        id: crypto.randomUUID(),
        item: purchaseName,
        spec: '14型',
        url: '',
        quantity,
        unit: '台',
        unitPrice,
        taxRate: 10,
        supplier,
      },
    ],
    quotes: quotes.map(([from, amount], nth) => ({
      id: crypto.randomUUID(),
      supplier: from,
      amount,
      validUntil: null,
      isChosen: nth === 0,
      note: '',
      attachmentId: papers[nth]?.id ?? null,
    })),
    singleSourceReason: '',
    attachmentIds: [],
  });
}

/** Begins one and submits it. */
export async function askToBuy(page: Page, wish: Wish): Promise<Asked> {
  const { id, version } = await draftPurchase(page, wish);
  return send(page, submitPurchaseRequest.path.replace(':id', id), { version });
}

/** Sent from the page itself: with its cookie, its origin, its address. */
function send(page: Page, path: string, body: object): Promise<Asked> {
  return page.evaluate(
    async ([url, text]) => {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
      if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
      return (await answer.json()) as Asked;
    },
    [path, JSON.stringify(body)] as const,
  );
}

function addPaper(page: Page, name: string): Promise<{ readonly id: string }> {
  return page.evaluate(
    async ([url, called, mark]) => {
      const form = new FormData();
      form.append('file', new File([`%PDF-1.7\n% ${mark}\n`], called, { type: 'application/pdf' }));
      const answer = await fetch(url, { method: 'POST', body: form });
      if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
      return (await answer.json()) as { id: string };
    },
    [addAttachment.path, name, crypto.randomUUID()] as const,
  );
}
