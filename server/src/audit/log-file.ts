import { createReadStream } from 'node:fs';
import { StartFault } from '../platform/start-fault.ts';
import { type Broken, type Place, placeOf } from './place.ts';

const AT_ONCE = 1_048_576;
const NEWLINE = 0x0a;

/**
 * The places in log files, in the order of the files and of their lines. A last line without an end is still being
 * written, and left out.
 * @throws StartFault when a file cannot be read
 */
export async function* placesOfFiles(files: readonly string[]): AsyncGenerator<readonly (Place | Broken)[]> {
  for (const file of files) {
    for await (const lines of linesOf(file)) yield lines.map(placeOf).filter((place) => place !== null);
  }
}

/** Complete lines, as many as a part of the file holds. */
async function* linesOf(file: string): AsyncGenerator<Buffer[]> {
  let begun: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: AT_ONCE })) {
      const part = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
      const lines: Buffer[] = [];
      let from = 0;
      for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, from)) {
        lines.push(part.subarray(from, end));
        from = end + 1;
      }
      begun = part.subarray(from);
      yield lines;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFault(`The log cannot be read: ${reason}`, 'Name a file that this user may read with --log.', 2);
  }
}
