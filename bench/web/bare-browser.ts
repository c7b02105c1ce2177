// A Chromium with nobody looking over its shoulder. What drives the journeys hears of every request, and for each the browser
// works out where in which script it was made: a tenth of a first visit, which no visitor pays.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextOptions, JAPANESE_DESK, launchOptions } from '../../e2e/browser.ts';

const STARTS_WITHIN_MS = 30_000;
const LISTENING = /DevTools listening on (ws:\/\/\S+)/;

type Send = <Result = unknown>(method: string, params?: object, session?: string) => Promise<Result>;

export interface BareBrowser {
  /** Sends a command of the DevTools protocol, to the browser or to a page's session. Throws what is answered as an error. */
  readonly send: Send;
  close(): Promise<void>;
}

async function addressOf(chromium: ChildProcess): Promise<string> {
  let errors = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const tooLong = setTimeout(() => reject(new Error(`Chromium did not start: ${errors}`)), STARTS_WITHIN_MS);
  chromium.once('exit', () => reject(new Error(`Chromium ended: ${errors}`)));
  chromium.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    const [, address] = LISTENING.exec(errors) ?? [];
    if (address !== undefined) resolve(address);
  });
  return promise.finally(() => clearTimeout(tooLong));
}

async function connect(address: string): Promise<{ send: Send; socket: WebSocket }> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  let last = 0;
  const send: Send = <Result>(method: string, params: object = {}, sessionId?: string) => {
    const asked = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    return asked.promise as Promise<Result>;
  };
  return { send, socket };
}

export async function launchBareBrowser(): Promise<BareBrowser> {
  const { executablePath = '', args = [], env = {} } = launchOptions();
  const folder = mkdtempSync(join(tmpdir(), 'madoguchi-browser-'));
  const { locale, viewport } = contextOptions(JAPANESE_DESK);
  const own = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    `--accept-lang=${locale}`,
    `--window-size=${viewport.width},${viewport.height}`,
    '--hide-scrollbars',
  ];
  const chromium = spawn(executablePath, [...args, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: env as NodeJS.ProcessEnv,
  });
  const { send, socket } = await connect(await addressOf(chromium));
  return {
    send,
    async close() {
      const ended = once(chromium, 'exit');
      await send('Browser.close');
      await ended;
      socket.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
