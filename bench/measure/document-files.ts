// Files of electronic transactions over HTTP: a batch handed in and registered, and the download of many.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlainDate } from '../../contract/src/values/plain-date.ts';
import { residentMb } from '../process/cpu.ts';
import type { Served } from '../process/served.ts';
import { paperOf } from '../seed/fill-document-files.ts';
import { ADMIN, tokenOf } from '../seed/size.ts';
import { median } from './figures.ts';

const LIST = '/api/electronic-transactions';
/** As the page of many files does. */
const UNDER_WAY = 2;
const LOOK_MS = 10;

const HEADERS = { authorization: `Bearer ${tokenOf(ADMIN)}` };

async function answered(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', ...init });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function registerFile({ port }: Served, today: PlainDate): Promise<void> {
  const mark = randomUUID();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(paperOf(mark))]), `請求書_${mark}.pdf`);
  const url = `http://127.0.0.1:${port}${LIST}`;
  const { id } = (await answered(`${url}/files`, { headers: HEADERS, body: form })) as { id: string };
  const dated = { dateKind: 'day', transactionDate: today, periodEnd: null, receivedOn: today };
  const money = {
    amount: 11_000,
    taxBasis: 'included',
    currency: 'JPY',
    foreignMinor: null,
    rate: null,
    rateDate: null,
  };
  const said = {
    direction: 'received',
    documentType: 'invoice',
    counterparty: `まとめ商会 ${mark}`,
    receivedVia: 'mail',
  };
  const blank = {
    counterpartyKana: '',
    registrationNumber: '',
    registrationNumberReason: '',
    note: '',
    duplicateReason: '',
  };
  const body = JSON.stringify({ ...dated, ...money, ...said, ...blank, counterpartyId: null, taxes: [], files: [id] });
  await answered(url, { headers: { ...HEADERS, 'content-type': 'application/json' }, body });
}

export interface Registered {
  readonly wholeMs: number;
  /** From the upload to the answer of the registration. */
  readonly medianMs: number;
}

/** Hands in and registers so many files, a few under way at a time. */
export async function registerFiles(served: Served, count: number, today: PlainDate): Promise<Registered> {
  const took: number[] = [];
  let left = count;
  const begun = performance.now();
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const at = performance.now();
      await registerFile(served, today);
      took.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, work));
  return { wholeMs: performance.now() - begun, medianMs: median(took) };
}

export interface Downloaded {
  readonly bytes: number;
  readonly ms: number;
  /** The portal's memory before, and at its most while it sent. */
  readonly beforeMb: number;
  readonly mostMb: number;
}

/** Downloads the ZIP of the papers of these days, and looks at the portal's memory meanwhile. */
export async function downloadPapers({ port, pid }: Served, from: PlainDate, to: PlainDate): Promise<Downloaded> {
  const beforeMb = residentMb(pid);
  let mostMb = beforeMb;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      mostMb = Math.max(mostMb, residentMb(pid));
      await pause(LOOK_MS);
    }
  })();
  const begun = performance.now();
  let bytes = 0;
  try {
    const url = `http://127.0.0.1:${port}/api/exports/electronic-transactions-package?date=${from}..${to}`;
    const answer = await fetch(url, { headers: HEADERS });
    if (answer.status !== 200 || answer.body === null) throw new Error(`${url}: ${answer.status}`);
    for await (const chunk of answer.body) bytes += chunk.length;
  } finally {
    isOver = true;
    await looking;
  }
  return { bytes, ms: performance.now() - begun, beforeMb, mostMb };
}
