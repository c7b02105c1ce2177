// Hands orders to a process of its own that prints papers: fonts, pictures and other people's PDFs take time and
// memory, and may be hostile. What they take there, no other request misses here.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PaperAnswer } from './paper-process.ts';
import type { PaperOrder } from './print-sheet.ts';

export interface PressLimits {
  /** A paper that takes longer is given up: some file keeps the process busy. */
  readonly orderMs: number;
  /** How long the process, with its fonts in memory, waits for the next order. */
  readonly idleMs: number;
  /** How many orders may wait; more are turned away at once. */
  readonly waiting: number;
}

const LIMITS: PressLimits = { orderMs: 30_000, idleMs: 60_000, waiting: 20 };
const PROGRAM = fileURLToPath(new URL('./paper-process.ts', import.meta.url));
const HEAP_MB = 512;

/** The press cannot print this now: too many wait, or the paper took too long. */
export class PressBusy extends Error {}

export class PaperPress {
  readonly #limits: PressLimits;
  #process: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(limits: Partial<PressLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The PDF. @throws PressBusy, or Error with the process's account of what went wrong */
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

  /** Ends the process once the running order is done. */
  async close(): Promise<void> {
    await this.#last;
    this.#stop();
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // It needs no setting, and shall know no secret.
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A process that dies while it rests harms nobody: the next order gets a new one.
    const forget = () => {
      if (this.#process === child) this.#process = null;
    };
    child.on('error', forget).on('exit', forget);
    return child;
  }

  async #run(order: PaperOrder): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const child = this.#process;
    child.ref();
    child.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<PaperAnswer>();
    const timeout = setTimeout(() => reject(new PressBusy('the paper took too long')), this.#limits.orderMs);
    const ended = (code: number | null) => reject(new Error(`the process that prints ended with code ${code}`));
    const answered = (message: unknown) => resolve(message as PaperAnswer);
    child.once('message', answered).once('error', reject).once('exit', ended);
    child.send(order, (error) => error && reject(error));
    try {
      const answer = await promise;
      if ('fault' in answer) throw new Error(answer.fault);
      this.#rest(child);
      return Buffer.from(answer.pdf);
    } catch (error) {
      // Whatever state the process is in, the next order gets a fresh one.
      this.#stop();
      throw error;
    } finally {
      clearTimeout(timeout);
      child.off('message', answered).off('error', reject).off('exit', ended);
    }
  }

  /** Keeps the process for a while, without keeping the portal from ending. */
  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => this.#stop(), this.#limits.idleMs);
    this.#idle.unref();
  }

  #stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }
}
