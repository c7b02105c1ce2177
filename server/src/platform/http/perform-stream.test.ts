// A live stream over a real connection, whose page takes what comes or does not.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { performStream } from './perform.ts';

const EVENT = 'a'.repeat(1_024);
/** More than the buffers of two machines hold, by far. */
const MANY = 65_536;

let server: Server;
let page: Socket;
let ended: Promise<void>;
let send: (event: string) => void;

beforeEach(async () => {
  const opened = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  ended = over.promise;
  const handler = async (context: unknown) => {
    const asked = context as { send: (event: string) => void; onEnd: (then: () => void) => void };
    send = asked.send;
    asked.onEnd(over.resolve);
    opened.resolve();
  };
  server = createServer((request: IncomingMessage, reply: ServerResponse) => {
    const asking = { handler, base: {} } as unknown as Parameters<typeof performStream>[0];
    const hijacked = { raw: reply, hijack: () => {} } as unknown as Parameters<typeof performStream>[2];
    void performStream(asking, { raw: request } as unknown as Parameters<typeof performStream>[1], hijacked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  page = connect((server.address() as AddressInfo).port, '127.0.0.1');
  page.on('error', () => {});
  page.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n');
  await opened.promise;
});
afterEach(async () => {
  page.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

it('is given up where its page takes nothing any more, and costs no memory until then (T23, R13)', async () => {
  page.pause();
  for (let sent = 0; sent < MANY; sent += 1) send(EVENT);
  await ended;
});

it('goes on where its page takes what comes, however much that is (B4-08)', async () => {
  let heard = 0;
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  page.on('data', (piece: Buffer) => {
    heard += piece.length;
  });
  for (let sent = 1; sent <= 1_024; sent += 1) {
    send(EVENT);
    while (heard < sent * EVENT.length && !isOver) await once(page, 'data');
  }
  expect(isOver).toBe(false);
});
