// Where some of the sample's people say that they are on the day it is loaded: as every such word, over with the day.
import type { Presence } from '@madoguchi/contract/members/presences.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';

const SAID: readonly (readonly [Presence, string])[] = [
  ['office', ''],
  ['remote', '午後から出社します'],
  ['office', ''],
  ['out', '16時に戻ります'],
  ['meeting', '第2会議室'],
  ['office', ''],
  ['off', ''],
  ['away', ''],
];

/** One in two says something; the others, as in every company, nothing. */
export async function insertPresences(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
): Promise<void> {
  const rows = employees
    .filter((_, index) => index % 2 === 1)
    .map(({ number }, index) => ({ number, said: SAID[index % SAID.length] ?? ['office', ''] }))
    .map(({ number, said: [presence, note] }) => ({ number, presence, note }));
  await client.query(
    `insert into presences (employee_id, presence, note, day, told_at)
     select e.id, row.presence, row.note, $2, $3
     from json_to_recordset($1) as row (number text, presence text, note text) join employees e on e.number = row.number`,
    [JSON.stringify(rows), today, instant(momentOf(today))],
  );
}
