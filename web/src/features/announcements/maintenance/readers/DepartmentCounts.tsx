import type { countReaders } from '@madoguchi/contract/announcements/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { masterName, mastersByCode, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useMaintenanceWords } from '../words.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& th, & td': { height: 32, padding: '0 12px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
}));

/** How many have confirmed and how many have not, in all and by department. */
export function DepartmentCounts({ counts }: { readonly counts: OutputOf<typeof countReaders> }) {
  const t = useMaintenanceWords();
  const language = useLanguage();
  const departments = mastersByCode(useMasters().group);
  const read = counts.reduce((sum, one) => sum + one.read, 0);
  const all = counts.reduce((sum, one) => sum + one.read + one.unread, 0);
  const nameOf = (code: string | null) => {
    const department = code === null ? undefined : departments.get(code);
    return department ? masterName(department, language) : (code ?? t('noDepartment'));
  };
  return (
    <Card component="section" aria-label={t('byDepartment')} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="figure" component="p" sx={{ mb: 1 }}>
        {t('readersCounts', { read, all })}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('department')}</th>
              <th scope="col" className="number">
                {t('read')}
              </th>
              <th scope="col" className="number">
                {t('unread')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ department, read: have, unread }) => (
              <tr key={department ?? ''}>
                <th scope="row">{nameOf(department)}</th>
                <td className="number">{t('peopleCount', { count: have })}</td>
                <td className="number">{t('peopleCount', { count: unread })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Card>
  );
}
