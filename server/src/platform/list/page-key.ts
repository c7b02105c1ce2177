// The key of the next page: opaque to callers, and good only for the list as it was asked.
import { createHash } from 'node:crypto';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { refuse } from '../http/problem.ts';
import type { KeyValue, Term } from './order-store.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST_TEXT = 1_000;

/** A short name of everything that decides which rows come in which order. */
export function scopeOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 12);
}

export function pageKeyOf(scope: string, values: readonly KeyValue[]): PageKey {
  return Buffer.from(JSON.stringify([scope, ...values])).toString('base64url') as PageKey;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT && value.isWellFormed() && !value.includes('\u0000');
}

/** JavaScript takes February 30th for March 2nd, and has a year 0; PostgreSQL refuses both. No row of ours is that old. */
const EARLIEST = '0100';

function isInstant(value: unknown): boolean {
  if (!isText(value) || !INSTANT.test(value) || Number.isNaN(Date.parse(value))) return false;
  return new Date(value).toISOString() === value && value >= EARLIEST;
}

const FITS: Readonly<Record<Term['kind'], (value: unknown) => boolean>> = {
  text: isText,
  code: isText,
  state: isText,
  yen: Number.isSafeInteger,
  count: Number.isSafeInteger,
  day: (value) => PlainDate.safeParse(value).success,
  instant: isInstant,
  id: (value) => isText(value) && UUID.test(value),
};

function decoded(key: PageKey): unknown {
  try {
    return JSON.parse(Buffer.from(key, 'base64url').toString('utf8'));
  } catch {
    return null; // Not ours: refused below like any other.
  }
}

/** The values of a key. Refuses one that is not ours, or was made for another order. */
export function readPageKey(key: PageKey, scope: string, terms: readonly Term[]): readonly KeyValue[] {
  const said = decoded(key);
  if (Array.isArray(said) && said.length === terms.length + 1 && said[0] === scope) {
    const values: unknown[] = said.slice(1);
    const fits = terms.every(({ kind, nullable }, nth) => (values[nth] === null ? nullable : FITS[kind](values[nth])));
    if (fits) return values as KeyValue[];
  }
  return refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}
