// Claims as the receipts that were exchanged electronically refer to them: their lines and total, and which are meant.
import type { LinkedRecord } from '@madoguchi/contract/electronic-transactions/links.ts';
import { claimNumbersMeant } from '@madoguchi/contract/expense-claims/claim-number.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import { run, statement } from '../../platform/db/statement.ts';
import type { LinkPort } from '../electronic-transactions/public.ts';
import { claims } from './claim-record.ts';

interface Row {
  id: string;
  number: string;
  about: string;
  person: string;
  said: { total: number; lines: readonly number[] };
}

const ROWS = sql`select c.id, c.number, c.month as about, c.employee_name as person,
    json_build_object('total', c.total_yen, 'lines', array(select l.amount from claim_lines l
      where l.claim_id = c.id and l.removed_at is null and l.amount is not null order by l.position)) as said
  from expense_claims c`;
const SUBMITTED = sql`c.number is not null and c.status <> 'draft'`;

const ofIds = statement<{ ids: readonly string[] }, Row>(
  (at) => sql`${ROWS} where c.id = any(${at('ids')}::uuid[]) and ${SUBMITTED}`,
);

interface Meant {
  numbers: readonly string[];
  from: string;
  to: string;
  amount: number | null;
  patterns: readonly string[];
}

const MOST = 20;

const meant = statement<Meant, Row>(
  (at) => sql`${ROWS} where ${SUBMITTED} and (c.number = any(${at('numbers')}::text[])
    or c.id in (select m.id from expense_claims m where m.month between ${at('from')} and ${at('to')}
      and (m.total_yen = ${at('amount')}::bigint
        or exists (select from claim_lines l where l.claim_id = m.id and l.removed_at is null
          and l.amount = ${at('amount')}::bigint)
        or (cardinality(${at('patterns')}::text[]) > 0
          and folded(m.employee_name) || e'\\n' || folded(m.employee_kana) like all (${at('patterns')}::text[])))))
    order by c.month desc, c.number desc limit ${sql.lit(MOST)}`,
);

const recordOf = ({ said: { total, lines }, ...record }: Row): LinkedRecord => ({
  ...record,
  figures: [{ of: 'claim', yen: total }, ...lines.map((yen) => ({ of: 'line' as const, yen }))],
});

/** A receipt is claimed in the months around its day; older and later claims are found by their numbers. */
const MONTHS_BEFORE = 1;
const MONTHS_AFTER = 3;

export const claimLinks: LinkPort = {
  kind: 'expense-claim',
  find: async ({ pool }, ids) => (await run(pool, ofIds, { ids })).map(recordOf),
  candidates: async ({ pool, clock }, { q, amount, patterns, day }) => {
    const month = monthOf(day as PlainDate);
    const asked = {
      numbers: claimNumbersMeant(q, fiscalYear(clock.today())),
      from: addMonths(month, -MONTHS_BEFORE),
      to: addMonths(month, MONTHS_AFTER),
      amount,
      // No claim is named after the counterparty of a paper.
      patterns: q === '' ? [] : patterns,
    };
    return (await run(pool, meant, asked)).map(recordOf);
  },
  mustSee: (asking, id) => claims.seen(asking, id),
};
