// Readings of Japanese texts in katakana, so that a search typed in kana finds what is written in kanji. The dictionary takes
// 140 MB and a second of work to load: it is in a thread that ends soon after the last text, and each text is read once.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Many texts that come one after the other, as those of a batch of papers do, wait for the dictionary once. */
const LINGERS_MS = 10_000;
const KANJI = /\p{Script=Han}/u;
/** Texts whose readings are remembered; the oldest are forgotten. */
const MOST_REMEMBERED = 5_000;

const remembered = new Map<string, string>();
let underWay: Promise<void> = Promise.resolve();

/** The reading of each text, in their order: kana and other characters stay. Empty for a text without kanji. */
export async function kanaReadings(texts: readonly string[]): Promise<string[]> {
  // One thread at a time: a second one would load the dictionary beside the first.
  underWay = underWay.catch(() => {}).then(() => readUnknown(texts));
  await underWay;
  return texts.map((text) => remembered.get(text) ?? '');
}

/** Readings that are known already, without waiting: the others are blank, and read for whoever asks next. */
export function readingsAtHand(texts: readonly string[]): string[] {
  // A reading that fails is asked for again, and told where it is waited for.
  kanaReadings(texts).catch(() => {});
  return texts.map((text) => remembered.get(text) ?? '');
}

async function readUnknown(texts: readonly string[]): Promise<void> {
  const unknown = [...new Set(texts)].filter((text) => KANJI.test(text) && !remembered.has(text));
  if (unknown.length === 0) return;
  const readings = await readInThread(unknown);
  for (const [place, text] of unknown.entries()) remembered.set(text, readings[place] ?? '');
  for (const oldest of [...remembered.keys()].slice(0, Math.max(0, remembered.size - MOST_REMEMBERED))) {
    if (!texts.includes(oldest)) remembered.delete(oldest);
  }
}

let lingering: Worker | null = null;
let ending: NodeJS.Timeout | undefined;

function endThread(): void {
  clearTimeout(ending);
  void lingering?.terminate();
  lingering = null;
}

async function readInThread(texts: readonly string[]): Promise<readonly string[]> {
  clearTimeout(ending);
  lingering ??= new Worker(new URL(import.meta.url), { execArgv: [] });
  const thread = lingering;
  thread.ref();
  try {
    thread.postMessage(texts);
    const [readings] = (await once(thread, 'message')) as [string[]];
    // A process that has nothing else to do does not wait for the end of the thread.
    thread.unref();
    ending = setTimeout(endThread, LINGERS_MS).unref();
    return readings;
  } catch (error) {
    endThread();
    throw error;
  }
}

interface Token {
  readonly surface: string;
  /** Absent, or `*`, where the dictionary does not know the word. */
  readonly reading?: string;
}

async function openDictionary() {
  const { TokenizerBuilder } = await import('lindera-wasm-nodejs-ipadic');
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  return builder.build();
}

const readingOf = ({ surface, reading }: Token) => (reading && reading !== '*' ? reading : surface);

if (!isMainThread && parentPort) {
  const port = parentPort;
  const opening = openDictionary();
  // A dictionary that cannot be opened ends the thread, and with it whatever waits for an answer.
  port.on('message', (texts: readonly string[]) => {
    void opening.then((tokenizer) =>
      port.postMessage(texts.map((text) => (tokenizer.tokenize(text) as Token[]).map(readingOf).join(''))),
    );
  });
}
