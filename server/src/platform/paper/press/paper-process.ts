// The process that prints: one order at a time, in the order they came. It ends with its parent's end of the line.
import { type PaperOrder, printSheet } from './print-sheet.ts';

export type PaperAnswer = { readonly pdf: Uint8Array } | { readonly fault: string };

async function answerTo(order: PaperOrder): Promise<PaperAnswer> {
  try {
    return { pdf: await printSheet(order) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Ctrl-C reaches the whole group: the portal still finishes its requests, and this process ends with the portal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

process.on('message', (order: PaperOrder) => {
  void answerTo(order).then((answer) => process.send?.(answer));
});
