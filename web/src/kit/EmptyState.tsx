import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly icon: IconName;
  /** Why there is nothing, in one sentence. */
  readonly text: string;
  /** The next step; nothing where all is done. */
  readonly children?: ReactNode;
}

/** Nothing yet, nothing matches, or nothing left to do. */
export function EmptyState({ icon, text, children }: Props) {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: 6, px: 2, textAlign: 'center', color: 'text.secondary' }}>
      <Icon name={icon} size={32} />
      <Typography sx={{ mt: 1, mb: 2, wordBreak: 'auto-phrase', textWrap: 'balance' }}>{text}</Typography>
      {children ? (
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>{children}</Box>
      ) : null}
    </Box>
  );
}
