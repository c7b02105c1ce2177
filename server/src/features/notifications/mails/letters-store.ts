// Letters: mails that carry the secret of a link. They go to one person whatever that person chose to be told, and another
// feature queues them in the statement that makes the link.
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import type { NotificationValues } from '@madoguchi/contract/notifications/model.ts';
import { type RawBuilder, sql } from 'kysely';

export interface Letter {
  /** Names it in the queue, and once in its Message-ID. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: NotificationKind;
  readonly said: NotificationValues;
  readonly at: string;
  /** ISO instant; later it is not sent. */
  readonly goodUntil: string;
  /** Stands in clear in the queue until the mail is settled, and nowhere after. */
  readonly secret: string;
}

/** As the rows below read them. */
export function writtenLetters(letters: readonly Letter[]): string {
  return JSON.stringify(letters);
}

const lettersOf = (letters: RawBuilder<unknown>) => sql`json_to_recordset(${letters}::json) as l(id uuid,
  "accountId" uuid, kind text, said jsonb, at timestamptz, "goodUntil" timestamptz, secret text)`;

/** An outer join of the letter of a fact to the account as `m`, with its `state` and `last_answer`. */
export const withLetter = (account: RawBuilder<unknown>, fact: RawBuilder<unknown>) =>
  sql`left join mails m on m.account_id = ${account} and m.fact_id = ${fact}`;

/** Two parts of a change, for letters written by `writtenLetters`: they are queued only where it took place. */
export function letterParts(letters: RawBuilder<unknown>) {
  return {
    told: sql`insert into notifications (account_id, fact_id, kind, subject, about, said, at, shown)
      select l."accountId", l.id, l.kind, null, '', l.said, l.at, false
      from ${lettersOf(letters)} where exists (select from changed)`,
    queued: sql`insert into mails (account_id, fact_id, state, queued_at, due_at, good_until, secret)
      select l."accountId", l.id, 'queued', l.at, l.at, l."goodUntil", l.secret
      from ${lettersOf(letters)} where exists (select from changed)`,
  };
}

/** A part of a change: letters to the account that wait already are not sent, and forget their secret. */
export function recallLetters(account: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update mails set state = 'failed', secret = null, last_answer = 'recalled'
    where account_id = ${account} and state = 'queued' and secret is not null and exists (select from changed)`;
}
