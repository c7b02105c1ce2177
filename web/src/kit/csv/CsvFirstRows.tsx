import { readCsv } from '@madoguchi/contract/values/csv-lines.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { ReportTable } from './ReportTable.tsx';
import { useCsvWords } from './words.ts';

/** The heading and so many rows: enough to see whether characters and columns came out right. */
const ROWS_SHOWN = 5;

/** The beginning of a file as it was read, before anything is imported. */
export function CsvFirstRows({ csv }: { readonly csv: string }) {
  const t = useCsvWords();
  const titleId = useId();
  const [heading, ...rows] = useMemo(() => readCsv(csv)?.slice(0, ROWS_SHOWN + 1) ?? [], [csv]);
  if (heading === undefined) return null;
  return (
    <Box>
      <Typography id={titleId} variant="body2">
        {t('firstRows', { shown: rows.length })}
      </Typography>
      <Box tabIndex={0} role="region" aria-labelledby={titleId} sx={{ overflowX: 'auto' }}>
        <ReportTable>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              {heading.cells.map((cell, place) => (
                <th scope="col" key={`${place}.${cell}`}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <td>{line}</td>
                {cells.map((cell, place) => (
                  <td key={`${place}.${cell}`}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ReportTable>
      </Box>
    </Box>
  );
}
