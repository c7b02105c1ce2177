// The process that prints: one order at a time, in the order they came. It ends with its parent's end of the line.
import { sheetDocument } from '../document/sheet-document.ts';
import type { Printing, Sheet } from '../sheet.ts';
import { watchPress } from './press-watch.ts';
import { type PaperOrder, type PrintedSheet, printSheet } from './print-sheet.ts';
import { renderPaper } from './render.ts';

export type PaperAnswer =
  /** The file that is read next; `null`: none is being read any more. */
  | { readonly reads: string | null }
  /** `cpuMs`: processor time that this process has taken since it began. */
  | (PrintedSheet & { readonly cpuMs: number })
  | { readonly fault: string };

const NOTHING: Sheet = {
  title: '',
  name: '',
  author: '',
  subject: '',
  content: [{ text: '交通費・旅費精算書 2026', bold: true }],
  files: { heading: '', belongsTo: '', items: [] },
};
const NOWHERE: Printing = { language: 'ja', company: '', printedBy: '', printedAt: '2026-04-01T00:00:00.000Z' };

const watch = watchPress();

/** Resolves once the portal's end has it: were this process to end with the next step, it is known at which file. */
function tell(answer: PaperAnswer): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) throw new Error('the press has no portal');
    process.send(answer, undefined, undefined, () => resolve());
  });
}

async function reads(sha256: string | null): Promise<void> {
  await tell({ reads: sha256 });
  watch.file(sha256 !== null);
}

async function answerTo(order: PaperOrder): Promise<PaperAnswer> {
  try {
    const printed = await printSheet(order, reads);
    const { user, system } = process.cpuUsage();
    return { ...printed, cpuMs: (user + system) / 1_000 };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Ctrl-C reaches the whole group: the portal still finishes its requests, and this process ends with the portal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

// Fonts and layout are loaded by a first paper that nobody gets.
void renderPaper(sheetDocument(NOTHING, [], NOWHERE));

process.on('message', (order: PaperOrder) => {
  void answerTo(order).then(tell);
});
