// A mail server of a test: takes mails, or is slow, refuses or breaks off, as the test tells it.
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type Mail, readMail } from './read-mail.ts';

/** The server's treatment of a mail: an SMTP answer, breaking off after having taken it, answering late, or never. */
export type Behaviour =
  | 'take'
  | 'break-off'
  | 'say-nothing'
  | { readonly answersAfterMs: number }
  | { readonly code: number; readonly at: 'RCPT' | 'DATA' };

export interface MailServer {
  readonly url: string;
  /** Everything that was taken, in order; what was handed over twice stands here twice. */
  readonly taken: readonly Mail[];
  /** How often somebody came as far as a recipient. */
  readonly asked: () => number;
  behave(next: Behaviour): void;
  close(): Promise<void>;
}

const refusal = (code: number) => Object.assign(new Error(`${code} as the test says`), { responseCode: code });

export async function startMailServer(port = 0): Promise<MailServer> {
  const taken: Mail[] = [];
  let behaviour: Behaviour = 'take';
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'portal' }),
    onRcptTo: (_address, _session, done) => {
      asked += 1;
      if (typeof behaviour === 'object' && 'code' in behaviour && behaviour.at === 'RCPT')
        done(refusal(behaviour.code));
      else done();
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (typeof behaviour === 'object' && 'code' in behaviour) return done(refusal(behaviour.code));
        taken.push(
          readMail(
            Buffer.concat(parts),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        if (behaviour === 'take') return done();
        if (typeof behaviour === 'object') setTimeout(done, behaviour.answersAfterMs);
        if (behaviour === 'break-off') for (const socket of sockets) socket.destroy();
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // A client that breaks off is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const at = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    taken,
    asked: () => asked,
    behave: (next) => {
      behaviour = next;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
