// A press that never comes to the end of a file, for tests: it writes its process id where the file lies, and turns for ever.
import { writeFileSync } from 'node:fs';
import { watchPress } from '../src/platform/paper/press/press-watch.ts';
import type { PaperOrder } from '../src/platform/paper/press/print-sheet.ts';

const watch = watchPress();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

process.on('message', ({ files, damaged = [] }: PaperOrder) => {
  const next = Object.entries(files).find(([sha256]) => !damaged.includes(sha256));
  if (next === undefined) {
    process.send?.({ pdf: Buffer.from(damaged.join()), missing: [], cpuMs: 0 });
    return;
  }
  process.send?.({ reads: next[0] }, undefined, undefined, () => {
    writeFileSync(next[1], String(process.pid));
    watch.file(true);
    for (;;);
  });
});
