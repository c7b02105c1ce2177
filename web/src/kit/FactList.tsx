import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', fontVariantNumeric: 'tabular-nums' },
}));

/** A name, what is said of it, and the language of what people wrote. */
export type Fact = readonly [name: string, said: ReactNode, lang?: 'ja'];

interface Props {
  readonly label?: string;
  readonly facts: readonly Fact[];
}

/** Names and what is said of them, in two columns; what is blank is not said. */
export function FactList({ label, facts }: Props) {
  return (
    <List aria-label={label}>
      {facts
        .filter(([, said]) => said !== '' && said !== null)
        .map(([name, said, lang]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{said}</dd>
          </Fragment>
        ))}
    </List>
  );
}
