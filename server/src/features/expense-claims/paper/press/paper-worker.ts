// The thread that prints: one order at a time, in the order they came.
import { parentPort } from 'node:worker_threads';
import { type PaperOrder, printClaimPaper } from './print-claim-paper.ts';

export type PaperAnswer = { readonly pdf: Uint8Array } | { readonly fault: string };

async function answerTo(order: PaperOrder): Promise<PaperAnswer> {
  try {
    return { pdf: await printClaimPaper(order) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

if (parentPort === null) throw new Error('paper-worker.ts runs as a worker thread only');
const port = parentPort;
port.on('message', (order: PaperOrder) => {
  void answerTo(order).then((answer) => port.postMessage(answer));
});
