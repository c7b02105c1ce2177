// Starts the portal for the journeys as a newcomer would, in sample mode on a data folder of its own, which goes with it,
// and a company's identity provider and a mail server beside it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startIdentityProvider } from '../server/test/identity-provider.ts';
import { openMailBox } from './mail-box.ts';
import { MEMBERS, PROVIDER_NAME } from './provider-page.ts';

const root = join(import.meta.dirname, '..');
const dataFolder = mkdtempSync(join(tmpdir(), 'madoguchi-journeys-'));
const address = `http://localhost:${process.env['PORT'] ?? 3000}`;
const provider = await startIdentityProvider({ portal: address, name: PROVIDER_NAME, members: MEMBERS });
const mailBox = await openMailBox(address);
const settings = { ...provider.settings, ...mailBox.settings };
const env = { ...process.env, ...settings, DATA_DIR: join(dataFolder, 'data'), LOG_LEVEL: 'warn' };
const portal = spawn(process.execPath, [join(root, 'bin', 'start.mjs')], { cwd: root, env, stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => portal.kill(signal));
portal.on('exit', (code) => {
  rmSync(dataFolder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
  void provider.close();
  void mailBox.close();
});
