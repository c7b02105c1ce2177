import { SCOPES, type Scope } from '@madoguchi/contract/calendar/choices.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useEventWords } from './words.ts';

interface Props {
  readonly title: string;
  /** Whom it reaches and what follows. */
  readonly children?: ReactNode;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  /** An event that does not repeat has no part to choose. */
  readonly isSeries: boolean;
  readonly onChoose: (scope: Scope) => void;
  readonly onDismiss: () => void;
}

/** Asks before an event is moved or deleted: for which dates of a series. */
export function ScopeDialog({ title, children, submitLabel, isDanger = false, isSeries, onChoose, onDismiss }: Props) {
  const t = useEventWords();
  const id = useId();
  const [scope, setScope] = useState<Scope>('one');
  return (
    <Dialog open onClose={onDismiss} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {isSeries || children ? (
        <DialogContent>
          {children ? <Typography sx={{ mb: isSeries ? 2 : 0 }}>{children}</Typography> : null}
          {isSeries ? (
            <RadioGroup aria-label={t('scope')} value={scope} onChange={(_, value) => setScope(value as Scope)}>
              {SCOPES.map((one) => (
                <FormControlLabel key={one} value={one} label={t(`scope.${one}`)} control={<Radio />} />
              ))}
            </RadioGroup>
          ) : null}
        </DialogContent>
      ) : null}
      <DialogActions>
        <Button onClick={onDismiss}>{t('cancel')}</Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          onClick={() => onChoose(isSeries ? scope : 'all')}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
