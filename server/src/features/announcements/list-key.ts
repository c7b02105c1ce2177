// The key of the next page of announcements: opaque to callers.
import type { AnnouncementSummary } from '@madoguchi/contract/announcements/model.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import * as z from 'zod';
import { refuse } from '../../platform/http/problem.ts';
import type { ListKey } from './store.ts';

const Key = z.tuple([z.boolean(), PlainDate, Id]);

export function listKeyOf({ pinned, shownFrom, id }: AnnouncementSummary): PageKey {
  return Buffer.from(JSON.stringify([pinned, shownFrom, id] satisfies ListKey)).toString('base64url');
}

function decoded(key: PageKey): unknown {
  try {
    return JSON.parse(Buffer.from(key, 'base64url').toString('utf8'));
  } catch {
    return null; // Not ours: refused below like any other.
  }
}

/** Decodes a key. Refuses one that this server did not write. */
export function readListKey(key: PageKey): ListKey {
  const said = Key.safeParse(decoded(key));
  if (said.success) return said.data;
  return refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}
