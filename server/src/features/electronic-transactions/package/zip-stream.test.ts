import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream.ts';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('a ZIP that is being written keeps no file that was written: its memory does not grow with them [B7-06]', async () => {
  const written: WeakRef<Readable>[] = [];
  let kept = Number.NaN;
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let nth = 0; nth < 300; nth += 1) {
      const content = () => {
        const stream = Readable.from([Buffer.alloc(1_000, nth)]);
        written.push(new WeakRef(stream));
        return stream;
      };
      yield { path: `${nth}.bin`, content };
    }
    await new Promise((done) => setImmediate(done));
    collectGarbage();
    kept = written.slice(0, 250).filter((one) => one.deref() !== undefined).length;
  }
  let bytes = 0;
  for await (const chunk of zipStream(entries(), '2026-11-21T00:00:00.000Z')) bytes += (chunk as Buffer).length;
  expect(bytes).toBeGreaterThan(300_000);
  expect(kept).toBe(0);
});
