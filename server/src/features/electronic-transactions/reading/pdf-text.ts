// The text of a PDF, line by line, read in a thread of its own: a file that takes too long or too much memory ends the thread,
// and nothing else.
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** The first pages of a paper say what it is. */
const MOST_PAGES = 3;
const MOST_CHARACTERS = 200_000;
const LIMITS = { ms: 15_000, heapMb: 192, restMs: 60_000 } as const;

export type PdfText = { readonly text: string } | { readonly refused: 'too-large' | 'unreadable' | 'locked' };

let thread: Worker | null = null;
let rest: NodeJS.Timeout | undefined;
let underWay: Promise<unknown> = Promise.resolve();

function started(): Worker {
  const worker = new Worker(new URL(import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMb },
    stdout: true,
    stderr: true,
  });
  // Heard where an answer is waited for; a thread that ends while it rests harms nobody.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    if (thread === worker) thread = null;
  });
  worker.unref();
  return worker;
}

async function asked(bytes: Buffer, ms: number): Promise<PdfText> {
  clearTimeout(rest);
  thread ??= started();
  const worker = thread;
  const late = AbortSignal.timeout(ms);
  const gone = new AbortController();
  worker.once('exit', () => gone.abort());
  worker.postMessage(new Uint8Array(bytes));
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.any([late, gone.signal]) })) as [PdfText];
    rest = setTimeout(() => void worker.terminate(), LIMITS.restMs);
    rest.unref();
    return answer;
  } catch {
    // The library's heap or the time ran out: the next file gets a new thread.
    thread = null;
    await worker.terminate();
    return { refused: 'too-large' };
  }
}

/** One file after the other. Never throws for what somebody sent. */
export function readPdfText(bytes: Buffer, ms: number = LIMITS.ms): Promise<PdfText> {
  const answer = underWay.then(() => asked(bytes, ms));
  underWay = answer;
  return answer;
}

interface Piece {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly width: number;
}

/** Pieces at the same height are one line, from the left; lines from the top. */
function linesOf(pieces: readonly Piece[]): string {
  const lines: { y: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.filter(({ str }) => str.trim() !== '')) {
    const y = piece.transform[5] ?? 0;
    const tall = Math.abs(piece.transform[3] ?? 10) / 2;
    const line = lines.find((one) => Math.abs(one.y - y) <= tall);
    if (line === undefined) lines.push({ y, pieces: [piece] });
    else line.pieces.push(piece);
  }
  const x = ({ transform }: Piece) => transform[4] ?? 0;
  return lines
    .sort((one, other) => other.y - one.y)
    .map((line) => {
      const sorted = line.pieces.sort((one, other) => x(one) - x(other));
      return sorted.reduce((said, piece, at) => {
        const before = sorted[at - 1];
        const gap = before === undefined ? 0 : x(piece) - x(before) - before.width;
        return `${said}${gap > Math.abs(piece.transform[3] ?? 10) / 4 ? ' ' : ''}${piece.str}`;
      }, '');
    })
    .join('\n');
}

async function textOf(data: Uint8Array): Promise<PdfText> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'));
  const loading = getDocument({
    data,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
    // Japanese without embedded fonts has its characters by these tables alone.
    cMapUrl: fileURLToPath(new URL('cmaps/', folder)),
    cMapPacked: true,
    standardFontDataUrl: fileURLToPath(new URL('standard_fonts/', folder)),
  });
  try {
    const document = await loading.promise;
    let text = '';
    for (let n = 1; n <= Math.min(document.numPages, MOST_PAGES); n += 1) {
      const page = await document.getPage(n);
      const { items } = await page.getTextContent();
      text += `${linesOf(items as unknown as readonly Piece[])}\n`;
      if (text.length > MOST_CHARACTERS) return { refused: 'too-large' };
    }
    return { text };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { refused: name === 'PasswordException' ? 'locked' : 'unreadable' };
  } finally {
    await loading.destroy();
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  port.on('message', (data: Uint8Array) => void textOf(data).then((answer) => port.postMessage(answer)));
}
