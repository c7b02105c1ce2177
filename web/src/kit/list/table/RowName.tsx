import { Link } from '@tanstack/react-router';
import { linkTo, type Placed } from '../place/path-parts.ts';
import { type ListCursor, useRowFocus } from '../walk/cursor.ts';
import type { RowProps } from './row-props.ts';

/** The name, as a link where there is something to open. */
export function RowName({ model, row }: Pick<RowProps, 'model' | 'row'>) {
  const { props, open, cursor, placeWithOpen, openIdOf } = model;
  const id = openIdOf(row);
  const name = props.nameOf(row);
  return (
    <span lang={props.nameLang}>
      {id === null || props.peek === undefined ? (
        name
      ) : (
        <RowLink id={id} name={name} isOpen={open === id} cursor={cursor} placeWithOpen={placeWithOpen} />
      )}
    </span>
  );
}

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly cursor: ListCursor;
  readonly placeWithOpen: (id: string) => Placed;
}

/** The row's name as a link to what it opens: a real address, so that it also opens in a tab of its own. */
function RowLink({ id, name, isOpen, cursor, placeWithOpen }: Props) {
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
