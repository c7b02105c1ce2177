// Hands orders to a process of its own that prints papers: fonts, pictures and other people's PDFs take time and
// memory, and may be hostile. What they take there, no other request misses here.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PaperAnswer } from './paper-process.ts';
import type { PaperOrder, PrintedSheet } from './print-sheet.ts';

export interface PressLimits {
  /** A paper that takes longer is given up: some file keeps the process busy. */
  readonly orderMs: number;
  /** Processor time that one attached file may take; then it is known as damaged. */
  readonly fileCpuMs: number;
  /** How long the process, with its fonts in memory, waits for the next order. */
  readonly idleMs: number;
  /** How many orders may wait; more are turned away at once. */
  readonly waiting: number;
  /** How many of them may be of one person. */
  readonly waitingOfOne: number;
}

/** Whose order it is. */
export interface Customer {
  readonly accountId: string;
  /** Aborted once they have hung up: an order that still waits is dropped. */
  readonly gone: AbortSignal;
}

interface Waiting extends Customer {
  readonly order: PaperOrder;
  readonly resolve: (printed: PrintedSheet) => void;
  readonly reject: (error: Error) => void;
}

const LIMITS: PressLimits = { orderMs: 30_000, fileCpuMs: 6_000, idleMs: 5 * 60_000, waiting: 20, waitingOfOne: 2 };
const PROGRAM = fileURLToPath(new URL('./paper-process.ts', import.meta.url));
const HEAP_MB = 512;
/** The system's own limits, for what the heap's limit and the watch do not see: seconds of processor time, data in KiB. */
const SYSTEM = { cpuSeconds: 150, dataKib: 2 * 1024 * 1024 };
/** A process that has taken so much processor time makes room for a new one, far from the system's limit. */
const RETIRES_AFTER_CPU_MS = 60_000;
const REMEMBERED = 1_000;

/** The press cannot print this now: too many wait, or the paper took too long. */
export class PressBusy extends Error {}

/** Somebody has as many orders waiting as one person may. */
export class PressTooMany extends Error {}

/** The process ended while it read this file. */
class FileFailed extends Error {
  readonly sha256: string;
  constructor(sha256: string) {
    super(`the process that prints ended at the file ${sha256}`);
    this.sha256 = sha256;
  }
}

export class PaperPress {
  readonly #limits: PressLimits;
  readonly #program: string;
  readonly #queue: Waiting[] = [];
  /** Files at which the process ended: they are listed as damaged, not read again. */
  readonly #damaged = new Set<string>();
  #process: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #work: Promise<void> | null = null;
  #isClosed = false;

  constructor(limits: Partial<PressLimits> = {}, program = PROGRAM) {
    this.#limits = { ...LIMITS, ...limits };
    this.#program = program;
  }

  /** The PDF. @throws PressBusy, PressTooMany, or Error with the process's account of what went wrong */
  async print(order: PaperOrder, { accountId, gone }: Customer): Promise<PrintedSheet> {
    const { waiting, waitingOfOne } = this.#limits;
    if (this.#isClosed) throw new PressBusy('the portal ends');
    if (this.#queue.length >= waiting) throw new PressBusy('too many papers wait to be printed');
    const own = this.#queue.filter((other) => other.accountId === accountId);
    if (own.length >= waitingOfOne) throw new PressTooMany('too many papers of one person wait to be printed');
    const { promise, resolve, reject } = Promise.withResolvers<PrintedSheet>();
    const mine: Waiting = { order, accountId, gone, resolve, reject };
    const drop = () => {
      const place = this.#queue.indexOf(mine);
      if (place === -1) return;
      this.#queue.splice(place, 1);
      reject(new PressBusy('whoever ordered this has hung up'));
    };
    gone.addEventListener('abort', drop, { once: true });
    this.#queue.push(mine);
    if (gone.aborted) drop();
    this.#work ??= this.#workOff();
    return promise.finally(() => gone.removeEventListener('abort', drop));
  }

  /** Starts the process, so that the next paper need not wait for it. */
  warm(): void {
    if (this.#work !== null || this.#isClosed) return;
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    this.#rest(this.#process);
  }

  /** Ends the process at once: when the portal ends, nobody waits for what is still being printed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new PressBusy('the portal ends'));
    this.#stop();
    await this.#work;
  }

  async #workOff(): Promise<void> {
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      await this.#run(next.order).then(next.resolve, next.reject);
    }
    this.#work = null;
  }

  #start(): ChildProcess {
    const { cpuSeconds, dataKib } = SYSTEM;
    const child = fork(this.#program, [String(process.pid), String(this.#limits.fileCpuMs)], {
      serialization: 'advanced',
      execPath: '/bin/sh',
      execArgv: [
        '-c',
        `ulimit -t ${cpuSeconds}; ulimit -d ${dataKib}; exec "$0" "$@"`,
        process.execPath,
        `--max-old-space-size=${HEAP_MB}`,
      ],
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

  /** Prints the order; a file at which the process ends is left out, and the rest is tried again. */
  async #run(order: PaperOrder): Promise<PrintedSheet> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timeout = setTimeout(() => reject(new PressBusy('the paper took too long')), this.#limits.orderMs);
    late.catch(() => undefined);
    try {
      for (;;) {
        const damaged = Object.keys(order.files).filter((sha256) => this.#damaged.has(sha256));
        const printed = await this.#attempt({ ...order, damaged }, late);
        if (printed !== null) return printed;
        if (this.#isClosed) throw new PressBusy('the portal ends');
      }
    } finally {
      clearTimeout(timeout);
    }
  }

  /** `null`: the process ended at a file, which is known as damaged now. */
  async #attempt(order: PaperOrder, late: Promise<never>): Promise<PrintedSheet | null> {
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const child = this.#process;
    child.ref();
    child.channel?.ref();
    let reading: string | null = null;
    let isLong = false;
    let longAfter: NodeJS.Timeout | undefined;
    const { promise, resolve, reject } = Promise.withResolvers<Exclude<PaperAnswer, { reads: unknown }>>();
    const ended = (code: number | null) => {
      reject(reading === null ? new Error(`the process that prints ended with code ${code}`) : new FileFailed(reading));
    };
    const told = (message: unknown) => {
      const answer = message as PaperAnswer;
      if (!('reads' in answer)) return resolve(answer);
      reading = answer.reads;
      clearTimeout(longAfter);
      longAfter = setTimeout(() => {
        isLong = true;
      }, this.#limits.orderMs / 2);
    };
    child.on('message', told).once('error', reject).once('exit', ended);
    child.send(order, (error) => error && reject(error));
    try {
      const answer = await Promise.race([promise, late]);
      if ('fault' in answer) throw new Error(answer.fault);
      if (answer.cpuMs > RETIRES_AFTER_CPU_MS) this.#stop();
      else this.#rest(child);
      return { pdf: Buffer.from(answer.pdf), missing: answer.missing };
    } catch (error) {
      // Whatever state the process is in, the next order gets a fresh one.
      this.#stop();
      if (reading !== null && (isLong || error instanceof FileFailed)) this.#remember(reading);
      if (error instanceof FileFailed) return null;
      throw error;
    } finally {
      clearTimeout(longAfter);
      child.off('message', told).off('error', reject).off('exit', ended);
    }
  }

  #remember(sha256: string): void {
    this.#damaged.add(sha256);
    const [oldest] = this.#damaged;
    if (this.#damaged.size > REMEMBERED && oldest !== undefined) this.#damaged.delete(oldest);
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
