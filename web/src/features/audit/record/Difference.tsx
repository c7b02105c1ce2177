import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FactList } from '../../../kit/FactList.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { FIELD_WORDS } from '../field-words.ts';
import { useAuditWords } from '../words.ts';
import { recordedFields, writtenRecorded } from './recorded-fields.ts';
import { useRecordNames } from './use-record-names.ts';

const VALUE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', verticalAlign: 'top' } as const;

/** The change in a record: before and after by field, then the other recorded details. */
export function Difference({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const t = useAuditWords();
  const language = useLanguage();
  const changesId = useId();
  const { changes, details } = recordedFields(of);
  const names = useRecordNames();
  const words = { empty: t('empty'), yes: t('yes'), no: t('no') };
  const nameOf = (field: string) => FIELD_WORDS[field]?.[language] ?? field;
  /** A record that was opened is told by what it records, as everywhere else. */
  const detailOf = (field: string, value: unknown) =>
    field === 'event' && typeof value === 'string' ? names.action(value) : writtenRecorded(value, words);
  return (
    <>
      {changes.length > 0 && (
        <Box>
          <Typography id={changesId} variant="subtitle1" component="h3">
            {t('changes')}
          </Typography>
          <Table size="small" aria-labelledby={changesId} sx={{ tableLayout: 'fixed' }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('field')}</TableCell>
                <TableCell>{t('before')}</TableCell>
                <TableCell>{t('after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map(({ field, before, after }) => (
                <TableRow key={field}>
                  <TableCell component="th" scope="row" sx={VALUE}>
                    {nameOf(field)}
                  </TableCell>
                  <TableCell sx={VALUE}>{writtenRecorded(before, words)}</TableCell>
                  <TableCell sx={VALUE}>{writtenRecorded(after, words)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {details.length > 0 && (
        <Box>
          <Typography variant="subtitle1" component="h3">
            {t('details')}
          </Typography>
          <FactList facts={details.map(({ field, value }) => [nameOf(field), detailOf(field, value)])} />
        </Box>
      )}
    </>
  );
}
