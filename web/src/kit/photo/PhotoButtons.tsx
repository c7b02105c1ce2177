import { PHOTO_MEDIA_TYPES } from '@madoguchi/contract/profile/photo.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Icon } from '../Icon.tsx';
import { useErrorSentence } from '../use-error-sentence.ts';
import type { PhotoShape } from './CropDialog.tsx';
import { usePhotoWords } from './words.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

const ACCEPTED = PHOTO_MEDIA_TYPES.join(',');

interface Props {
  readonly hasPhoto: boolean;
  readonly shape: PhotoShape;
  /** Stands in the place of a removed photo. */
  readonly removeEffect: string;
  /** Said once a photo is set. */
  readonly savedText: string;
  readonly onSend: (photo: File) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
  /** Set or removed: what shows the photo is to be read again. */
  readonly onChanged: () => void;
}

/** Choosing, changing and removing a photo. */
export function PhotoButtons(props: Props) {
  const { hasPhoto, shape, removeEffect, savedText, onSend, onRemove, onChanged } = props;
  const t = usePhotoWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0] ?? null);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const finish = (sentence: string) => {
    setFile(null);
    setAsking(false);
    message(sentence, 'success');
    onChanged();
  };
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onRemove();
      finish(t('removed'));
    } catch (error) {
      message(sentenceOf(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<Icon name="camera" />} onClick={() => input.current?.click()}>
        {t(hasPhoto ? 'change' : 'choose')}
      </Button>
      {hasPhoto ? <Button onClick={() => setAsking(true)}>{t('remove')}</Button> : null}
      <input ref={input} type="file" accept={ACCEPTED} hidden aria-label={t('choose')} onChange={choose} />
      {file === null ? null : (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            shape={shape}
            onSend={onSend}
            onDone={() => finish(savedText)}
            onDismiss={() => setFile(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('removeQuestion')}
        confirmLabel={t('remove')}
        dismissLabel={t('dismiss')}
        danger
        busy={isBusy}
        onConfirm={() => void remove()}
        onDismiss={() => setAsking(false)}
      >
        <Typography>{removeEffect}</Typography>
      </ConfirmDialog>
    </Box>
  );
}
