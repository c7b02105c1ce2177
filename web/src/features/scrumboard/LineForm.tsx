import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../../platform/composition.ts';
import { useBoardWords } from './words.ts';

interface Props {
  /** Its meaning, heard with the input. */
  readonly label: string;
  /** The text as it is saved: the same again changes nothing. */
  readonly initial?: string;
  /** Stands in the field at first, and may be sent as it is. */
  readonly proposed?: string;
  /** In characters as people count them. */
  readonly max: number;
  readonly submitLabel?: string;
  /** Resolves to false where it was refused: the form stays with what was typed. */
  readonly onSubmit: (text: string) => Promise<boolean>;
  /** Also by Escape, and when the focus leaves: nothing is saved then. */
  readonly onClose: () => void;
}

/** One line that is typed in place: Enter or the button saves it, Escape or a press elsewhere gives it up; blank is refused. */
export function LineForm({ label, initial = '', proposed, max, submitLabel, onSubmit, onClose }: Props) {
  const t = useBoardWords();
  const id = useId();
  const [text, setText] = useState(proposed ?? initial);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const typed = text.trim();
    const now = [...typed].length;
    if (isBusy) return;
    if (now === 0) setFault(t('line.required', { label }));
    else if (now > max) setFault(t('line.tooLong', { label, max, now }));
    else if (typed === initial) onClose();
    else {
      setBusy(true);
      const isDone = await onSubmit(typed);
      setBusy(false);
      if (isDone) onClose();
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void submit();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };

  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ minWidth: 0, flex: 1 }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isBusy && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <OutlinedInput
          autoFocus
          fullWidth
          value={text}
          error={fault !== null}
          inputProps={{ 'aria-label': label, 'aria-describedby': `${id}-fault`, autoComplete: 'off' }}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setText(target.value);
            setFault(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="contained" sx={{ flex: 'none' }} aria-disabled={isBusy} onClick={() => void submit()}>
          {submitLabel ?? t('save')}
        </Button>
      </Box>
      <Typography id={`${id}-fault`} variant="caption" component="p" aria-live="polite" sx={{ color: 'error.main' }}>
        {fault}
      </Typography>
    </Box>
  );
}
