// The file that records are appended to, a line each. Nothing in it is ever written over or taken away.
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

const NEW_LINE = 0x0a;
/** How much of the end is read at the start: more than a sender ever has under way. */
const TAIL_BYTES = 16_777_216;

/** A new file's name is on the disk only when its folder is. */
async function keepName(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  await folder.sync();
  await folder.close();
}

export class RecordFile {
  readonly #file: FileHandle;
  /** True when the last line is whole; a full disk or a kill can cut one off. */
  #isWhole: boolean;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle, isWhole: boolean) {
    this.#file = file;
    this.#isWhole = isWhole;
  }

  /** Opens or makes the file; `tail` holds the whole lines at its end, oldest first. */
  static async open(path: string): Promise<{ readonly file: RecordFile; readonly tail: readonly string[] }> {
    const file = await open(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT, 0o600);
    await keepName(path);
    const { size } = await file.stat();
    const begin = Math.max(0, size - TAIL_BYTES);
    const bytes = Buffer.alloc(size - begin);
    await file.read(bytes, 0, bytes.length, begin);
    const isWhole = bytes.length === 0 || bytes.at(-1) === NEW_LINE;
    // The text before the first new line may be the end of a longer line, the text behind the last one a torn line.
    const lines = bytes
      .toString('utf8')
      .split('\n')
      .slice(begin === 0 ? 0 : 1, -1);
    return { file: new RecordFile(file, isWhole), tail: lines };
  }

  /**
   * Appends lines; they are on the disk when this resolves.
   * @throws what the disk said; some of the lines may stand in the file then
   */
  append(lines: readonly Buffer[]): Promise<void> {
    const written = this.#writing.then(() => this.#write(lines));
    this.#writing = written.catch(() => {});
    return written;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }

  async #write(lines: readonly Buffer[]): Promise<void> {
    if (lines.length === 0) return;
    const parts = lines.flatMap((line) => [line, Buffer.of(NEW_LINE)]);
    // A torn line stays for what it is; the next one begins on a line of its own.
    const bytes = Buffer.concat(this.#isWhole ? parts : [Buffer.of(NEW_LINE), ...parts]);
    this.#isWhole = false;
    // Writes until everything is taken, also where the disk takes only a part at a time.
    await this.#file.appendFile(bytes);
    this.#isWhole = true;
    await this.#file.datasync();
  }
}
