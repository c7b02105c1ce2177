// Hands orders to the thread that prints papers, so that nobody else waits for fonts and pictures.
import { Worker } from 'node:worker_threads';
import type { PaperAnswer } from './paper-worker.ts';
import type { PaperOrder } from './print-claim-paper.ts';

export interface PressLimits {
  /** A paper that takes longer is given up: some file keeps the thread busy. */
  readonly orderMs: number;
  /** How long the thread, with its fonts in memory, waits for the next order. */
  readonly idleMs: number;
  /** How many orders may wait; more are turned away at once. */
  readonly waiting: number;
}

const LIMITS: PressLimits = { orderMs: 30_000, idleMs: 60_000, waiting: 20 };
const HEAP_MB = 512;

/** The press cannot print this now: too many wait, or the paper took too long. */
export class PressBusy extends Error {}

export class PaperPress {
  readonly #limits: PressLimits;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(limits: Partial<PressLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The PDF. @throws PressBusy, or Error with the worker's account of what went wrong */
  async print(order: PaperOrder): Promise<Buffer> {
    if (this.#waiting >= this.#limits.waiting) throw new PressBusy('too many papers wait to be printed');
    this.#waiting += 1;
    const mine = this.#last.then(() => this.#run(order));
    // The next order waits for this one whatever becomes of it; whoever gave it hears of its failure.
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Ends the thread once the running order is done. */
  async close(): Promise<void> {
    await this.#last;
    await this.#stop();
  }

  #thread(): Worker {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // A thread that dies while it rests harms nobody: the next order gets a new one.
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }

  async #run(order: PaperOrder): Promise<Buffer> {
    const worker = this.#thread();
    const { promise, resolve, reject } = Promise.withResolvers<PaperAnswer>();
    const timeout = setTimeout(() => reject(new PressBusy('the paper took too long')), this.#limits.orderMs);
    const ended = (code: number) => reject(new Error(`the thread that prints ended with code ${code}`));
    worker.once('message', resolve).once('error', reject).once('exit', ended);
    worker.ref();
    worker.postMessage(order);
    try {
      const answer = await promise;
      if ('fault' in answer) throw new Error(answer.fault);
      this.#rest();
      return Buffer.from(answer.pdf);
    } catch (error) {
      // Whatever state the thread is in, the next order gets a fresh one.
      await this.#stop();
      throw error;
    } finally {
      clearTimeout(timeout);
      worker.off('message', resolve).off('error', reject).off('exit', ended);
      worker.unref();
    }
  }

  #rest(): void {
    this.#idle = setTimeout(() => void this.#stop(), this.#limits.idleMs);
    this.#idle.unref();
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
