// Holds the first load (decision 0012): the script that everybody waits for stays below its size, and it, the frame's
// and the forms' hold nothing of a feature. What a feature says and checks loads with its pages, or when it is shown.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { GZIP } from './compress-assets.ts';

/** In bytes, compressed. The aim is 150 kB; the rest is for the rows of screens that are still to come, some 50 bytes each. */
const MOST = 152_500;

/** The contract's part in the start: how the paths begin, below `contract/src`. */
const IN_START = [
  'access.',
  'fill-path.',
  'general-tools/tools.',
  'message.',
  'operation.',
  'screens.',
  'information/cards.',
  'master-data/',
  'preferences/',
  'session/',
];
/**
 * Of features only what the toolbar counts, the count of opened screens, and what the review list says, with which everybody of a role
 * begins.
 */
const IN_FRAME = [
  ...IN_START,
  'screen.',
  'list/',
  'record/',
  'values/',
  'analytics/operations.',
  'approvals/operations.',
  'expense-claims/',
  'fault-reports/operations.',
  'information/operations.',
  'live/operations.',
  'menu/',
  'notifications/operations.',
  'people/operations.',
];

const CONTRACT = /\/contract\/src\/(.+)/;
/** All of the features but the names of their pages, and what the frame itself shows: the bell and the state of a claim. */
const OF_FEATURE =
  /\/web\/src\/features\/(?![a-z-]+\/feature\.ts|notifications\/(?:NotificationBell|words)\.|expense-claims\/decisions\/)/;
/** In the forms, which small facts of a few features may be with: what grows with each feature. */
const GROWING = /\/contract\/src\/(?:input-texts|problems|[a-z-]+\/(?:lists|operations|register|texts))\.ts$/;
const MAIN = '/web/src/main.tsx';
const FRAME = '/web/src/shell/Frame.tsx';
const FORM = '/web/src/kit/form/use-operation-form.ts';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk') as readonly Chunk[];
        const [start, frame, forms] = [MAIN, FRAME, FORM].map(
          (path) =>
            chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path))) ??
            this.error(`${path} is in no file: see first-load.ts`),
        ) as [Chunk, Chunk, Chunk];
        const strangers = [
          ...strangersIn(start, IN_START, /\/web\/src\/features/),
          ...strangersIn(frame, IN_FRAME, OF_FEATURE),
          ...forms.moduleIds.filter((id) => GROWING.test(id)),
        ];
        if (strangers.length > 0)
          this.error(`Belongs to a feature, and everybody would load it (see first-load.ts): ${strangers.join(', ')}`);
        const bytes = sizeOf(start, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
        if (bytes > MOST) this.error(`The start has ${bytes} bytes, and may have ${MOST}: see first-load.ts`);
        this.info(`start: ${bytes} of ${MOST} bytes`);
      },
    },
  };
}

/** The modules of the file that belong to a feature. */
function strangersIn({ moduleIds }: Chunk, parts: readonly string[], ofFeature: RegExp): string[] {
  return moduleIds.filter((id) => {
    const part = CONTRACT.exec(id)?.[1];
    return ofFeature.test(id) || (part !== undefined && !parts.some((known) => part.startsWith(known)));
  });
}

/** Bytes of the file and of those that it imports, as they travel with gzip. */
function sizeOf(chunk: Chunk, byName: ReadonlyMap<string, Chunk>): number {
  const waited = new Set([chunk]);
  for (const { imports } of waited) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) waited.add(imported);
    }
  }
  return [...waited].reduce((sum, { code }) => sum + gzipSync(code, GZIP).length, 0);
}
