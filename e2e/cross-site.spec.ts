// Requests from another site in the browser of somebody who is logged in have no effect (reliability T8).
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { savePreference, showPreferences } from '@madoguchi/contract/preferences/operations.ts';
import { signOut } from '@madoguchi/contract/session/operations.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { keepChoice } from './keep-choice.ts';

interface Attempt {
  readonly url: string;
  readonly body: string;
}

/** A site of somebody else, on this machine. Another host is another site; another port of the same host is none. */
let server: Server;
let port: number;
test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html><title>A site</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

const changing = OPERATIONS.filter(({ kind, method }) => kind === 'write' || kind === 'upload' || method === 'POST');
const addressOf = (base: string, path: string) =>
  base + path.replace(/:(\w+)/g, (_part, name: string) => (name === 'month' ? '202611' : randomUUID()));

/** A choice of the person's own, at the version that stands: what really would be kept. */
async function choice(page: Page) {
  const { preferences } = await (await page.request.get(showPreferences.path)).json();
  return { name: 'font-size', value: 110, version: preferences['font-size']?.version ?? 0 };
}

/** Every attempt by every way that a page has to send something elsewhere. Resolves when all was answered or refused. */
async function attack(page: Page, attempts: readonly Attempt[]): Promise<void> {
  await page.evaluate(async (all) => {
    const ended = (element: HTMLElement) =>
      new Promise((resolve) => {
        element.addEventListener('load', resolve);
        element.addEventListener('error', resolve);
      });
    const asText = ({ url, body }: Attempt) =>
      fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body });
    const asJson = ({ url, body }: Attempt) =>
      fetch(url, { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body });
    const asBeacon = async ({ url, body }: Attempt) => navigator.sendBeacon(url, body);
    const asPicture = ({ url }: Attempt) => {
      const image = new Image();
      const end = ended(image);
      image.src = url;
      return end;
    };
    const asForm = async ({ url, body }: Attempt) => {
      const frame = document.createElement('iframe');
      frame.name = crypto.randomUUID();
      document.body.append(frame);
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: url, target: frame.name, enctype: 'text/plain' });
      const field = document.createElement('input');
      // In plain text a form sends name=value: together they read as JSON.
      [field.name, field.value] = [`${body.slice(0, -1)}${body.length > 2 ? ',' : ''}"`, '":""}'];
      form.append(field);
      document.body.append(form);
      const end = ended(frame);
      form.submit();
      await end;
      frame.remove();
    };
    for (const way of [asText, asJson, asBeacon, asPicture, asForm]) {
      // A request that the browser refuses to send rejects; that is as good as an answer here.
      for (let at = 0; at < all.length; at += 6) await Promise.allSettled(all.slice(at, at + 6).map(way));
    }
  }, attempts);
}

for (const [what, host] of [
  ['another site', '127.0.0.1'],
  ['another port of the same host', 'localhost'],
] as const) {
  test(`from ${what} no change can be made with somebody's session, by whatever way it is sent (T8) [S4-09]`, async ({
    open,
  }) => {
    const page = await open('user', { ownSession: true });
    const base = new URL(page.url()).origin;
    const system = await open('system');
    const kept = await choice(page);
    const since = new Date().toISOString();
    const attempts = [
      { url: base + savePreference.path, body: JSON.stringify(kept) },
      ...changing.map(({ path }) => ({ url: addressOf(base, path), body: '{}' })),
    ];

    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`http://${host}:${port}/`);
    await attack(elsewhere, attempts);

    const { rows } = await (await system.request.get('/api/audit?person=user@madoguchi.example&limit=200')).json();
    const events = (rows as { occurredAt: string; event: string }[])
      .filter(({ occurredAt }) => occurredAt > since)
      .map(({ event }) => event);
    expect(events.filter((event) => event !== 'attempt.refused')).toEqual([]);
    // To another site the browser gives no cookie; of the same host it does, and the portal itself has to refuse.
    expect(events.length > 0).toBe(host === 'localhost');
    expect(await choice(page), 'neither was the choice kept').toEqual(kept);

    // The control: the same request of our own page is taken, so that it was the place it came from which was refused.
    const status = await page.evaluate(
      async ([path, body]) =>
        (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
      [savePreference.path, JSON.stringify(kept)] as const,
    );
    expect(status).toBe(200);
    await keepChoice(page, 'font-size', 100);
    const gone = await page.evaluate(
      async (path) =>
        (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
      signOut.path,
    );
    expect(gone, 'the session was there all the time').toBe(200);
  });
}

test('no other site shows a page of the portal in a frame (T8)', async ({ open }) => {
  const page = await open('user');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`http://localhost:${port}/`);
  await elsewhere.evaluate(async (url) => {
    const frame = document.createElement('iframe');
    const ended = new Promise((resolve) => {
      frame.addEventListener('load', resolve);
    });
    frame.src = url;
    document.body.append(frame);
    await ended;
  }, page.url());
  const framed = elsewhere.frames().filter((frame) => frame !== elsewhere.mainFrame());
  await expect.poll(() => framed.map((frame) => frame.url())).toEqual(['chrome-error://chromewebdata/']);
});
