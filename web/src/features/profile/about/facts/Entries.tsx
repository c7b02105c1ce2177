import { styled } from '@mui/material/styles';
import { RADIUS } from '../../../../kit/theme/tokens.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    maxWidth: '100%',
    padding: '2px 12px',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: RADIUS.chip,
    overflowWrap: 'anywhere',
  },
}));

/** Short texts of one kind, each once. */
export function Entries({ of }: { readonly of: readonly string[] }) {
  return (
    <List>
      {of.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </List>
  );
}
