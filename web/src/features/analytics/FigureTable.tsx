import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { type CellKind, signed, widgetTable } from '@madoguchi/contract/analytics/tables.ts';
import { WIDGETS, type WidgetId } from '@madoguchi/contract/analytics/widgets.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { formatDay, formatMonth, formatNumber } from '../../platform/formats.ts';
import { useLanguage } from '../../platform/words.ts';
import { useAnalyticsWords } from './words.ts';

interface Props {
  readonly widget: WidgetId;
  readonly figures: Figures;
  /** Of a widget with tabs, the one whose rows are shown. */
  readonly tab: string | null;
  readonly empty: string | null;
}

const TEXTS: readonly CellKind[] = ['text', 'day', 'month'];

/** Beside its sign, points above are green and those below crimson (AN7). */
function colourOf(kind: CellKind | undefined, cell: string | number | null): string | undefined {
  if (kind !== 'points' || typeof cell !== 'number' || cell === 0) return undefined;
  return cell > 0 ? 'status.green.ink' : 'status.crimson.ink';
}

/** Shows what the widget's file holds, as people read it. */
export function FigureTable({ widget, figures, tab, empty }: Props) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const { columns, rows } = widgetTable(widget, figures, language);
  const shown = rows.filter((row) => row.tab === tab || row.tab === null);
  if (shown.length === 0 && empty !== null) return <EmptyState icon="chart" text={empty} />;

  function written(kind: CellKind | undefined, cell: string | number | null): string {
    if (cell === null) return t('noData');
    if (typeof cell === 'string') {
      if (kind === 'day') return formatDay(cell as PlainDate, language);
      return kind === 'month' ? formatMonth(cell as YearMonth, language) : cell;
    }
    if (kind === 'hour') return t('hour', { hour: cell });
    if (kind === 'percent') return cell.toFixed(1);
    if (kind === 'points') return signed(cell);
    return kind === 'degrees' ? cell.toFixed(2) : formatNumber(cell);
  }

  return (
    <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="group" aria-label={WIDGETS[widget][language]}>
      <Table size="small" stickyHeader aria-label={WIDGETS[widget][language]}>
        <TableHead>
          <TableRow>
            {columns.map(({ name, kind }) => (
              <TableCell key={name.en} align={TEXTS.includes(kind) ? 'left' : 'right'}>
                {name[language]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ cells }) => (
            <TableRow key={cells.join('|')}>
              {cells.map((cell, nth) => (
                <TableCell
                  key={columns[nth]?.name.en}
                  align={TEXTS.includes(columns[nth]?.kind ?? 'text') ? 'left' : 'right'}
                  sx={{ fontVariantNumeric: 'tabular-nums', color: colourOf(columns[nth]?.kind, cell) }}
                >
                  {written(columns[nth]?.kind, cell)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
