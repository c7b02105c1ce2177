// Sends what is queued, a few at a time. A dead mail server delays: nothing is lost, and nobody's request waits for it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../../platform/db/statement.ts';
import { type ToldFact, tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { type Handover, type MailTransport, openTransport } from '../../../platform/mail/mail-transport.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { inTime } from './in-time.ts';
import { mailMessage } from './mail-message.ts';
import { type MailEnd, nextMail, type QueuedMail, settleMail, takeMails } from './mail-queue-store.ts';

const MAILS_AT_ONCE = 6;
/** Longer than the longest hand-over: until then a taken mail belongs to whoever took it. */
const TAKEN_MS = 5 * 60_000;
/** A mail that was put off is tried again after these, then every hour. */
const LATER_MS = [60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000] as const;
/** A server that is down is tried again after these. */
const DOWN_MS = [15_000, 30_000, 60_000, 2 * 60_000, 5 * 60_000] as const;
/** Another process may queue a mail or die with one: looked for now and then. */
const LOOK_MS = 60_000;
/** After so long without a mail the system people hear of it (reliability R24). */
const ALARM_MS = 15 * 60_000;

const SYSTEM = { roles: ['system'] } as const;

type Needs = Pick<Ground, 'clock' | 'config' | 'log' | 'facts'>;
const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

export class MailSender {
  readonly #ground: Needs;
  readonly #executor: Executor;
  readonly #stopping = new AbortController();
  #waking = new AbortController();
  #working: Promise<void> = Promise.resolve();
  #timesDown = 0;

  constructor(ground: Needs, executor: Executor) {
    this.#ground = ground;
    this.#executor = executor;
  }

  start(): void {
    this.#working = this.#work();
  }

  /** A mail was queued. While the server is down this hastens nothing. */
  wake(): void {
    this.#waking.abort();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#waking.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const waitMs = await this.#runSafely();
      const signal = this.#timesDown > 0 ? this.#stopping.signal : this.#waking.signal;
      await pause(waitMs, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (!this.#stopping.signal.aborted) this.#waking = new AbortController();
    }
  }

  async #runSafely(): Promise<number> {
    try {
      return await this.run();
    } catch (error) {
      this.#ground.log.warn({ err: error }, 'the queue of mails could not be read; it is tried again');
      return LOOK_MS;
    }
  }

  /** Sends what is due now. Answers after how many milliseconds to look again. */
  async run(): Promise<number> {
    const { config, clock } = this.#ground;
    if (config.mail === null) return LOOK_MS;
    const transport = openTransport(config.mail);
    try {
      for (;;) {
        const now = clock.now();
        const mails = await takeMails(this.#executor, now, later(now, TAKEN_MS), MAILS_AT_ONCE);
        if (mails.length === 0) break;
        const outcomes = await Promise.all(mails.map((mail) => this.#handOver(transport, mail)));
        if (outcomes.every((outcome) => outcome !== 'sent') && outcomes.includes('down')) return await this.#isDown();
        this.#timesDown = 0;
        if (this.#stopping.signal.aborted) break;
      }
    } finally {
      transport.close();
    }
    const { dueInMs } = await nextMail(this.#executor, clock.now());
    return Math.min(LOOK_MS, Math.max(0, dueInMs ?? LOOK_MS));
  }

  async #handOver(transport: MailTransport, mail: QueuedMail): Promise<Handover['outcome']> {
    const { clock, config, log, facts } = this.#ground;
    const handover = await inTime(transport.send(mailMessage(mail, config)), this.#stopping.signal);
    const now = clock.now();
    const end = endOf(mail, handover, now);
    await settleMail(this.#executor, mail, end, now);
    if (handover.outcome !== 'sent') {
      const { outcome, answer } = handover;
      log.warn(
        { outcome, answer, fact: mail.factId, account: mail.accountId, attempt: mail.attempts },
        'a mail was not sent',
      );
    }
    if (end.state === 'failed') facts.ring();
    return handover.outcome;
  }

  async #isDown(): Promise<number> {
    const { clock, facts } = this.#ground;
    const waitMs = DOWN_MS[Math.min(this.#timesDown, DOWN_MS.length - 1)] ?? LOOK_MS;
    this.#timesDown += 1;
    const now = clock.now();
    const { oldest, waitsSince } = await nextMail(this.#executor, now);
    if (oldest !== null && waitsSince !== null && Date.parse(now) - Date.parse(waitsSince) >= ALARM_MS) {
      const said = { minutes: ALARM_MS / 60_000 };
      const news = { id: uuidAt(now), key: `mail-delayed:${oldest}`, kind: 'mail-delayed', at: now } as const;
      if ((await tellFacts(this.#executor, [{ ...news, subject: null, about: '', said, to: SYSTEM }])) > 0)
        facts.ring();
    }
    return waitMs;
  }
}

/** What becomes of the mail. Only a refusal for good ends it unsent, and the system people hear of that. */
function endOf(mail: QueuedMail, handover: Handover, now: string): MailEnd {
  switch (handover.outcome) {
    case 'sent':
      return { state: 'sent' };
    case 'refused':
      return { state: 'failed', answer: handover.answer, fact: refusalOf(mail, handover.answer, now) };
    case 'later': {
      const delayMs = LATER_MS[Math.min(mail.attempts, LATER_MS.length) - 1] ?? 0;
      return { state: 'queued', due: later(now, delayMs), answer: handover.answer };
    }
    case 'down':
      return { state: 'queued', due: now, answer: handover.answer };
    default:
      return handover satisfies never;
  }
}

function refusalOf(mail: QueuedMail, answer: string, now: string): ToldFact {
  return {
    id: uuidAt(now),
    key: `mail-refused:${mail.factId}:${mail.accountId}`,
    kind: 'mail-refused',
    at: now,
    subject: null,
    about: mail.email,
    said: { to: mail.email, reply: answer.slice(0, 3) },
    to: SYSTEM,
  };
}
