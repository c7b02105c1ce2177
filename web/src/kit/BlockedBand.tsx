import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { RADIUS } from './theme/tokens.ts';

interface Props {
  /** Counts the attempts: each takes the focus here. */
  readonly attempt: number;
  readonly title: string;
  /** Obstacles, each with a link to its place. */
  readonly children: ReactNode;
}

/** Findings that still block a submission; the list grows shorter as they are mended. */
export function BlockedBand({ attempt, title, children }: Props) {
  const band = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus, also where the list is the same
  useEffect(() => band.current?.focus(), [attempt]);
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
        {title}
      </Typography>
      {children}
    </Box>
  );
}
