import { type RawBuilder, sql } from 'kysely';

/** A column of moments as the contract writes them: `2026-11-21T01:02:03.456Z`. */
export const instant = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The day in Japan of a column of moments, as indexes have it. */
export const dayInTokyo = (column: RawBuilder<unknown>) => sql`(${column} at time zone 'Asia/Tokyo')::date`;

/** The first moment of a day in Japan. */
export const midnightInTokyo = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone 'Asia/Tokyo')`;
