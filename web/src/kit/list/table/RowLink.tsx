import { Link } from '@tanstack/react-router';
import { linkTo, type Placed } from '../place/path-parts.ts';
import { type ListCursor, useRowFocus } from '../walk/cursor.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly cursor: ListCursor;
  readonly placeWithOpen: (id: string) => Placed;
}

/** The row's name as a link to what it opens: a real address, so that it also opens in a tab of its own. */
export function RowLink({ id, name, isOpen, cursor, placeWithOpen }: Props) {
  const link = useRowFocus<HTMLAnchorElement>(cursor, id);
  return (
    <Link
      ref={link}
      {...linkTo(placeWithOpen(id))}
      aria-current={isOpen ? 'true' : undefined}
      onFocus={() => cursor.move(id)}
      onClick={() => cursor.follow(id)}
    >
      {name}
    </Link>
  );
}
