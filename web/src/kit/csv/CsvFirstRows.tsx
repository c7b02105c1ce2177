import { readCsv } from '@madoguchi/contract/values/csv-lines.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { ReportTable } from './ReportTable.tsx';
import { useCsvWords } from './words.ts';

/** The heading and so many rows: enough to see whether characters and columns came out right. */
const ROWS_SHOWN = 5;

/** A column is as wide as its heading and some words; what is wider than the dialog is scrolled, not broken letter by letter. */
const ROWS = { '& th': { whiteSpace: 'nowrap' }, '& td:not(:first-of-type)': { minWidth: '8em' } } as const;

/** Cells are told apart by where they stand: two may say the same. */
const inPlaces = (cells: readonly string[]) => cells.map((cell, place) => ({ place, cell }));

/** The beginning of a file as it was read, before anything is imported. */
export function CsvFirstRows({ csv }: { readonly csv: string }) {
  const t = useCsvWords();
  const titleId = useId();
  const [heading, ...rows] = useMemo(() => readCsv(csv)?.slice(0, ROWS_SHOWN + 1) ?? [], [csv]);
  if (heading === undefined) return null;
  return (
    <Box>
      <Typography id={titleId} variant="body2">
        {t('firstRows', { count: rows.length })}
      </Typography>
      <Box tabIndex={0} role="region" aria-labelledby={titleId} sx={{ overflowX: 'auto' }}>
        <ReportTable sx={ROWS}>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              {inPlaces(heading.cells).map(({ place, cell }) => (
                <th scope="col" key={place}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <td>{line}</td>
                {inPlaces(cells).map(({ place, cell }) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ReportTable>
      </Box>
    </Box>
  );
}
