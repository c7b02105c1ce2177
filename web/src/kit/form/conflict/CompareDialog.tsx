import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useFormWords } from '../words.ts';
import type { Side } from './compare.ts';

/** One value that both sides have, as people read it. */
export interface Compared {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** The initial choice. */
  readonly side: Side;
}

interface Props {
  readonly rows: readonly Compared[];
  readonly lead?: string;
  readonly keepLabel?: string;
  /** One side a row, in their order. */
  readonly onChoose: (sides: readonly Side[]) => void;
  readonly onDismiss: () => void;
}

/** The same value changed on both sides: 自分の値 or 相手の値, for each (B0-02). */
export function CompareDialog({ rows, lead, keepLabel, onChoose, onDismiss }: Props) {
  const t = useFormWords();
  const titleId = useId();
  const [sides, setSides] = useState<readonly Side[]>(rows.map(({ side }) => side));
  return (
    <Dialog open onClose={onDismiss} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{lead ?? t('conflict.lead')}</Typography>
        {rows.map((row, index) => (
          <Choice
            key={row.key}
            row={row}
            side={sides[index] ?? row.side}
            onSide={(side) => setSides(sides.with(index, side))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDismiss}>{t('dismiss')}</Button>
        <Button variant="contained" onClick={() => onChoose(sides)}>
          {keepLabel ?? t('conflict.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Choice({ row, side, onSide }: { row: Compared; side: Side; onSide: (side: Side) => void }) {
  const t = useFormWords();
  const labelId = useId();
  return (
    <>
      <FormLabel id={labelId} sx={{ display: 'block', mt: 2 }}>
        {row.label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={side}
        onChange={(_, value) => onSide(value === 'theirs' ? 'theirs' : 'mine')}
      >
        {(['mine', 'theirs'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={t('conflict.side', { side: t(`conflict.${one}`), value: row[one] || t('conflict.blank') })}
            sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }}
          />
        ))}
      </RadioGroup>
    </>
  );
}
