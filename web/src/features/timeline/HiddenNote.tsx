import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { useTimelineWords } from './words.ts';

interface Props {
  readonly reason: string;
  /** Null for the author, who only learns the reason. */
  readonly onUnhide: (() => void) | null;
}

/** Says that nobody else sees this any more, and why. */
export function HiddenNote({ reason, onUnhide }: Props) {
  const t = useTimelineWords();
  return (
    <Box sx={{ my: 1 }}>
      <WarningBand>
        <p>{t('hiddenBecause', { reason })}</p>
      </WarningBand>
      {onUnhide === null ? null : (
        <Button size="small" onClick={onUnhide}>
          {t('unhide')}
        </Button>
      )}
    </Box>
  );
}
