// A ZIP that is written while it is sent: one entry after the other, whatever there is of them (ET15). The same entries give the same
// bytes: nothing is packed, and every entry has the moment that is given.
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  readonly path: string;
  /** Opened when its turn comes. */
  readonly content: () => Readable | Promise<Readable>;
}

const JAPAN_AHEAD_MS = 9 * 3_600_000;
const READ_ONLY_FOR_OTHERS = 0o100644;

/** A ZIP has the time of a wall clock: that of Japan, wherever the server stands. */
function wallClock(moment: string): Date {
  const [day = '', time = ''] = new Date(Date.parse(moment) + JAPAN_AHEAD_MS).toISOString().slice(0, 19).split('T');
  // Without a zone it is read as local time, which is what yazl writes.
  return new Date(`${day}T${time}`);
}

/** Gives the stream once and forgets it: the ZIP keeps its entries to its end, and each would keep its stream. */
function handedOver(stream: Readable): (give: (error: null, stream: Readable) => void) => void {
  const held: Readable[] = [stream];
  return (give) => {
    for (const one of held.splice(0)) give(null, one);
  };
}

/** The ZIP of these entries. Ends in an error, never as a whole ZIP, where one of them cannot be made. */
export function zipStream(entries: AsyncIterable<ZipEntry>, moment: string): Readable {
  const zip = new ZipFile();
  // yazl writes the ends of entries without waiting for whoever reads: this stream tells when that one is gone.
  const body = new PassThrough();
  const fail = (error: unknown) => body.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  zip.outputStream.on('error', fail).pipe(body);
  let open: Readable | null = null;
  body.once('close', () => open?.destroy());
  const options = { compress: false, mtime: wallClock(moment), mode: READ_ONLY_FOR_OTHERS, forceDosTimestamp: true };

  const write = async () => {
    for await (const { path, content } of entries) {
      const stream = await content();
      if (body.destroyed) {
        stream.destroy();
        return;
      }
      open = stream;
      const ended = finished(stream, { writable: false });
      zip.addReadStreamLazy(path, options, handedOver(stream));
      // The next one is not opened before: files are read one after the other.
      await ended;
    }
    zip.end();
  };
  write().catch(fail);
  return body;
}
