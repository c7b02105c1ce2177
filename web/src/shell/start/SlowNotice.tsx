import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useShellWords } from '../words.ts';

const SLOW_MS = 10_000;

/** After ten seconds says that it takes a while, and offers to load the page anew. */
export function SlowNotice() {
  const t = useShellWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {t('slow')}
      <Button variant="outlined" size="small" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Box>
  );
}
