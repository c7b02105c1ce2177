// By what name the portal is asked for, over real connections: a client library would not send two.
import { once } from 'node:events';
import { connect } from 'node:net';
import { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listeningAt } from '../../../test/listening.ts';
import { openWorld, type World } from '../../../test/world.ts';

let sample: World;
let real: World;
beforeAll(async () => {
  sample = await openWorld({ PUBLIC_URL: 'http://madoguchi.test:3000' });
  real = await openWorld({ DATABASE_URL: 'postgresql://somewhere/portal' });
});
afterAll(() => Promise.all([sample.close(), real.close()]));

async function ask(world: World, hosts: readonly string[], path = '/api/session') {
  const { port, hostname } = new URL(await listeningAt(world.app));
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`);
  const heard: Buffer[] = [];
  socket.on('data', (data: Buffer) => heard.push(data));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(heard).toString().split('\r\n\r\n');
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), head, body };
}

describe('a request', () => {
  it.each([['/api/session'], ['/'], ['/api/none'], ['/assets/none.js']])(
    'with two Host headers is refused, whatever it asks for: %s',
    async (path) => {
      for (const hosts of [
        ['localhost', 'evil.example'],
        ['localhost', 'localhost'],
      ]) {
        const { status, body } = await ask(real, hosts, path);
        expect(status).toBe(400);
        expect(ProblemBody.strict().parse(JSON.parse(body)).code).toBe('unreadable');
      }
    },
  );

  it.each(['a b', '[::1', 'http://x', 'a:99999999'])('with a Host that names nothing is refused: %s', async (host) => {
    expect((await ask(real, [host])).status).toBe(400);
  });
});

describe('a portal of the sample organisation', () => {
  it.each(['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1:1', '[::1]:3000', 'madoguchi.test'])(
    'is there under %s',
    async (host) => expect((await ask(sample, [host])).status).toBe(200),
  );

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.nip.io', '192.0.2.7', '[::2]'])(
    'is not there under %s, which somebody else may have pointed here',
    async (host) => {
      const { status, body } = await ask(sample, [host]);
      expect(status).toBe(403);
      expect(ProblemBody.strict().parse(JSON.parse(body)).code).toBe('foreign-origin');
      expect((await ask(real, [host])).status).toBe(200);
    },
  );
});

it('nothing that is answered may be taken for another kind of content', async () => {
  for (const path of ['/api/session', '/api/none', '/api/claims', '/', '/assets/none.js', '/api/openapi.json']) {
    expect((await ask(real, ['localhost'], path)).head.toLowerCase(), path).toContain(
      'x-content-type-options: nosniff',
    );
  }
  expect((await ask(real, ['a', 'b'])).head.toLowerCase()).toContain('x-content-type-options: nosniff');
});
