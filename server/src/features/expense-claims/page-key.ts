// The key of the next page: opaque to callers, and good only for the filter it was made for.

import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { ReviewFilter } from './review-store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const YEN = /^\d{1,15}$/;

function scope({ state, sort, direction }: ReviewFilter): string {
  return [state ?? '', sort, direction].join();
}

export function pageKeyOf(key: readonly [string, string], filter: ReviewFilter): PageKey {
  return Buffer.from(JSON.stringify([scope(filter), ...key])).toString('base64url') as PageKey;
}

function isSortValue(value: string, sort: ReviewFilter['sort']): boolean {
  if (sort === 'total') return YEN.test(value);
  if (sort === 'submitted') return INSTANT.test(value);
  return value.length <= 200 && value.isWellFormed() && !value.includes('\u0000');
}

function decoded(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key, 'base64url').toString('utf8'));
  } catch {
    return null; // Not ours: refused below like any other.
  }
}

/** What a key says. Refuses one that is not ours, or was made for another order. */
export function readPageKey(key: PageKey, filter: ReviewFilter): readonly [string, string] {
  const said = decoded(key);
  if (Array.isArray(said) && said.length === 3 && said.every((part) => typeof part === 'string')) {
    const [of, value, id] = said as [string, string, string];
    if (of === scope(filter) && isSortValue(value, filter.sort) && UUID.test(id)) return [value, id];
  }
  return refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}
