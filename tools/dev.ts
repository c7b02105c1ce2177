/**
 * `npm run dev`: the server, started again whenever its sources change, behind Vite's development server, which reloads
 * the pages. Pages are on PORT, the server on the port after it. Ctrl-C ends both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { readConfig } from '../server/src/platform/config.ts';
import { say } from '../server/src/start/console.ts';
import { finish } from '../server/src/start/finish.ts';
import { aborted, stopSignal } from '../server/src/start/stop-signal.ts';
import { HELP, helpIfAsked } from './run/help.ts';

const path = (fromRoot: string) => fileURLToPath(new URL(`../${fromRoot}`, import.meta.url));

helpIfAsked(HELP.dev);
await finish(async () => {
  const stop = stopSignal();
  const { host, port, publicUrl } = readConfig('start');
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', path('server/src/main.ts'), 'dev'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: publicUrl },
  });
  const ended = once(server, 'exit');
  const vite = await createServer({
    root: path('web'),
    configFile: path('web/vite.config.ts'),
    server: { host, port, strictPort: true, proxy: { '/api': `http://${host}:${port + 1}` } },
  });
  await vite.listen();
  say(`Pages with reload: ${publicUrl}`);
  await Promise.race([aborted(stop), ended]);
  server.kill('SIGTERM');
  await Promise.all([vite.close(), ended]);
});
