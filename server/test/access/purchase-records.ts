// Purchase requests that are none of another's business: drafts, and files of somebody else in one's own.
import { randomUUID } from 'node:crypto';
import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import {
  createPurchaseRequest,
  type PURCHASE_BUYING_OPERATIONS,
  type PURCHASE_PAPER_OPERATIONS,
  type PURCHASE_REQUEST_OPERATIONS,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { invoiceOf, orderOf } from '../bought-purchases.ts';
import { purchase, quote } from '../purchases.ts';
import type { Entry, Hide } from './hidden-record.ts';
import type { Twin } from './twins.ts';

async function made(answering: ReturnType<Twin['ask']>): Promise<string> {
  const { body, text } = await answering;
  const { id } = (body ?? {}) as { id?: string };
  if (id === undefined) throw new Error(`no record was made: ${text}`);
  return id;
}

const draftOf = (owner: Twin) => made(owner.ask(createPurchaseRequest, purchase()));
const fileOf = (owner: Twin) =>
  made(owner.ask(addAttachment, {}, { name: '見積書.pdf', content: `%PDF-1.7\n% ${randomUUID()}\n` }));

const onDraft =
  (more: () => object): Hide =>
  async (_world, owner) => {
    const asked = more();
    return { id: await draftOf(owner), unknown: randomUUID(), input: (id) => ({ id, ...asked }) };
  };

/** Names somebody else's file in a request of the asker's own. */
const fileIn =
  (place: (id: string) => object, own: (asker: Twin) => Promise<object>): Hide =>
  async (_world, owner, asker) => {
    const [id, mine, content] = [await fileOf(owner), await own(asker), purchase()];
    return { id, unknown: randomUUID(), input: (file) => ({ ...content, ...mine, ...place(file) }) };
  };

const inQuote = (attachmentId: string) => ({ quotes: [quote({ attachmentId })] });
const asAttachment = (id: string) => ({ attachmentIds: [id] });

/** A request that is still its requester's alone. */
export const request = (more: object = {}): Entry => ({ hides: { 'a draft': onDraft(() => more) } });
const step = request({ version: 1 });

type Id = (typeof PURCHASE_REQUEST_OPERATIONS | typeof PURCHASE_PAPER_OPERATIONS)[number]['id'];

export const PURCHASE_RECORDS: { readonly [Each in Id]?: Entry } = {
  'purchase-requests.show': request(),
  'purchase-requests.print': request(),
  'purchase-requests.create': {
    hides: {
      'a file in an own quote': fileIn(inQuote, async () => ({})),
      'an attached file': fileIn(asAttachment, async () => ({})),
    },
  },
  'purchase-requests.save': {
    hides: {
      'a draft': onDraft(() => ({ version: 1, ...purchase() })),
      'a file in an own quote': fileIn(inQuote, async (asker) => ({ id: await draftOf(asker), version: 1 })),
    },
  },
  'purchase-requests.submit': step,
  'purchase-requests.withdraw': step,
  'purchase-requests.cancel': request({ version: 1, comment: '不要になったため。' }),
  'purchase-requests.preview-route': { open: 'one asks for oneself: a category is everybody’s' },
};

type BuyingId = (typeof PURCHASE_BUYING_OPERATIONS)[number]['id'];

const goods = {
  receivedOn: '2026-11-21',
  lines: [{ lineId: randomUUID(), quantity: 1 }],
  attachmentId: null,
  comment: '',
};

export const PURCHASE_BUYING_RECORDS: { readonly [Each in BuyingId]: Entry } = {
  'purchase-requests.order': request({ version: 1, ...orderOf() }),
  'purchase-requests.receive': request({ version: 1, ...goods }),
  'purchase-requests.note-invoice': request({ version: 1, ...invoiceOf() }),
  'purchase-requests.close': request({ version: 1, comment: '残りは製造中止のため。' }),
};
