import { styled } from '@mui/material/styles';

/** A small table of names and figures: figures at the right, the sum under a rule. */
export const FiguresTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      padding: '8px 0 8px 12px',
      textAlign: 'end',
      verticalAlign: 'top',
      fontWeight: 400,
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& thead th': { fontWeight: 600, borderBottom: `1px solid ${palette.divider}` },
    '& tbody tr': { borderBottom: `1px solid ${palette.divider}` },
    '& tfoot :is(th, td)': { fontWeight: 600, borderTop: `2px solid ${palette.control}` },
  };
});
