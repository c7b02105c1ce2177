import { styled } from '@mui/material/styles';

/** Messages about a file, a row a line. */
export const ReportTable = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 600 },
  '& th, & td': { padding: '4px 8px', borderTop: `1px solid ${theme.vars.palette.divider}`, verticalAlign: 'top' },
  '& td:first-of-type': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}));
