// Files of electronic transactions: kept as they came, and checked whenever they are read.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { TRANSACTION_LIMITS, type TransactionMediaType } from '@madoguchi/contract/electronic-transactions/choices.ts';
import {
  fetchTransactionFile as fetchOperation,
  listWaitingFiles as listOperation,
  readTransactionFile as readOperation,
  uploadTransactionFile as uploadOperation,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { valuesOfPaper } from '@madoguchi/contract/electronic-transactions/paper-text.ts';
import { withoutInvisible } from '@madoguchi/contract/values/invisible.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { namesMyNumber } from '@madoguchi/contract/values/my-number.ts';
import { cleanFileName } from '../../platform/files/file-name.ts';
import type { ReceivedFile } from '../../platform/files/file-store.ts';
import { sniff } from '../../platform/files/media-type.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle, type UploadContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { readPdfText } from './reading/pdf-text.ts';
import { NO_READING, readXml, wideLabel } from './reading/xml-invoice.ts';
import { findWaitingFiles } from './reads-store.ts';
import { type FileRow, findDuplicates, findFiles, insertFile } from './store.ts';

function refuseSize(): never {
  return refuse('too-large', {
    fields: [{ field: 'file', code: 'file-size-transaction' }],
    values: { limit: '25 MB' },
  });
}

/** How a mail or an XML document begins; neither is parsed to take it in, and both are handed out as bytes alone. */
const XML = /^(?:\uFEFF|ï»¿)?\s*<\?xml[\s?]/;
const MAIL = /^(?:[\w-]+:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*){2}/;
const LOOKED_AT = 4096;

async function textKind(path: string): Promise<TransactionMediaType | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    const head = buffer.subarray(0, bytesRead);
    const wide = wideLabel(head);
    if (wide !== null) return XML.test(new TextDecoder(wide).decode(head)) ? 'application/xml' : null;
    if (head.includes(0)) return null;
    const text = head.toString('latin1');
    if (XML.test(text)) return 'application/xml';
    return MAIL.test(text) && /^(?:from|received|return-path|message-id|mime-version|date|subject):/im.test(text)
      ? 'message/rfc822'
      : null;
  } finally {
    await file.close();
  }
}

/** XML and mails by their beginning, everything else as attachments are. */
async function kindOf(path: string): Promise<TransactionMediaType> {
  const text = await textKind(path);
  if (text !== null) return text;
  const sniffed = await sniff(path);
  if (!('refused' in sniffed)) return sniffed.mediaType;
  return refuse('wrong-type', {
    fields: [{ field: 'file', code: sniffed.refused === 'pixels' ? 'file-pixels' : 'file-kind-transaction' }],
  });
}

const EXTENSIONS = { 'application/xml': 'xml', 'message/rfc822': 'eml' } as const;
/** A name of which nothing is left before its ending. */
const NAMELESS = /(?:^|[/\\])[\s.\p{Cc}]*$/u;

/** The name as it came, made safe; the law wants papers found by it, so it is never another. */
function nameOf(given: string, mediaType: TransactionMediaType): string {
  if (mediaType !== 'application/xml' && mediaType !== 'message/rfc822') return cleanFileName(given, mediaType);
  // The kit knows the kinds of attachments: a name that ends as text does is cut and cleaned by it, and gets its ending back.
  const stem = withoutInvisible(given).replace(new RegExp(`\\.${EXTENSIONS[mediaType]}$`, 'i'), '');
  const named = NAMELESS.test(stem) ? 'file' : stem;
  return `${cleanFileName(`${named}.csv`, 'text/csv').slice(0, -'.csv'.length)}.${EXTENSIONS[mediaType]}`;
}

/** The name and the kind that a received file is kept under. Refuses one that is no paper, or is named by a My Number. */
export async function examined(received: Pick<ReceivedFile, 'bytes' | 'path'>, given: string) {
  if (namesMyNumber(given)) {
    return refuse('invalid', { fields: [{ field: 'file', code: 'my-number-name' }], values: { n: 1 } });
  }
  if (received.bytes === 0) {
    return refuse('wrong-type', { fields: [{ field: 'file', code: 'file-kind-transaction' }] });
  }
  const mediaType = await kindOf(received.path);
  return { name: nameOf(given, mediaType), mediaType };
}

async function add(
  { ground, actor, now, contentIs, commit }: UploadContext<typeof uploadOperation>,
  received: ReceivedFile,
  given: string,
) {
  const stated = await examined(received, given);
  const { sha256, bytes } = received;
  contentIs(sha256);
  const file = { id: uuidAt(now), ...stated, bytes, sha256 };
  const nothing = { id: null, transactionDate: null, amount: null, counterparty: '' };
  const duplicates = await findDuplicates(ground.pool, { ...nothing, hashes: [sha256] });
  await received.keep();
  const done = await commit(
    insertFile,
    { ...file, by: actor.accountId, at: now },
    { target: ['electronic-transaction-file', file.id], difference: file, answer: { ...file, duplicates } },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('stale');
}

/** Takes one file of at most 25 MB. Whatever is refused leaves no byte behind. */
export const uploadFile = handle(uploadOperation, async (context) => {
  const part = await context.file();
  const received = await context.ground.files.receive(part.file, { maxBytes: TRANSACTION_LIMITS.fileBytes });
  if (received === 'too-large') return refuseSize();
  try {
    if (part.file.truncated) refuseSize();
    return await add(context, received, part.filename);
  } finally {
    await received.discard();
  }
});

export const listWaiting = handle(listOperation, async ({ ground, actor }) => ({
  files: await findWaitingFiles(ground.pool, actor.accountId),
}));

/** The stored bytes. Nothing is made of a file whose hash is not that of its registration: a damaged paper is no evidence. */
async function checkedBytes(ground: Ground, { id, sha256 }: FileRow): Promise<Buffer> {
  const { stream } = await ground.files.open(sha256);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (createHash('sha256').update(body).digest('hex') === sha256) return body;
  ground.log.error({ file: id, sha256 }, 'a file of an electronic transaction is damaged');
  return refuse('file-damaged');
}

export const fetchFile = handle(fetchOperation, async ({ ground, input, record }) => {
  const [file] = await findFiles(ground.pool, [input.id]);
  if (file === undefined) return refuse('not-found');
  const { name, sha256 } = file;
  const body = await checkedBytes(ground, file);
  const recorded = await record({ target: ['electronic-transaction-file', file.id], difference: { name, sha256 } });
  return { recorded, name, mediaType: fetchOperation.mediaType, bytes: body.length, body };
});

/** The text of a PDF or an invoice in XML, as values to be proposed; other kinds say nothing but their name. */
export const readFile = handle(readOperation, async ({ ground, input }) => {
  const [file] = await findFiles(ground.pool, [input.id]);
  if (file === undefined) return refuse('not-found');
  const longest = TRANSACTION_LIMITS.counterparty;
  if (file.mediaType === 'application/xml') return readXml(await checkedBytes(ground, file), longest);
  if (file.mediaType !== 'application/pdf') return NO_READING;
  const read = await readPdfText(await checkedBytes(ground, file));
  if ('refused' in read) return { ...NO_READING, refused: read.refused };
  const values = valuesOfPaper(read.text, { around: monthOf(ground.clock.today()), longest });
  const saysSomething = Object.values(values).some((value) => value !== null);
  return { ...NO_READING, ...values, from: saysSomething ? ('pdf' as const) : null };
});
