import { showAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { isGone } from '../../../platform/http/refusals.ts';
import { useRead } from '../../../platform/query.ts';
import { useAnnouncementWords } from '../words.ts';
import { AnnouncementText } from './AnnouncementText.tsx';

const WIDTH_PX = 560;

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One announcement to be read, on a sheet from the right; on a phone it fills the screen. */
export function AnnouncementSheet({ id, onClose }: Props) {
  const t = useAnnouncementWords();
  const titleId = useId();
  const read = useRead(showAnnouncement, { id });
  const { data, error, refetch } = read;
  const isAway = isGone(error);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: WIDTH_PX }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, display: 'flex', flexDirection: 'column', gap: 2 }}>
        {isAway ? <EmptyState icon="announcement" text={t('gone')} /> : null}
        {error && !isAway ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {data && !isAway ? <AnnouncementText of={data} titleId={titleId} /> : null}
      </Box>
    </Drawer>
  );
}
