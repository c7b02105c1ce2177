// One keep-alive connection that sends a request, waits for its whole answer, and sends the next. Reads only what it
// needs of an answer: the load must not cost more than what it measures.
import { createConnection, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const NOTHING = Buffer.alloc(0);
const LENGTH = /\r\ncontent-length: (\d+)/i;

export interface Answered {
  readonly status: number;
  readonly ms: number;
}

export class Connection {
  readonly #socket: Socket;
  #head: Buffer = NOTHING;
  #bodyLeft = 0;
  #status = 0;
  #sentAt = 0;
  #settle: ((answered: Answered) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('the connection was closed')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = createConnection({ host: '127.0.0.1', port });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new Connection(socket));
      });
    });
  }

  /** Rejects when the connection breaks; it is of no use any more then. */
  send(request: Buffer): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#sentAt = performance.now();
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#fail = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#bodyLeft > 0) {
      this.#bodyLeft -= chunk.length;
    } else {
      this.#head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
      const end = this.#head.indexOf(HEAD_END);
      if (end === -1) return;
      const head = this.#head.toString('latin1', 0, end);
      this.#status = Number(head.slice(9, 12));
      const length = this.#status === 304 ? 0 : Number(LENGTH.exec(head)?.[1] ?? Number.NaN);
      if (Number.isNaN(length)) return this.#fail?.(new Error(`an answer without length:\n${head}`));
      this.#bodyLeft = length - (this.#head.length - end - HEAD_END.length);
      this.#head = NOTHING;
    }
    if (this.#bodyLeft === 0) this.#settle?.({ status: this.#status, ms: performance.now() - this.#sentAt });
  }
}
