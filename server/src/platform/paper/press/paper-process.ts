// The process that prints: one order at a time, in the order they came. It ends with its parent's end of the line.
import { watchPress } from './press-watch.ts';
import { type PaperOrder, type PrintedSheet, printSheet } from './print-sheet.ts';

export type PaperAnswer =
  /** The file that is read next; `null`: none is being read any more. */
  | { readonly reads: string | null }
  /** `cpuMs`: processor time that this process has taken since it began. */
  | (PrintedSheet & { readonly cpuMs: number })
  | { readonly fault: string };

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

process.on('message', (order: PaperOrder) => {
  void answerTo(order).then(tell);
});
