import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReportTable } from './ReportTable.tsx';
import { useCsvWords } from './words.ts';

interface Fault {
  /** From 1, the heading included. */
  readonly line: number;
  readonly column: string | null;
  readonly code: string;
  readonly message: string;
}

interface Props {
  readonly faults: readonly Fault[];
  /** How many there are; the first ones are told. */
  readonly count: number;
  /** The file's name for a column. */
  readonly columnName: (column: string) => string;
}

/** Every fault of a file with its line and column. */
export function CsvFaults({ faults, count, columnName }: Props) {
  const t = useCsvWords();
  return (
    <Box component="section" aria-label={t('report')}>
      <Typography role="alert">{t('faults', { count })}</Typography>
      {count > faults.length ? (
        <Typography variant="body2">{t('firstFaults', { shown: faults.length })}</Typography>
      ) : null}
      <ReportTable>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('what')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, code, message }) => (
            <tr key={`${line}.${column}.${code}`}>
              <td>{line}</td>
              <td>{column === null ? '-' : columnName(column)}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </Box>
  );
}
