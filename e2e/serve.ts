// A portal to look at journeys with: `PORT=3000 node e2e/serve.ts`, then JOURNEYS_PORT=3000 with Playwright. Its data
// goes with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from './portal.ts';

const folder = mkdtempSync(join(tmpdir(), 'madoguchi-journeys-'));
const portal = await startPortal({
  dataDir: join(folder, 'data'),
  port: Number(process.env['PORT'] ?? 3000),
  say: (text) => process.stdout.write(text),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void portal.stop().finally(() => rmSync(folder, { recursive: true, force: true }));
  });
