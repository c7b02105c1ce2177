import type { BudgetOverview } from '@madoguchi/contract/budgets/model.ts';
import { type Budgeted, remainingOf, sharesOf, together } from '@madoguchi/contract/budgets/rules.ts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { SeverityIcon } from '../../kit/record/SeverityIcon.tsx';
import { formatYen } from '../../platform/formats.ts';
import { useBudgetNames } from './budget-names.ts';
import { useBudgetWords } from './words.ts';

const FIGURES = ['total', 'spent', 'spentPercent', 'committed', 'remaining', 'remainingPercent'] as const;
type Figure = (typeof FIGURES)[number];
const FIGURE = { align: 'right', sx: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } } as const;

/** A row says what its category had, took and has left, or that it has no budget (PJ4). */
export function BudgetTable({ rows }: { readonly rows: BudgetOverview['rows'] }) {
  const t = useBudgetWords();
  const { categoryName } = useBudgetNames();
  const label = t('details');
  return (
    <>
      <TableContainer tabIndex={0} role="group" aria-label={label}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{t('category')}</TableCell>
              {FIGURES.map((figure) => (
                <TableCell key={figure} align="right">
                  {t(figure)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <FigureRow key={row.category} name={categoryName(row.category)} row={row} />
            ))}
          </TableBody>
          <TableFooter sx={{ '& :is(th, td)': { typography: 'body2', fontWeight: 600, color: 'text.primary' } }}>
            <FigureRow name={t('sum')} row={together(rows)} />
          </TableFooter>
        </Table>
      </TableContainer>
      <Typography variant="caption">{t('committedNote')}</Typography>
    </>
  );
}

function FigureRow({ name, row }: { readonly name: string; readonly row: Budgeted }) {
  const t = useBudgetWords();
  const left = remainingOf(row);
  const { spent, remaining } = sharesOf(row);
  const percent = (value: number | null) => (value === null ? '-' : value.toFixed(1).replace('-', '−'));
  const said: Readonly<Record<Figure, string>> = {
    total: row.totalYen === null ? t('noBudget') : formatYen(row.totalYen),
    spent: formatYen(row.spentYen),
    spentPercent: percent(spent),
    committed: formatYen(row.committedYen),
    remaining: left === null ? '-' : formatYen(left),
    remainingPercent: percent(remaining),
  };
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 120 }}>
        {name}
        {left !== null && left < 0 ? (
          <Box component="span" sx={{ display: 'flex', gap: 0.5, color: 'warning.main' }}>
            <SeverityIcon severity="warning" />
            {t('over')}
          </Box>
        ) : null}
      </TableCell>
      {FIGURES.map((figure) => (
        <TableCell key={figure} {...FIGURE}>
          {said[figure]}
        </TableCell>
      ))}
    </TableRow>
  );
}
