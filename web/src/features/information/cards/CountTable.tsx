import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useInformationWords } from '../words.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { ...theme.typography.subtitle2, textAlign: 'start', paddingBottom: 4 },
  '& th': { textAlign: 'start', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& th, & td': { height: 32, padding: '0 4px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  // In line with the card's heading.
  '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
}));

export interface CountRow {
  readonly state: string;
  readonly name: string;
  /** The list of what stands there. */
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly count: string;
  readonly total: string;
}

interface Props {
  /** Where a card has more than one table. */
  readonly caption?: string | undefined;
  /** The name of the things that are counted. */
  readonly head: string;
  readonly rows: readonly CountRow[];
}

/** How many stand in each state, with their sum; each state opens its list. */
export function CountTable({ caption, head, rows }: Props) {
  const t = useInformationWords();
  return (
    <Table>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{t('state')}</th>
          <th scope="col" className="number">
            {head}
          </th>
          <th scope="col" className="number">
            {t('headTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ state, name, to, search = {}, count, total }) => (
          <tr key={state}>
            <td>
              <Link to={to} search={search}>
                {name}
              </Link>
            </td>
            <td className="number">{count}</td>
            <td className="number">{total}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
