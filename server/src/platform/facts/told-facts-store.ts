// Facts that are rows nowhere else. A write tells them in its own statement, a job of the day in one of its own.
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import type { NotificationValues } from '@madoguchi/contract/notifications/model.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, run, statement } from '../db/statement.ts';
import type { ToldCalendar } from '../ical/calendar-event.ts';
import type { FactSource } from './fact-source.ts';

/** A fact to be told. One with the key of an earlier one is no news. */
export interface ToldFact {
  readonly id: string;
  readonly key: string | null;
  readonly kind: NotificationKind;
  readonly at: string;
  readonly subject: string | null;
  readonly about: string;
  readonly said: NotificationValues;
  /** Everybody with one of these roles, one employee, or one account, whose person may not have begun yet. */
  readonly to: { readonly roles: readonly string[] } | { readonly employee: string } | { readonly account: string };
  /** Brought along by its mail, for the calendar of whoever gets it. */
  readonly calendar?: ToldCalendar | null;
}

/** As `toldFactRows` reads them. */
export function writtenFacts(facts: readonly ToldFact[]): string {
  return JSON.stringify(
    facts.map(({ to, ...fact }) => ({
      ...fact,
      to_roles: 'roles' in to ? to.roles : null,
      to_employee: 'employee' in to ? to.employee : null,
      to_account: 'account' in to ? to.account : null,
    })),
  );
}

/** An insert of facts written by `writtenFacts`, as a part of a change or alone; it returns those that were news. */
export function toldFactRows(facts: RawBuilder<unknown>, where: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`insert into told_facts (id, key, kind, at, subject, about, said, to_roles, to_employee,
      to_account, calendar)
    select f.id, f.key, f.kind, f.at, f.subject, f.about, f.said, f.to_roles, f.to_employee, f.to_account, f.calendar
    from json_to_recordset(${facts}::json) as f(id uuid, key text, kind text, at timestamptz, subject uuid, about text,
      said jsonb, to_roles text[], to_employee uuid, to_account uuid, calendar jsonb)
    where ${where}
    on conflict (key) do nothing returning id`;
}

/** The calendar part of the fact's mail; null where it has none. */
export const calendarOfFact = (id: RawBuilder<unknown>) =>
  sql`(select t.calendar from told_facts t where t.id = ${id})`;

const tellAlone = statement<{ facts: string }>((at) => toldFactRows(at('facts')));

/** So many in a statement: it stays short, and whoever hears of the first does not wait for the last. */
const FACTS_AT_ONCE = 500;

/** Tells facts in statements of their own. Answers how many were news. */
export async function tellFacts(executor: Executor, facts: readonly ToldFact[]): Promise<number> {
  let news = 0;
  for (let from = 0; from < facts.length; from += FACTS_AT_ONCE) {
    const written = writtenFacts(facts.slice(from, from + FACTS_AT_ONCE));
    news += (await run(executor, tellAlone, { facts: written })).length;
  }
  return news;
}

const outdated = statement<{ before: string }>(
  (at) => sql`delete from told_facts where at < ${at('before')}::timestamptz`,
);

/** Forgets facts that nobody can come upon again. */
export async function forgetOldFacts(executor: Executor, before: string): Promise<void> {
  await run(executor, outdated, { before });
}

export const toldFacts: FactSource = {
  name: 'told',
  facts: ({
    after,
    before,
    most,
  }) => sql`select t.id, t.change_xid, t.kind, t.at, t.subject, t.about, t.said, t.to_roles,
      t.to_employee, t.to_account from told_facts t
    where t.change_xid > ${after} and t.change_xid < ${before}
    order by t.change_xid fetch first (${most}::int) rows with ties`,
  recipients: sql`select a.id as account_id from accounts a
    where a.roles && f.to_roles or a.employee_id = f.to_employee or a.id = f.to_account`,
  settles: sql`null::uuid`,
};
