import type { TimelinePicture } from '@madoguchi/contract/timeline/model.ts';
import { showPicture } from '@madoguchi/contract/timeline/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { RADIUS } from '../../kit/theme/tokens.ts';
import { downloadUrl } from '../../platform/call.ts';
import { useTimelineWords } from './words.ts';

interface Props {
  readonly media: readonly TimelinePicture[];
  /** Of the author: stands for a description where there is none. */
  readonly name: string;
}

/** The pictures of a post, at their own sides where there is one; each opens large. */
export function Pictures({ media, name }: Props) {
  const t = useTimelineWords();
  const [open, setOpen] = useState<TimelinePicture | null>(null);
  if (media.length === 0) return null;
  const altOf = ({ alt }: TimelinePicture) => (alt === '' ? t('picture', { name }) : alt);
  const isAlone = media.length === 1;
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: isAlone ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))' }}
    >
      {media.map((picture) => (
        <ButtonBase
          key={picture.id}
          aria-label={t('openPicture', { alt: altOf(picture) })}
          onClick={() => setOpen(picture)}
          sx={{
            justifySelf: isAlone ? 'start' : 'stretch',
            maxWidth: '100%',
            borderRadius: `${RADIUS.menu}px`,
            overflow: 'hidden',
          }}
        >
          <Box
            component="img"
            src={downloadUrl(showPicture, { id: picture.id })}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            sx={
              isAlone
                ? { display: 'block', width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: 420 }
                : { display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' }
            }
          />
        </ButtonBase>
      ))}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        aria-label={open === null ? undefined : altOf(open)}
        maxWidth="xl"
      >
        {open === null ? null : (
          <Box
            component="img"
            src={downloadUrl(showPicture, { id: open.id })}
            alt={altOf(open)}
            width={open.width}
            height={open.height}
            sx={{ display: 'block', width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: '75dvh', m: 'auto' }}
          />
        )}
        <DialogActions>
          <Button onClick={() => setOpen(null)}>{t('closePicture')}</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
