// The line of a place, as PostgreSQL writes it: the same bytes as `record-line.ts`, made where the record lies. Large claims
// have large records; none of them has to travel here and back to be hashed.
import { type RawBuilder, sql } from 'kysely';
import { instant } from '../db/instant.ts';

/** At most one row, looked up by its key: a plan made while the table was small would go through all of it. */
export const one = (table: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`(select * from ${table} where ${where} limit 1)`;

const hex = (bytes: RawBuilder<unknown>) => sql`encode(${bytes}, 'hex')`;
const orNull = (column: RawBuilder<unknown>) => sql`coalesce(to_json(${column})::text, 'null')`;

/** The record `e` up to its brace; `previous` are the 32 bytes of the hash before it. */
const openRecord = (number: RawBuilder<unknown>, previous: RawBuilder<unknown>) => sql`format(
    '{"record":1,"number":%s,"id":"%s","at":"%s","account":%s,"actor":%s,"roles":%s,"ip":%s,"agent":%s,"operation":%s,'
    '"event":%s,"target":[%s,%s],"difference":%s,"request":%s,"previous":"%s"',
    ${number}, e.id, ${instant(sql`e.occurred_at`)}, ${orNull(sql`e.account_id`)}, to_json(e.actor), array_to_json(e.roles),
    to_json(e.ip), to_json(e.user_agent), to_json(e.operation), to_json(e.event), ${orNull(sql`e.target_kind`)},
    ${orNull(sql`e.target_id`)}, e.difference, to_json(e.request_id), ${hex(previous)})`;

/** PostgreSQL breaks Base64 into lines. */
const openCheckpoint = sql`format(
    '{"checkpoint":1,"number":%s,"at":"%s","key":"%s","previous":"%s","signature":"%s"',
    c.number, ${instant(sql`p.at`)}, p.key, ${hex(sql`c.previous`)}, translate(encode(p.signature, 'base64'), chr(10), ''))`;

/** The hash of the record `e` under a number, 32 bytes. */
export const recordHash = (number: RawBuilder<unknown>, previous: RawBuilder<unknown>) =>
  sql`sha256(convert_to(${openRecord(number, previous)} || '}', 'UTF8'))`;

/** The line of the place `c` with its record `e` or its signature `p`; null where that was deleted. */
export const placeLine = sql`case
    when e.id is not null then ${openRecord(sql`c.number`, sql`c.previous`)}
    when p.number is not null then ${openCheckpoint}
  end || format(',"hash":"%s"}', ${hex(sql`c.hash`)})`;
