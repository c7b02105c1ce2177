// Hands mails to the mail server, and says in three words what came of it.
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface MailMessage {
  /** The same whenever this mail is handed over: who gets it twice can tell. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  /** An ISO instant. */
  readonly date: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * `refused`: the server will never take this mail. `later`: not now, this one. `down`: the server cannot be talked to, or
 * wants nothing of us; other mails would fare no better. `answer` is what it said, for the record.
 */
export type Handover =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'later' | 'down'; readonly answer: string };

export interface MailTransport {
  send(message: MailMessage): Promise<Handover>;
  close(): void;
}

const CONNECT_MS = 10_000;
/** A server that says nothing for so long is down. */
const SILENCE_MS = 20_000;
const CONNECTIONS = 3;
const ANSWER_MAX = 300;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Opens nothing yet. Several mails of a run share connections; the run closes them. */
export function openTransport({ server }: NonNullable<Config['mail']>): MailTransport {
  const { username, hostname } = new URL(server);
  const transport = createTransport({
    url: server,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A password never crosses a network in the clear.
    requireTLS: username !== '' && !LOOPBACK.has(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ date, ...message }) => {
      try {
        await transport.sendMail({ ...message, date: new Date(date), headers: { 'Auto-Submitted': 'auto-generated' } });
        return { outcome: 'sent' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return handoverOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** nodemailer's errors, as far as we read them. */
interface SmtpError {
  readonly code?: string;
  /** The step of the dialogue that failed. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message?: string;
}

/** What a failed hand-over means. Only an answer about this very mail is held against it, not one about its sender. */
function handoverOf(error: SmtpError): Handover {
  const { code, command, responseCode, response, message } = error;
  const answer = (response ?? message ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, ANSWER_MAX);
  const isAboutTheMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  if (!isAboutTheMail || responseCode === 421) return { outcome: 'down', answer };
  // Without an answer it was never asked: the address cannot even be written into an envelope.
  const isForGood = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
  return { outcome: isForGood ? 'refused' : 'later', answer };
}
