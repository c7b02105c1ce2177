import { type EvidenceFault, FAULT_KIND_NAMES } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../platform/formats.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useCheckWords } from './words.ts';

interface Props {
  readonly found: readonly EvidenceFault[];
  /** How many there are, of which `found` are the first. */
  readonly count: number;
}

const LINES = 'pre-line';

/** Each fault with the record and the file that it names. */
export function FaultTable({ found, count }: Props) {
  const t = useCheckWords();
  const language = useLanguage();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('faults')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('record')}</TableCell>
            <TableCell align="right">{t('version')}</TableCell>
            <TableCell sx={{ minWidth: 240 }}>{t('what')}</TableCell>
            <TableCell sx={{ minWidth: 200 }}>{t('file')}</TableCell>
            <TableCell align="right">{t('place')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map((fault) => (
            <TableRow key={Object.values(fault).join(' ')}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                <RecordLink fault={fault} />
              </TableCell>
              <TableCell align="right">{fault.version}</TableCell>
              <TableCell>{FAULT_KIND_NAMES[fault.kind][language]}</TableCell>
              <TableCell lang="ja" sx={{ overflowWrap: 'anywhere', whiteSpace: LINES }}>
                {[fault.fileName, fault.sha256].filter(Boolean).join('\n')}
              </TableCell>
              <TableCell align="right">{fault.place === null ? '' : formatNumber(fault.place)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {count > found.length ? (
        <Typography variant="body2" sx={{ p: 2 }}>
          {t('more', { count: count - found.length })}
        </Typography>
      ) : null}
    </Box>
  );
}

/** The record's number with the way to its page, where anything of it is left. */
function RecordLink({ fault }: { readonly fault: EvidenceFault }) {
  const t = useCheckWords();
  const { kind, recordId, number } = fault;
  if (kind.startsWith('trail')) return null;
  if (recordId === null) return number === '' ? t('unknown') : number;
  return <Link to={screenPath('electronic-transactions.show', { transactionId: recordId })}>{number}</Link>;
}
