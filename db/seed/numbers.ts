// Numbers of requests, given in the order of their first submission, by fiscal year (B0-06).
import { fiscalYear, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { PoolClient } from 'pg';

export interface Numbering<Request> {
  readonly prefix: string;
  /** By request; what never was submitted has none. */
  readonly numbers: ReadonlyMap<Request, string>;
  /** The last number given in each fiscal year. */
  readonly last: ReadonlyMap<number, number>;
}

/** `firstSubmission`: milliseconds since the epoch; `null` where there was none. */
export function numberRequests<Request extends { readonly id: string }>(
  prefix: string,
  requests: readonly Request[],
  firstSubmission: (request: Request) => number | null,
): Numbering<Request> {
  const numbers = new Map<Request, string>();
  const last = new Map<number, number>();
  const submitted = requests
    .map((request) => ({ request, at: firstSubmission(request) }))
    .filter((entry): entry is { request: Request; at: number } => entry.at !== null)
    .toSorted((one, other) => one.at - other.at || one.request.id.localeCompare(other.request.id));
  for (const { request, at } of submitted) {
    const year = fiscalYear(tokyoDay(at));
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    numbers.set(request, `${prefix}-${year}-${String(number).padStart(5, '0')}`);
  }
  return { prefix, numbers, last };
}

/** From where the portal goes on counting. */
export async function insertCounters(
  client: PoolClient,
  { prefix, last }: Pick<Numbering<unknown>, 'prefix' | 'last'>,
): Promise<void> {
  await client.query(
    `insert into number_counters (prefix, fiscal_year, last)
     select $2, "fiscalYear", last from json_to_recordset($1) as row ("fiscalYear" integer, last integer)`,
    [JSON.stringify([...last].map(([fiscalYear, number]) => ({ fiscalYear, last: number }))), prefix],
  );
}
