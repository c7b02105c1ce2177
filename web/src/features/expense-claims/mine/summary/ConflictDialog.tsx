import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
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
import { useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { SheetLine } from '../../sheet/store/sheet-line.ts';
import { shownText } from '../../sheet/values/cell-text.ts';
import { choicesOf } from '../../sheet/values/choices.ts';
import type { Conflict } from '../autosave/merge.ts';
import { useMineWords } from '../words.ts';

type Side = 'mine' | 'theirs';

interface Props {
  readonly conflicts: readonly Conflict[];
  readonly lineNumberOf: (lineId: string) => number;
  readonly onChoose: (sides: readonly Side[]) => void;
  readonly onDismiss: () => void;
}

/** The same cell changed on both sides: 自分の値 or 相手の値, for each (B0-02). */
export function ConflictDialog({ conflicts, lineNumberOf, onChoose, onDismiss }: Props) {
  const t = useMineWords();
  const titleId = useId();
  const [sides, setSides] = useState<readonly Side[]>(conflicts.map(() => 'mine'));
  return (
    <Dialog open onClose={onDismiss} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('conflict.lead')}</Typography>
        {conflicts.map((conflict, index) => (
          <ConflictChoice
            key={`${conflict.mine.id} ${conflict.field}`}
            conflict={conflict}
            lineNumber={lineNumberOf(conflict.mine.id)}
            side={sides[index] ?? 'mine'}
            onSide={(side) => setSides(sides.with(index, side))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDismiss}>{t('back')}</Button>
        <Button variant="contained" onClick={() => onChoose(sides)}>
          {t('conflict.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ConflictChoice(props: {
  readonly conflict: Conflict;
  readonly lineNumber: number;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}) {
  const { conflict, lineNumber, side, onSide } = props;
  const t = useMineWords();
  const language = useLanguage();
  const masters = useMasters();
  const labelId = useId();
  const textOf = (line: SheetLine) => {
    if (conflict.field === 'attachments') return line.attachments.map(({ name }) => name).join(', ');
    return shownText(line, conflict.field, { choices: choicesOf(masters, language), language });
  };
  const field = conflict.field === 'attachments' ? t('files.title') : FIELD_NAMES[conflict.field][language];
  return (
    <>
      <FormLabel id={labelId} sx={{ display: 'block', mt: 2 }}>
        {t('findings.line', { line: lineNumber })} {field}
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
            label={t('conflict.side', {
              side: t(`conflict.${one}`),
              value: textOf(conflict[one]) || t('conflict.blank'),
            })}
          />
        ))}
      </RadioGroup>
    </>
  );
}
