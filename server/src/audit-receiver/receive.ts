// One sender's connection: its frames are taken in order, written and forced to the disk, and only then acknowledged.
import type { Duplex } from 'node:stream';
import { MESSAGE_MAX, type RelpFrame, RelpReader, writtenFrame } from '../platform/log-server/relp-frame.ts';
import { type Keeping, keepMessages } from './keep-messages.ts';

const OFFERS = ['relp_version=0', 'relp_software=madoguchi-audit-receiver', 'commands=syslog'].join('\n');

/**
 * Serves the connection until it ends.
 * @throws what broke it: the network, or a fault of the protocol
 */
export async function receive(stream: Duplex, keeping: Keeping): Promise<void> {
  const reader = new RelpReader(MESSAGE_MAX);
  for await (const piece of stream) {
    const frames = reader.push(piece);
    // While these are on their way to the disk the next ones gather: one wait for the disk serves many.
    stream.write(await answersTo(frames, keeping));
    if (frames.some(({ command }) => command === 'close')) {
      stream.end(writtenFrame(0, 'serverclose'));
      return;
    }
  }
}

async function answersTo(frames: readonly RelpFrame[], keeping: Keeping): Promise<Buffer> {
  const messages = frames.filter(({ command }) => command === 'syslog').map(({ data }) => data);
  const refused = await keepMessages(messages, keeping);
  const kept = refused === null ? '200 OK' : `500 ${refused}`;
  const answers = frames.map(({ number, command }) => {
    switch (command) {
      case 'syslog':
        return writtenFrame(number, 'rsp', kept);
      case 'open':
        return writtenFrame(number, 'rsp', `200 OK\n${OFFERS}`);
      case 'close':
        return writtenFrame(number, 'rsp');
      default:
        return writtenFrame(number, 'rsp', '500 this command is not known');
    }
  });
  return Buffer.concat(answers);
}
