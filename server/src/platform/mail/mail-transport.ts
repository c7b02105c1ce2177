// Hands mails to the mail server, and says in a word what came of it.
import { Transform } from 'node:stream';
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
  /** For the calendar of whoever gets it: a file of iCalendar, and what it asks for (RFC 6047). */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: Buffer };
}

/**
 * `refused`: the server will never take this mail. `later`: not now, this one. `down`: the server cannot be talked to, or
 * wants nothing of us; other mails would fare no better. `unanswered`: all of it was sent and no answer came, so the server
 * may have it. `answer` is what it said, for the record.
 */
export type Handover =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'later' | 'down' | 'unanswered'; readonly answer: string };

/** State shared by a hand-over and its caller. */
export interface Waiting {
  /** Gives it up, whatever it is at: its connection is closed. */
  readonly givenUp: AbortSignal;
  /** Called when all of it was sent: from here on the server may have it. */
  readonly onWhole: () => void;
}

export interface MailTransport {
  send(message: MailMessage, waiting: Waiting): Promise<Handover>;
  /** Only when nothing is under way any more. */
  close(): void;
}

/** So many mails are under way at most, each with a connection of its own: none waits for that of another. */
export const CONNECTIONS = 3;

const CONNECT_MS = 10_000;
/** Whoever waits gives up earlier; this ends a connection that nobody waits for. */
const SILENCE_MS = 15 * 60_000;
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
  const underWay = new Map<string, () => void>();
  transport.use('stream', ({ data, message }, done) => {
    message.transform(() => untilItsEnd(() => underWay.get(data.messageId ?? '')?.()));
    done();
  });
  return {
    send: async ({ date, calendar, ...message }, { givenUp, onWhole }) => {
      let isWhole = false;
      underWay.set(message.messageId, () => {
        isWhole = true;
        onWhole();
      });
      try {
        const headers = { 'Auto-Submitted': 'auto-generated' };
        const alternatives = calendar === undefined ? [] : [partOf(calendar)];
        await transport.sendMail({ ...message, alternatives, date: new Date(date), headers, signal: givenUp });
        return { outcome: 'sent' };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return handoverOf(error, isWhole);
      } finally {
        underWay.delete(message.messageId);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** Beside text and HTML as one of three alternatives: mail programs look for it there. */
const partOf = ({ method, content }: NonNullable<MailMessage['calendar']>) => ({
  contentType: `text/calendar; method=${method}; charset=UTF-8`,
  content,
});

/** Lets a mail pass as it is, and says when its end went by. It is read only after the server has asked for it. */
const untilItsEnd = (onEnd: () => void) =>
  new Transform({
    transform: (part, _encoding, done) => done(null, part),
    flush: (done) => {
      onEnd();
      done();
    },
  });

/** nodemailer's errors, as far as we read them. */
interface SmtpError {
  readonly code?: string;
  /** The step of the dialogue that failed. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message?: string;
}

/** Classifies a failed hand-over. Only an answer about this very mail is held against it, not one about its sender. */
function handoverOf(error: SmtpError, isWhole: boolean): Handover {
  const { code, command, responseCode, response, message } = error;
  const answer = (response ?? message ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, ANSWER_MAX);
  if (isWhole && responseCode === undefined) return { outcome: 'unanswered', answer };
  const isAboutTheMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  if (!isAboutTheMail || responseCode === 421) return { outcome: 'down', answer };
  // Without an answer it was never asked: the address cannot even be written into an envelope.
  const isForGood = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
  return { outcome: isForGood ? 'refused' : 'later', answer };
}
