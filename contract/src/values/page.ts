// Keyset pages: a list answers rows and the key of the next page, never a count of pages (B0-10).
import * as z from 'zod';

const PAGE_LIMIT = 200;

/** How many rows a page holds; travels in the query as text. */
export const PageSize = z.coerce.number().int().min(1).max(PAGE_LIMIT).default(50);

/** Opaque to callers: where the next page begins. */
export const PageKey = z.string().regex(/^[A-Za-z0-9_-]{1,8000}$/, { error: 'page-key' });
export type PageKey = z.infer<typeof PageKey>;

export function page<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: PageKey.nullable() });
}
