import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** Builds a harness page of `web/test/<name>` and serves it; `close` ends that and removes what was built. */
export async function serveHarness(name: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = join(import.meta.dirname, '..', 'web', 'test', name);
  const configFile = join(folder, 'vite.config.ts');
  const outDir = await mkdtemp(join(tmpdir(), `madoguchi-${name}-`));
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0 } });
  const [local] = server.resolvedUrls?.local ?? [];
  if (local === undefined) throw new Error(`The harness ${name} is not served`);
  return {
    url: `${local}harness.html`,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
