import { countReaders } from '@madoguchi/contract/announcements/operations.ts';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { useRead } from '../../../../platform/query.ts';
import { useAnnouncementWords } from '../../words.ts';
import { DepartmentName } from './DepartmentName.tsx';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 16,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& th, & td': { height: 32, padding: '0 12px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
}));

/** How many have confirmed and how many have not: in all, and on request by department. */
export function DepartmentCounts({ id }: { readonly id: string }) {
  const t = useAnnouncementWords();
  const tableId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data: counts } = useRead(countReaders, { id });
  if (counts === undefined) return null;
  const read = counts.reduce((sum, one) => sum + one.read, 0);
  const all = counts.reduce((sum, one) => sum + one.read + one.unread, 0);
  return (
    <>
      <Typography role="status" sx={{ alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }}>
        {t('readersCounts', { read, all })}
      </Typography>
      <Button
        ref={button}
        variant="outlined"
        endIcon={<Icon name="chevronDown" size={16} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('byDepartment')}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': tableId, tabIndex: -1 } }}
      >
        <Table aria-labelledby={tableId}>
          <caption id={tableId} style={{ textAlign: 'left' }}>
            {t('byDepartment')}
          </caption>
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
                <th scope="row">
                  <DepartmentName code={department} />
                </th>
                <td className="number">{t('peopleCount', { count: have })}</td>
                <td className="number">{t('peopleCount', { count: unread })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Popover>
    </>
  );
}
