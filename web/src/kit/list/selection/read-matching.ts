import type { Read } from '@madoguchi/contract/operation.ts';
import { readPage } from '../rows/use-list-rows.ts';

/** Choosing all that match stops here: nobody looks through more. */
export const MOST_CHOSEN = 1_000;
const LARGEST_PAGE = 200;

/** All rows that the conditions leave, up to `MOST_CHOSEN`; `signal` calls it off. */
export async function readMatching<Row>(
  operation: Read,
  asked: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean }> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage<Row>>> = await readPage<Row>(
      operation,
      asked,
      { after, limit: LARGEST_PAGE },
      signal,
    );
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length < MOST_CHOSEN);
  return { rows: rows.slice(0, MOST_CHOSEN), isWhole: after === null };
}
