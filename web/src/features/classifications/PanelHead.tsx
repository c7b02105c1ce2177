import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useClassificationWords } from './words.ts';

interface Props {
  /** Absent until it is read. */
  readonly title: string | undefined;
  readonly above: string | undefined;
  readonly state?: ReactNode;
  /** Asked once, when the title is there. */
  readonly wantsFocus: () => boolean;
  readonly onClose: () => void;
}

/** The head of a panel beside a list: what it is about, where it stands, and the way to close it. */
export function PanelHead({ title, above, state, wantsFocus, onClose }: Props) {
  const t = useClassificationWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = title !== undefined;
  const arrive = useEffectEvent(() => {
    if (wantsFocus()) heading.current?.focus();
  });
  useEffect(() => {
    if (isHere) arrive();
  }, [isHere]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', minHeight: '1lh' }}>
          {above}
        </Typography>
        <Typography ref={heading} variant="h2" tabIndex={-1}>
          {title ?? <Skeleton width={160} />}
        </Typography>
      </Box>
      {state}
      <IconButton aria-label={t('closePanel')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Box>
  );
}
