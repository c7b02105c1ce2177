import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { epochNow } from '../../platform/clock.ts';
import { useSessionWords } from './words.ts';

interface Props {
  readonly error: unknown;
  /** From when the band stands there. */
  readonly seconds: number;
  readonly onRetry: () => void;
}

const SECOND_MS = 1_000;

/** So many attempts that the portal holds them off: why, and how long still. Trying again is offered once it is worth it. */
export function WaitBand({ error, seconds, onRetry }: Props) {
  const t = useSessionWords();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endMs = epochNow() + seconds * SECOND_MS;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((endMs - epochNow()) / SECOND_MS));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  if (left === 0) {
    return (
      <ErrorBand error={error} onRetry={onRetry}>
        <Typography variant="body2">{t('waitOver')}</Typography>
      </ErrorBand>
    );
  }
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <ErrorBand error={error}>
      {/* Read out once with the sentence; the seconds that follow are for the eye. */}
      <Typography variant="body2" aria-hidden="true" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('waitLeft', { clock })}
      </Typography>
    </ErrorBand>
  );
}
