// The sending side of one RELP connection: opens it, keeps at most so many records under way, and tells of each that was
// acknowledged. Whatever goes wrong ends the session with one reason; what was not acknowledged is sent by the next one.
import type { Duplex } from 'node:stream';
import { answerOf, LAST_NUMBER, RelpFault, type RelpFrame, RelpReader, writtenFrame } from './relp-frame.ts';

/** As many as other senders of this protocol keep under way, too. */
export const WINDOW = 128;
const OFFERS = ['relp_version=0', 'relp_software=madoguchi', 'commands=syslog'].join('\n');
const OK = 200;
/** Answers carry a code and a sentence, the first one the server's offers. */
const ANSWER_MAX = 65_536;
const CLOSE_MS = 1_000;

export class RelpSession {
  readonly #stream: Duplex;
  readonly #reader = new RelpReader(ANSWER_MAX);
  readonly #silenceMs: number;
  /** Numbers that wait for their answer, oldest first, and what to do then. */
  readonly #waiting = new Map<number, () => void>();
  #number = 0;
  #ended: Error | null = null;
  #silence: NodeJS.Timeout | null = null;
  /** Resolves at the next answer, or the end. */
  #news = Promise.withResolvers<void>();
  #closing: Promise<void> | null = null;

  /** @param silenceMs how long the server may say nothing while records wait for their answer */
  private constructor(stream: Duplex, silenceMs: number) {
    this.#stream = stream;
    this.#silenceMs = silenceMs;
    stream.on('data', (piece: Buffer) => this.#read(piece));
    stream.on('error', (error) => this.end(error));
    const closed = () => this.end(new RelpFault('the log server closed the connection'));
    stream.on('end', closed);
    stream.on('close', closed);
  }

  /**
   * Opens a session on a connection; nothing but our offers has travelled until the server agreed.
   * @throws what ended the connection, or RelpFault where the server does not take syslog records
   */
  static async open(stream: Duplex, silenceMs: number): Promise<RelpSession> {
    const session = new RelpSession(stream, silenceMs);
    session.#send('open', OFFERS, () => {});
    await session.settled();
    return session;
  }

  get isOpen(): boolean {
    return this.#ended === null;
  }

  /**
   * Sends one record once there is room in the window; `acknowledged` runs when the server has it.
   * @throws what ended the session
   */
  async send(message: Buffer, acknowledged: () => void): Promise<void> {
    await this.#until(() => this.#waiting.size < WINDOW);
    this.#send('syslog', message, acknowledged);
  }

  /** Waits until half of the window is free. Throws what ended the session. */
  async room(): Promise<void> {
    await this.#until(() => this.#waiting.size <= WINDOW / 2);
  }

  /** Waits until everything sent was acknowledged. Throws what ended the session. */
  async settled(): Promise<void> {
    await this.#until(() => this.#waiting.size === 0);
  }

  /** Ends in good order: says so, and gives the server a moment to answer. Whoever waits is told that it was closed. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  /** Ends at once; whoever waits is told why. */
  end(reason: Error): void {
    if (this.#ended !== null) return;
    this.#ended = reason;
    if (this.#silence) clearTimeout(this.#silence);
    this.#stream.destroy();
    this.#tell();
  }

  async #close(): Promise<void> {
    if (this.#ended === null) {
      this.#send('close', '', () => {});
      const tooLong = setTimeout(() => this.end(new RelpFault('the log server does not say goodbye')), CLOSE_MS);
      // However it ends now, everything that counts was acknowledged or is sent again.
      await this.settled().catch(() => {});
      clearTimeout(tooLong);
    }
    this.end(new RelpFault('the session was closed'));
  }

  #send(command: string, data: Buffer | string, answered: () => void): void {
    this.#number = this.#number === LAST_NUMBER ? 1 : this.#number + 1;
    if (this.#waiting.size === 0) this.#listen();
    this.#waiting.set(this.#number, answered);
    this.#stream.write(writtenFrame(this.#number, command, data));
  }

  /** From now on the server has to say something, as long as anything waits for it. */
  #listen(): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.end(new RelpFault(`the log server has said nothing for ${this.#silenceMs / 1000} s`));
    }, this.#silenceMs);
    this.#silence.unref();
  }

  #read(piece: Buffer): void {
    try {
      for (const frame of this.#reader.push(piece)) this.#heard(frame);
    } catch (error) {
      this.end(error instanceof Error ? error : new RelpFault(String(error)));
    }
    this.#tell();
  }

  #tell(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers<void>();
  }

  #heard(frame: RelpFrame): void {
    if (frame.command === 'serverclose') throw new RelpFault('the log server is going down');
    if (frame.command !== 'rsp') throw new RelpFault(`the log server said "${frame.command}"`);
    const answered = this.#waiting.get(frame.number);
    if (answered === undefined) throw new RelpFault('the log server answered what was not asked');
    const { code, text } = answerOf(frame);
    if (code !== OK) throw new RelpFault(`the log server refused: ${code} ${text}`);
    this.#waiting.delete(frame.number);
    if (this.#waiting.size > 0) this.#listen();
    else if (this.#silence) clearTimeout(this.#silence);
    answered();
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (this.#ended === null && !isSo()) await this.#news.promise;
    if (this.#ended !== null) throw this.#ended;
  }
}
