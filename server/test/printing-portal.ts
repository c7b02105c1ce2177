// A process that orders a paper from a press that never ends, for tests: the portal as far as its press can tell.
import { fileURLToPath } from 'node:url';
import { PaperPress } from '../src/platform/paper/press/paper-press.ts';

const [, , whereItWrites = ''] = process.argv;
const program = fileURLToPath(new URL('./stuck-press.ts', import.meta.url));
const sheet = { title: '', name: '', author: '', subject: '', content: [] };
const files = { heading: '', belongsTo: '', items: [] };
const printing = { language: 'ja', company: '', printedBy: '', printedAt: '2026-11-21T05:05:00.000Z' } as const;

process.on('SIGTERM', () => process.exit(0));
await new PaperPress({ fileCpuMs: 600_000 }, program).print(
  { sheet: { ...sheet, files }, printing, files: { stuck: whereItWrites } },
  { accountId: 'a', gone: new AbortController().signal },
);
