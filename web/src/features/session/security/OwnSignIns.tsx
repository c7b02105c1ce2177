import { styled } from '@mui/material/styles';
import { Part } from './Part.tsx';
import { SignInRows } from './SignInRows.tsx';
import { useSecurityWords } from './words.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'left', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& th': { fontWeight: 600, color: theme.vars.palette.text.secondary },
  // On a phone each login is a block of its own, its head being its moment.
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'block', padding: '8px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& td': { display: 'block', padding: '2px 0', border: 0 },
  },
}));

/** Every login to the person's account, refused ones too, newest first. */
export function OwnSignIns() {
  const t = useSecurityWords();
  return (
    <Part title={t('signIns')} lead={t('signInsLead')}>
      <Table aria-label={t('signIns')}>
        <thead>
          <tr>
            <th scope="col">{t('moment')}</th>
            <th scope="col">{t('outcome')}</th>
            <th scope="col">{t('whence')}</th>
            <th scope="col">{t('address')}</th>
          </tr>
        </thead>
        <tbody>
          <SignInRows />
        </tbody>
      </Table>
    </Part>
  );
}
