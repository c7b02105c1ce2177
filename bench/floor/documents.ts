// The floor's part of electronic transactions: the same conditions in hand-written SQL, without rules or a page key.
import type { FastifyInstance } from 'fastify';
import { bareCounterparty } from '../../contract/src/electronic-transactions/counterparty-text.ts';
import { bigrams, searchWords } from '../../contract/src/values/folded.ts';
import type { Floor } from './reservations.ts';

interface Asked {
  readonly date?: string;
  readonly amount?: string;
  readonly counterparty?: string;
  readonly q?: string;
}

const COLUMNS = `r.record_id as id, r.version, r.number, r.state, r.transaction_date, r.period_end, r.date_kind, r.counterparty,
  r.amount, r.tax_basis, r.currency, r.foreign_minor, r.direction, r.document_type, r.registration_number, r.received_via,
  r.received_on, r.file_count, r.note, r.change, r.reason, r.handler, r.at, r.registered_at, r.late, r.stamp, r.unverified, r.links,
  (select trim_scale(v.rate)::text from transaction_versions v where v.record_id = r.record_id and v.version = r.version) as rate,
  (select string_agg(format('%s%%: %s + %s', t ->> 'rate', t ->> 'base', t ->> 'tax'), '; ' order by n)
    from transaction_versions v, jsonb_array_elements(v.taxes) with ordinality x (t, n)
    where v.record_id = r.record_id and v.version = r.version) as taxes`;

/** The conditions that are asked, each with its values in order; those of a range of dates apart, for days and for periods. */
function conditionsOf({ date, amount, counterparty, q }: Asked): { texts: readonly string[]; values: unknown[] } {
  const parts: string[] = ["r.state = 'live'"];
  const dated: string[] = [];
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  if (date !== undefined) {
    const [from, to] = date.split('..');
    const [first, last] = [place(from), place(to)];
    dated.push(`r.period_end is null and r.transaction_date >= ${first} and r.transaction_date <= ${last}`);
    dated.push(`r.period_end >= ${first} and r.transaction_date <= ${last}`);
  }
  if (amount !== undefined) {
    const [from, to] = amount.split('..');
    parts.push(`r.amount between ${place(from)} and ${place(to)}`);
  }
  if (counterparty !== undefined) {
    parts.push(`r.counterparty_id = any(array(select n.counterparty_id from counterparty_names n
      where strpos(n.search_text, ${place(bareCounterparty(counterparty))}) > 0))`);
  }
  if (q !== undefined) {
    const words = searchWords(q);
    parts.push(`bigrams(r.search_text) @> ${place(words.flatMap(bigrams))}::text[]`);
    parts.push(`r.search_text like all (${place(words.map((word) => `%${word}%`))}::text[])`);
  }
  const whole = parts.join(' and ');
  return { texts: dated.length === 0 ? [whole] : dated.map((one) => `${whole} and ${one}`), values };
}

export function addDocumentRoutes(app: FastifyInstance, { pool, named, actorOf }: Floor): void {
  const known = new Map<string, ReturnType<Floor['named']>>();
  const ask = async (asked: Asked, of: (conditions: readonly string[]) => string) => {
    const { texts, values } = conditionsOf(asked);
    const whole = of(texts);
    const query = known.get(whole) ?? named(whole);
    known.set(whole, query);
    return (await pool.query(query(values))).rows;
  };
  app.get<{ Querystring: Asked }>('/api/electronic-transactions', async (request) => {
    await actorOf(request);
    const branch = (conditions: string) =>
      `(select ${COLUMNS} from transaction_index r where ${conditions}
        order by r.transaction_date desc nulls last, r.record_id desc, r.version desc limit 50)`;
    const order = 'order by transaction_date desc nulls last, id desc, version desc limit 50';
    const rows = await ask(
      request.query,
      (conditions) => `select * from (${conditions.map(branch).join(' union all ')}) r ${order}`,
    );
    return { rows, next: null };
  });
  app.get<{ Querystring: Asked }>('/api/electronic-transactions/counts', async (request) => {
    await actorOf(request);
    const branch = (conditions: string) =>
      `select count(*) as count, sum(r.amount) as sum from transaction_index r where ${conditions}`;
    const [row] = await ask(
      request.query,
      (conditions) =>
        `select sum(count)::int as count, coalesce(sum(sum), 0)::bigint as sum
          from (${conditions.map(branch).join(' union all ')}) c`,
    );
    return row;
  });
}
