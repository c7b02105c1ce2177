import { describe, expect, it } from 'vitest';
import { RECEIVER_HELP, readReceiverOrder } from './arguments.ts';

const files = ['--folder', '/records', '--ca', '/ca.crt', '--cert', '/server.crt', '--key', '/server.key'];

describe('npm run audit-receiver', () => {
  it('listens on this machine only, unless told otherwise', () => {
    expect(readReceiverOrder(files)).toEqual({
      command: 'serve',
      folder: '/records',
      host: '127.0.0.1',
      port: 2514,
      caFile: '/ca.crt',
      certFile: '/server.crt',
      keyFile: '/server.key',
    });
    expect(readReceiverOrder([...files, '--host', '0.0.0.0', '--port', '6514'])).toMatchObject({ port: 6514 });
  });

  it('makes certificates for a name, for so many days', () => {
    const order = readReceiverOrder(['make-certificates', '/certificates', '--host', 'log.internal', '--days', '90']);
    expect(order).toEqual({ command: 'make-certificates', folder: '/certificates', host: 'log.internal', days: 90 });
  });

  it.each<[string, string[], string]>([
    ['no certificate is given', files.slice(0, 4), '--cert is missing.\n--key is missing.'],
    ['the port is none', [...files, '--port', 'x'], '--port is not a whole number'],
    ['nothing could call it so', ['make-certificates', '/c', '--host', 'a b'], '--host is not'],
    ['no folder is named', ['make-certificates'], 'make-certificates FOLDER'],
    ['the command is none', ['start'], 'make-certificates FOLDER'],
    ['an option is none', ['--forever'], "Unknown option '--forever'"],
  ])('ends with 2 and says so where %s', (_what, words, complaint) => {
    expect(() => readReceiverOrder(words)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(complaint) }),
    );
  });

  it('explains itself', () => {
    expect(readReceiverOrder(['--help'])).toBe('help');
    for (const option of ['--folder', '--host', '--port', '--ca', '--cert', '--key', '--days'])
      expect(RECEIVER_HELP.en).toContain(option);
  });
});
