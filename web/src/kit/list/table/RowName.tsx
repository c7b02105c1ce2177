import { RowLink } from './RowLink.tsx';
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
