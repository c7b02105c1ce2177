// Answers of our own server are compared with the contract in tests and development. In production the server's
// own tests stand for it, and the schemas stay out of the bundle.
import type * as z from 'zod';

declare const __PRODUCTION__: true | undefined;

/** The value as the schema says; throws where it says otherwise, except in production. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  return typeof __PRODUCTION__ === 'undefined' ? schema.parse(value) : (value as z.output<Schema>);
}
