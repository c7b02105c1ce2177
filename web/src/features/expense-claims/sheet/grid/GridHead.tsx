// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as CSS grids, which takes the table roles away
import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import { memo } from 'react';
import { ariaIndexOf, type ColumnId, FIRST_PART, isTyped, SECOND_PART } from '../moves/columns.ts';
import { useSheetWords } from '../words.ts';
import { useGrid } from './grid-context.ts';

/** The columns' names. Those of the second line name its cells too, but show only beside them. */
export const GridHead = memo(function GridHead() {
  const { gridId, ground } = useGrid();
  const t = useSheetWords();

  const nameOf = (id: ColumnId) => {
    if (id === 'useDate' || id === 'transportMode' || id === 'unitFare') return t(`head.${id}`);
    return isTyped(id) ? FIELD_NAMES[id][ground.language] : t(`head.${id}`);
  };

  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} className="grid-head">
        <th scope="col" role="columnheader" aria-colindex={1}>
          <span className="only-spoken">{t('head.line')}</span>
        </th>
        {FIRST_PART.map(({ id, kind }) => (
          <th
            key={id}
            scope="col"
            role="columnheader"
            aria-colindex={ariaIndexOf(id)}
            id={`${gridId}-head-${id}`}
            data-kind={kind}
            data-cell={id}
          >
            <span className={id === 'menu' ? 'only-spoken' : undefined}>{nameOf(id)}</span>
          </th>
        ))}
        {SECOND_PART.map(({ id }) => (
          <th key={id} scope="col" hidden id={`${gridId}-head-${id}`}>
            {nameOf(id)}
          </th>
        ))}
      </tr>
    </thead>
  );
});
