import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import { Icon } from '../../Icon.tsx';
import { height } from '../../theme/tokens.ts';
import type { ShownColumn } from '../columns/use-list-columns.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { sortedBy, sortPlace } from '../place/list-changes.ts';
import { useListWords } from '../words.ts';
import { WidthHandle } from './WidthHandle.tsx';

interface Props {
  readonly model: ToolModel;
  readonly column: ShownColumn;
  readonly isStuck: boolean;
}

/** One head of the table; where the server can order by the column, pressing it does, with Shift besides others. */
export const HeadCell = memo(function HeadCell({ model, column, isStuck }: Props) {
  const t = useListWords();
  const { list, state, set } = model;
  const { field, name, isNumber, shownPx } = column;
  const at = sortPlace(state.sort, field);
  const classes = [`column-${field}`, ...(isNumber ? ['is-number'] : []), ...(isStuck ? ['is-stuck'] : [])];
  const isOrdered = list.fields[field]?.sortable === true;
  return (
    <th
      scope="col"
      className={classes.join(' ')}
      {...(shownPx === null ? {} : { style: { width: `max(${shownPx}px, ${shownPx / 16}rem)` } })}
      {...(at ? { 'aria-sort': at.descending ? ('descending' as const) : ('ascending' as const) } : {})}
    >
      {isOrdered ? (
        <ButtonBase
          title={t('sort.hint')}
          onClick={(event) => set(sortedBy(state, field, event.shiftKey))}
          sx={{
            font: 'inherit',
            width: '100%',
            minHeight: height(40),
            px: 1.5,
            gap: 0.5,
            justifyContent: 'flex-start',
            // The arrow stands inside of the word, so that head and numbers end on one line.
            flexDirection: isNumber ? 'row-reverse' : 'row',
            '& svg': { flex: 'none', opacity: at ? 1 : 0 },
            '&:hover svg, &:focus-visible svg': { opacity: at ? 1 : 0.6 },
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          {name}
          <Icon name={at?.descending ? 'arrowDown' : 'arrowUp'} size={16} />
          {at && state.sort.length > 1 && <small aria-hidden="true">{at.place}</small>}
        </ButtonBase>
      ) : (
        <span>{name}</span>
      )}
      <WidthHandle model={model} column={column} />
    </th>
  );
});
