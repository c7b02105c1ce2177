import { blockers } from '@madoguchi/contract/purchase-requests/checks.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { RADIUS } from '../../../../ui/theme/tokens.ts';
import { FindingLinks } from '../checks/FindingLinks.tsx';
import { useRequestChecks } from '../checks/request-checks.ts';
import { useRequestWords } from '../words.ts';

/** What still stops the submission, each with a way to its field; grows shorter as it is mended. */
export function BlockedBand({ attempt }: { readonly attempt: number }) {
  const t = useRequestWords();
  const band = useRef<HTMLDivElement>(null);
  const { findings } = useRequestChecks();
  const inTheWay = blockers(findings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus, also where the list is the same
  useEffect(() => band.current?.focus(), [attempt]);
  if (inTheWay.length === 0) return null;
  return (
    <Box
      ref={band}
      role="alert"
      tabIndex={-1}
      sx={{
        p: 2,
        borderRadius: `${RADIUS.menu}px`,
        border: '2px solid',
        borderColor: 'error.main',
        bgcolor: 'errorGround',
      }}
    >
      <Typography variant="subtitle2" component="p">
        {t('blocked.title', { count: inTheWay.length })}
      </Typography>
      <FindingLinks findings={inTheWay} />
    </Box>
  );
}
