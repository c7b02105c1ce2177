// RELP, the protocol of syslog servers that acknowledge: frames of `number command length[ data]\n`. The sender numbers
// its frames from 1; the server answers each by a frame `rsp` of the same number.

export interface RelpFrame {
  readonly number: number;
  /** `open`, `syslog`, `close`, `rsp`, `serverclose`, or something younger than us. */
  readonly command: string;
  readonly data: Buffer;
}

/** The other side does not speak RELP, or not as agreed; nothing more can be understood of what it sends. */
export class RelpFault extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'RelpFault';
  }
}

/**
 * Bytes of a record that is sent and taken; docs/log-server.md sets rsyslog up for as much. Records are a tenth of it at most
 * (DIFFERENCE_MAX): those of before there was a bound may be longer.
 */
export const MESSAGE_MAX = 16_777_216;

/** Numbers begin anew after this one. */
export const LAST_NUMBER = 999_999_999;

const HEADER = /^(\d{1,9}) ([a-z]{1,32}) (\d{1,9})$/;
/** The longest header there can be: 9 + 1 + 32 + 1 + 9. */
const HEADER_MAX = 52;
const BLANK = 0x20;
const NEW_LINE = 0x0a;

/** A frame as it travels. */
export function writtenFrame(number: number, command: string, data: Buffer | string = ''): Buffer {
  const body = typeof data === 'string' ? Buffer.from(data) : data;
  const header = `${number} ${command} ${body.length}`;
  if (body.length === 0) return Buffer.from(`${header}\n`);
  return Buffer.concat([Buffer.from(`${header} `), body, Buffer.from('\n')]);
}

/** Puts frames together again, however the network cut them. */
export class RelpReader {
  readonly #dataMax: number;
  #rest: Buffer = Buffer.alloc(0);
  /** Pieces of an incomplete long frame, concatenated once instead of with each piece. */
  #pieces: Buffer[] = [];
  #held = 0;
  #wanted = 0;

  /** @param dataMax bytes; a frame that announces more is refused before it is kept */
  constructor(dataMax: number) {
    this.#dataMax = dataMax;
  }

  /**
   * The frames that are complete with this piece, in order.
   * @throws RelpFault where it is no RELP, or a frame is too long
   */
  push(piece: Buffer): RelpFrame[] {
    this.#pieces.push(piece);
    this.#held += piece.length;
    if (this.#held < this.#wanted) return [];
    this.#rest =
      this.#rest.length === 0 && this.#pieces.length === 1 ? piece : Buffer.concat([this.#rest, ...this.#pieces]);
    this.#pieces = [];
    this.#wanted = 0;
    const frames: RelpFrame[] = [];
    for (let taken = this.#take(); taken !== null; taken = this.#take()) frames.push(taken);
    this.#held = this.#rest.length;
    return frames;
  }

  #take(): RelpFrame | null {
    const header = headerOf(this.#rest);
    if (header === null) return null;
    const { number, command, length, end } = header;
    if (length > this.#dataMax) throw new RelpFault(`a frame of ${length} bytes; at most ${this.#dataMax} are taken`);
    // Between an empty body and its new line some write a blank, some do not.
    const begin = this.#rest[end] === BLANK ? end + 1 : end;
    const close = begin + length;
    if (this.#rest.length <= close) {
      this.#wanted = close + 1;
      return null;
    }
    if (this.#rest[close] !== NEW_LINE) throw new RelpFault('a frame does not end where it said');
    const data = this.#rest.subarray(begin, close);
    this.#rest = this.#rest.subarray(close + 1);
    return { number, command, data };
  }
}

/** Number, command and length at the beginning, and where they end; null while the header is not complete. */
function headerOf(bytes: Buffer): { number: number; command: string; length: number; end: number } | null {
  const text = bytes.toString('latin1', 0, HEADER_MAX + 1);
  const command = text.indexOf(' ') + 1;
  const length = command === 0 ? 0 : text.indexOf(' ', command) + 1;
  const rest = length === 0 ? -1 : text.slice(length).search(/[ \n]/);
  if (rest === -1) {
    if (text.length > HEADER_MAX || text.includes('\n')) throw new RelpFault('what came is no RELP');
    return null;
  }
  const found = HEADER.exec(text.slice(0, length + rest));
  if (found === null) throw new RelpFault('what came is no RELP');
  const [, number = '', name = '', bytesSaid = ''] = found;
  return { number: Number(number), command: name, length: Number(bytesSaid), end: length + rest };
}

/** Reads an answer: its three digits, and its text up to the end of the line. */
export function answerOf({ data }: RelpFrame): { readonly code: number; readonly text: string } {
  const [line = ''] = data.toString('utf8').split('\n');
  const code = /^\d{3}(?= |$)/.exec(line)?.[0];
  if (code === undefined) throw new RelpFault('an answer without its code');
  return { code: Number(code), text: line.slice(4) };
}
