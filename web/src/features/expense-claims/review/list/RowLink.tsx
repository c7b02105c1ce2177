import { Link } from '@tanstack/react-router';
import type { OpenableRow } from '../rows/next-claim.ts';
import { type ReviewSearch, withParts } from '../search.ts';
import { type RowCursor, useRowFocus } from './row-focus.ts';

interface Props {
  readonly row: OpenableRow;
  readonly search: ReviewSearch;
  readonly cursor: RowCursor;
}

/** The row's name as a link to its claim: a real address, so that it also opens in a tab of its own. */
export function RowLink({ row, search, cursor }: Props) {
  const link = useRowFocus<HTMLAnchorElement>(cursor, row.claimId);
  const isOpen = search.claim === row.claimId;
  return (
    <Link
      ref={link}
      to="."
      search={withParts(search, { claim: row.claimId })}
      lang="ja"
      aria-current={isOpen ? 'true' : undefined}
      onFocus={() => cursor.move(row.claimId)}
      onClick={() => cursor.follow(row.claimId)}
    >
      {row.employeeName}
    </Link>
  );
}
