import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
}));

interface Props {
  readonly label: string;
  readonly facts: readonly (readonly [name: string, said: string])[];
}

/** Names and what is said of them; what is blank is not said. */
export function FactList({ label, facts }: Props) {
  return (
    <List aria-label={label}>
      {facts
        .filter(([, said]) => said !== '')
        .map(([name, said]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </Fragment>
        ))}
    </List>
  );
}
