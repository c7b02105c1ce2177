// Sends what is queued, a few at a time. A dead mail server delays: nothing is lost, and nobody's request waits for it.
import { setTimeout as pause } from 'node:timers/promises';
import { dayInJapan } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/statement.ts';
import type { PassingNews } from '../../../platform/facts/passing-news.ts';
import { tellFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import {
  CONNECTIONS,
  type Handover,
  type MailTransport,
  openTransport,
} from '../../../platform/mail/mail-transport.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { inTime, PATIENCE, type Patience } from './in-time.ts';
import { endOf, endOfLate, later, SYSTEM } from './mail-end.ts';
import { mailMessage } from './mail-message.ts';
import {
  type Delays,
  findDelays,
  findLateLetters,
  type MailQueue,
  mailQueue,
  msUntilNext,
  type QueuedMail,
  settleMail,
} from './mail-queue-store.ts';

/** After so long without a mail the system people hear of it (reliability R24). */
const ALARM_MS = 15 * 60_000;

/**
 * Tells the system people that mails wait, whatever the mail server says to them. Where none goes out that is told once, by
 * when it began; the next mail that goes out ends it. Where others have gone out for as long, it is told once for each day on
 * which one was queued that waits: a full mailbox is no news every minute.
 */
async function tellDelay({ clock, facts }: Pick<Ground, 'clock' | 'facts'>, executor: Executor): Promise<void> {
  const now = clock.now();
  const longAgo = later(now, -ALARM_MS);
  const key = keyOf(await findDelays(executor, longAgo), longAgo);
  if (key === null) return;
  const news = { id: uuidAt(now), key, kind: 'mail-delayed', at: now, subject: null, about: '', to: SYSTEM } as const;
  if ((await tellFacts(executor, [{ ...news, said: { minutes: ALARM_MS / 60_000 } }])) > 0) facts.ring();
}

function keyOf({ noneSince, overtaken }: Delays, longAgo: string): string | null {
  if (noneSince !== null && noneSince <= longAgo) return `mail-delayed:${noneSince}`;
  return overtaken === null ? null : `mail-delayed:of:${dayInJapan(overtaken)}`;
}

/** Longer than the longest hand-over: until then a taken mail belongs to whoever took it. */
const TAKEN_MS = PATIENCE.wholeMs + PATIENCE.answerMs + 60_000;
/** A server that is down is tried again after these. */
const DOWN_MS = [15_000, 30_000, 60_000, 2 * 60_000, 5 * 60_000] as const;
/** Another process may queue a mail or die with one: looked for now and then. */
const LOOK_MS = 60_000;

type Needs = Pick<Ground, 'clock' | 'config' | 'log' | 'facts'>;
type Outcome = Handover['outcome'];

interface Manner {
  readonly patience?: Patience | undefined;
  readonly passing?: readonly PassingNews[];
}

export class MailSender {
  readonly #ground: Needs;
  readonly #executor: Executor;
  readonly #patience: Patience;
  readonly #queue: MailQueue;
  readonly #stopping = new AbortController();
  #waking = new AbortController();
  /** Aborted where a mail was queued, or a hand-over ended, after the queue was last looked at. */
  #woken = this.#waking.signal;
  #working: Promise<unknown> = Promise.resolve();
  #timesDown = 0;

  constructor(ground: Needs, executor: Executor, { patience = PATIENCE, passing = [] }: Manner = {}) {
    this.#ground = ground;
    this.#executor = executor;
    this.#patience = patience;
    this.#queue = mailQueue(passing);
  }

  start(): void {
    this.#working = Promise.all([this.#work(), this.#watch()]);
  }

  /** A mail was queued. While the server is down this hastens nothing. */
  wake(): void {
    const waking = this.#waking;
    this.#waking = new AbortController();
    waking.abort();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal: stopping } = this.#stopping;
    while (!stopping.aborted) {
      const waitMs = await this.#safely(() => this.run());
      await rest(waitMs, this.#timesDown > 0 || stopping.aborted ? stopping : this.#woken);
    }
  }

  /** Beside the work, which may wait long for a slow server. */
  async #watch(): Promise<void> {
    const { signal: stopping } = this.#stopping;
    while (!stopping.aborted) {
      await rest(LOOK_MS, stopping);
      if (!stopping.aborted) await this.#safely(() => tellDelay(this.#ground, this.#executor));
    }
  }

  async #safely<Result>(work: () => Promise<Result>): Promise<Result | typeof LOOK_MS> {
    try {
      return await work();
    } catch (error) {
      this.#ground.log.warn({ err: error }, 'the queue of mails could not be read; it is tried again');
      return LOOK_MS;
    }
  }

  /** Sends what is due now. Answers after how many milliseconds to look again. */
  async run(): Promise<number> {
    const { config, clock } = this.#ground;
    if (config.mail === null) return LOOK_MS;
    await this.#endUnsent();
    const transport = openTransport(config.mail);
    const outcomes = await this.#sendDue(transport).finally(() => transport.close());
    await tellDelay(this.#ground, this.#executor);
    if (outcomes.has('down') && !outcomes.has('sent')) return this.#isDown();
    this.#timesDown = 0;
    return Math.min(LOOK_MS, Math.max(0, (await msUntilNext(this.#executor, clock.now())) ?? LOOK_MS));
  }

  /**
   * Hands over what is due, and what is queued meanwhile: a mail whose answer takes long holds up no other. Once the server
   * is down, no more are begun: a mail goes back to the queue only when no taking is under way that began before that was
   * known, or it would be taken again at once. Answers what came of them, when the last is over.
   */
  async #sendDue(transport: MailTransport): Promise<ReadonlySet<Outcome>> {
    const outcomes = new Set<Outcome>();
    const failures: unknown[] = [];
    const underWay = new Set<Promise<unknown>>();
    let taking: Promise<unknown> = Promise.resolve();
    const handOver = async (mail: QueuedMail) => {
      const handover = await inTime(
        transport,
        mailMessage(mail, this.#ground.config),
        this.#stopping.signal,
        this.#patience,
      );
      outcomes.add(handover.outcome);
      await taking;
      await this.#settle(mail, handover);
    };
    const begin = (mail: QueuedMail) => {
      const over = handOver(mail)
        .catch((error: unknown) => failures.push(error))
        .finally(() => {
          underWay.delete(over);
          this.wake();
        });
      underWay.add(over);
    };
    const goesOn = () => failures.length === 0 && !outcomes.has('down') && !this.#stopping.signal.aborted;
    do {
      this.#woken = this.#waking.signal;
      while (underWay.size < CONNECTIONS && goesOn()) {
        const next = this.#takeOne().catch((error: unknown) => void failures.push(error));
        taking = next;
        const mail = await next;
        if (mail === undefined) break;
        begin(mail);
      }
      if (underWay.size > 0) await rest(LOOK_MS, this.#woken);
    } while (underWay.size > 0);
    if (failures.length > 0) throw failures[0];
    return outcomes;
  }

  async #takeOne(): Promise<QueuedMail | undefined> {
    const now = this.#ground.clock.now();
    return this.#queue.take(this.#executor, now, later(now, TAKEN_MS));
  }

  async #settle(mail: QueuedMail, handover: Handover): Promise<void> {
    const { clock, log, facts } = this.#ground;
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
  }

  /** Ends mails that are not to be sent any more: to whoever may not log in, of what is so no more, and letters whose link ran out. */
  async #endUnsent(): Promise<void> {
    const { clock, facts } = this.#ground;
    const now = clock.now();
    await this.#queue.endUnwanted(this.#executor, now);
    for (const letter of await findLateLetters(this.#executor, now)) {
      await settleMail(this.#executor, letter, endOfLate(letter, now), now);
      facts.ring();
    }
  }

  #isDown(): number {
    const waitMs = DOWN_MS[Math.min(this.#timesDown, DOWN_MS.length - 1)] ?? LOOK_MS;
    this.#timesDown += 1;
    return waitMs;
  }
}

/** Waits, and ends early at the signal. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
