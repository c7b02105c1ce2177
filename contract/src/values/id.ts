import * as z from 'zod';

/** A row's identity: UUID version 7 from us, any UUID from a caller. */
export const Id = z.uuid({ error: 'id' });
export type Id = z.infer<typeof Id>;

/** A master's or an employee's code: what people read and type. */
export const Code = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z_-]{0,31}$/, { error: 'code' });
export type Code = z.infer<typeof Code>;

/** A counted version of a record that people edit; 0 is a record not saved yet (B0-02). */
export const Version = z.number().int().min(0).max(2_147_483_647);
export type Version = z.infer<typeof Version>;

/** An instant in UTC: `2026-11-21T01:02:03.456Z` (B0-01). */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;

/** An instant that a person typed as day and time. */
export const TypedInstant = z.iso.datetime({ error: 'day-and-time', abort: true });
