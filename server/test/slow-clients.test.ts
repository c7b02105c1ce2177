// Clients that never finish: sending their headers or their body, or not reading (reliability T23).
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { PROBLEMS } from '@madoguchi/contract/problems.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listeningAt } from './listening.ts';
import { openWorld, type World } from './world.ts';

/** Time-outs scaled down, so that the test need not wait as long as a real sender would be given. */
const SCALED = { headersTimeout: 300 };
const BODY_MS = 600;
const SLOW = 40;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, 6, BODY_MS);
});
afterAll(async () => {
  world.app.server.closeAllConnections();
  await world.close();
});

const HALF_HEADERS = 'GET /api/session HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const halfBody = (token: string) =>
  `POST /api/auth/user/update HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
  'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"user":';

/** Opens slow connections and counts those that the other side has not ended yet. */
async function openSlow(address: string, texts: readonly string[]) {
  const { port, hostname } = new URL(address);
  const sockets: Socket[] = [];
  const ended = new Set<Socket>();
  for (const text of texts) {
    const socket = connect(Number(port), hostname);
    socket.on('close', () => ended.add(socket)).on('error', () => ended.add(socket));
    await once(socket, 'connect');
    socket.write(text);
    // Whatever is answered is read, so that the end is seen.
    socket.resume();
    sockets.push(socket);
  }
  const leave = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { open: () => sockets.length - ended.size, leave };
}

describe('a slow client', () => {
  it('has 8 s for headers, looked at every half second, and two minutes for anything', () => {
    const { headersTimeout, requestTimeout } = world.app.server;
    expect(headersTimeout).toBe(8_000);
    expect(requestTimeout).toBe(120_000);
    expect(checkedEveryMs(world.app.server)).toBe(500);
  });

  it('may take its time over an admitted upload, but over no other, and not as a guest [B0-07]', async () => {
    const address = await listeningAt(world.app);
    const upload = (token: string) =>
      `POST /api/attachments HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b\r\n';
    const admitted = await openSlow(address, [upload(world.people.staff.token)]);
    const guest = await openSlow(address, [upload('a'.repeat(43))]);
    await expect.poll(guest.open, { timeout: 20_000 }).toBe(0);
    expect(admitted.open()).toBe(1);
    admitted.leave();
  });

  it('loses its connection while it sends, and healthy requests go on meanwhile', async () => {
    const address = await listeningAt(world.app);
    Object.assign(world.app.server, SCALED);
    const half = Array.from({ length: SLOW / 2 }, () => [HALF_HEADERS, halfBody(world.people.staff.token)]).flat();
    const slow = await openSlow(address, half);
    const healthy = async () => (await fetch(`${address}/api/health`)).status;
    expect(await Promise.all(Array.from({ length: 20 }, healthy))).toEqual(Array.from({ length: 20 }, () => 200));
    await expect.poll(slow.open, { timeout: 20_000 }).toBe(0);
    expect(await healthy()).toBe(200);
  });

  it('that has said nothing is let go without a word: what a browser sends in that moment has another answer', async () => {
    const { port, hostname } = new URL(await listeningAt(world.app));
    Object.assign(world.app.server, SCALED);
    const heard: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.on('data', (data) => heard.push(data));
    await once(socket, 'close');
    expect(Buffer.concat(heard).toString()).toBe('');
  });

  it('has a negative control: a server with the framework’s defaults keeps all of them', async () => {
    const plain = Fastify();
    plain.post('/api/auth/user/update', async () => ({}));
    plain.get('/api/session', async () => ({}));
    try {
      const kept = await openSlow(
        await listeningAt(plain),
        Array.from({ length: SLOW }, () => HALF_HEADERS),
      );
      const ours = await openSlow(await listeningAt(world.app), [HALF_HEADERS]);
      await expect.poll(ours.open, { timeout: 20_000 }).toBe(0);
      expect(kept.open()).toBe(SLOW);
      kept.leave();
    } finally {
      plain.server.closeAllConnections();
      await plain.close();
    }
  });

  it.each([
    ['headers that are too long', `GET /api/session HTTP/1.1\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 'too-large'],
    ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n', 'unreadable'],
    [
      'two lengths of one body',
      'POST /api/auth HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      'unreadable',
    ],
  ] as const)('that sends %s is answered in the shape of errors [S8-01]', async (_case, sent, code) => {
    const { port, hostname } = new URL(await listeningAt(world.app));
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [first] = (await once(socket, 'data')) as [Buffer];
    const [head = '', body = ''] = first.toString().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${PROBLEMS[code]} `));
    expect(ProblemBody.strict().parse(JSON.parse(body)).code).toBe(code);
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    socket.destroy();
  });

  it.each([
    [
      'headers that are too long',
      `GET /api/session HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
      'too-large',
    ],
    ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n', 'unreadable'],
  ] as const)(
    'that sends %s on a connection that was answered before is told so as well [S8-01]',
    async (_case, sent, code) => {
      const { port, hostname } = new URL(await listeningAt(world.app));
      const socket = connect(Number(port), hostname);
      const heard: Buffer[] = [];
      socket.on('data', (data: Buffer) => heard.push(data));
      socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await expect.poll(() => Buffer.concat(heard).toString()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n.+/);
      heard.length = 0;
      socket.write(sent);
      await once(socket, 'close');
      const [head = '', body = ''] = Buffer.concat(heard).toString().split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${PROBLEMS[code]} `));
      expect(ProblemBody.strict().parse(JSON.parse(body)).code).toBe(code);
    },
  );
});

/** How often Node looks for connections that took too long; it keeps the setting without declaring it. */
function checkedEveryMs(server: object): number {
  const { connectionsCheckingInterval } = server as { connectionsCheckingInterval?: number };
  return connectionsCheckingInterval ?? Number.POSITIVE_INFINITY;
}
