import ButtonBase from '@mui/material/ButtonBase';
import { Icon } from '../../../../ui/Icon.tsx';
import { height } from '../../../../ui/theme/tokens.ts';
import { columnName, type ReviewColumn } from '../list/columns.ts';
import { type ReviewSearch, sortedBy, sortOf } from '../search.ts';
import { useReviewWords } from '../words.ts';

interface Props {
  readonly column: ReviewColumn;
  readonly search: ReviewSearch;
  readonly onSearch: (search: ReviewSearch) => void;
}

/** One head of the table; where the server can order by the column, pressing it does. */
export function SortHead({ column, search, onSearch }: Props) {
  const t = useReviewWords();
  const { sort, id, isNumber = false, widthPx } = column;
  const name = columnName(column, t);
  const classes = `column-${id}${isNumber ? ' is-number' : ''}`;
  const width = widthPx === null ? {} : { style: { width: widthPx } };
  if (sort === undefined) {
    return (
      <th scope="col" className={classes} {...width}>
        <span>{name}</span>
      </th>
    );
  }
  const isSorted = sortOf(search) === sort;
  const isDown = isSorted && search.direction === 'desc';
  return (
    <th
      scope="col"
      className={classes}
      {...width}
      {...(isSorted ? { 'aria-sort': isDown ? ('descending' as const) : ('ascending' as const) } : {})}
    >
      <ButtonBase
        onClick={() => onSearch(sortedBy(search, sort))}
        sx={{
          font: 'inherit',
          width: '100%',
          minHeight: height(40),
          px: 1.5,
          gap: 0.5,
          justifyContent: 'flex-start',
          // The arrow stands inside of the word, so that head and numbers end on one line.
          flexDirection: isNumber ? 'row-reverse' : 'row',
          '& svg': { flex: 'none', opacity: isSorted ? 1 : 0 },
          '&:hover svg, &:focus-visible svg': { opacity: isSorted ? 1 : 0.6 },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {name}
        <Icon name={isDown ? 'arrowDown' : 'arrowUp'} size={16} />
      </ButtonBase>
    </th>
  );
}
