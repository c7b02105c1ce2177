import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Scroll = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflowX: 'auto',
  '& > table': { borderCollapse: 'collapse', width: '100%' },
  '& :is(th, td)': {
    padding: '6px 16px 6px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& td.centred': { textAlign: 'center' },
  '& td code': { overflowWrap: 'anywhere' },
  '@media print': { overflow: 'visible', '& tr': { breakInside: 'avoid' } },
}));

interface Props {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A table of the manual; one that is wider than the page scrolls by itself, by keys too. */
export function Table({ label, heads, children }: Props) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}
