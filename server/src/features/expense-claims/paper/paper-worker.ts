// The thread that prints: one order at a time, in the order they came.
import { parentPort } from 'node:worker_threads';
import { type PaperOrder, printClaimPaper } from './print-claim-paper.ts';

export type PaperAnswer = { readonly pdf: Uint8Array } | { readonly fault: string };

if (parentPort === null) throw new Error('paper-worker.ts runs as a worker thread only');
const port = parentPort;

port.on('message', async (order: PaperOrder) => {
  let answer: PaperAnswer;
  try {
    answer = { pdf: await printClaimPaper(order) };
  } catch (error) {
    answer = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port.postMessage(answer);
});
