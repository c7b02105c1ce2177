import type { SchemeName } from '@madoguchi/contract/preferences/palette-names.ts';
import { styled } from '@mui/material/styles';
import { paletteOf } from '../../../kit/theme/schemes/palette-store.ts';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Dots = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  borderRadius: 8,
  padding: 3,
  gap: 2,
  border: `1px solid ${theme.vars.palette.control}`,
  '& > span': { width: 10, height: 10, borderRadius: 5 },
}));

interface Props {
  readonly name: SchemeName;
  /** The main scheme, of which derived ones are made. */
  readonly main: SchemeName;
  readonly label: string;
}

/** A scheme's name after its primary, secondary and error colours on its own ground. */
export function SchemeDots({ name, main, label }: Props) {
  const { primary, secondary, error, paper } = paletteOf(name, main);
  return (
    <Line>
      <Dots style={{ backgroundColor: paper }} aria-hidden="true">
        {[primary, secondary, error].map((colour) => (
          <span key={colour} style={{ backgroundColor: colour }} />
        ))}
      </Dots>
      {label}
    </Line>
  );
}
