import { removePhoto, setPhoto } from '@madoguchi/contract/profile/operations.ts';
import { PHOTO_MEDIA_TYPES } from '@madoguchi/contract/profile/photo.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { askAgain } from '../../../platform/identity/session-actions.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useWrite } from '../../../platform/query.ts';
import { usePhotoWords } from './words.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

const ACCEPTED = PHOTO_MEDIA_TYPES.join(',');

/** Choosing, changing and removing one's own photo. */
export function OwnPhoto({ hasPhoto }: { readonly hasPhoto: boolean }) {
  const t = usePhotoWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);
  const removal = useWrite(removePhoto);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0] ?? null);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const finish = (sentence: string) => {
    setFile(null);
    setAsking(false);
    message(sentence, 'success');
    // The photo stands at the counter as well.
    void askAgain();
  };
  const finishUpload = () => {
    finish(t('saved'));
    void invalidate(setPhoto);
  };
  const remove = () => {
    removal.mutate(
      {},
      { onSuccess: () => finish(t('removed')), onError: (error) => message(sentenceOf(error), 'error') },
    );
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
          <CropDialog file={file} onDone={finishUpload} onDismiss={() => setFile(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('removeQuestion')}
        confirmLabel={t('remove')}
        dismissLabel={t('dismiss')}
        danger
        busy={removal.isPending}
        onConfirm={remove}
        onDismiss={() => setAsking(false)}
      >
        {t('removeEffect')}
      </ConfirmDialog>
    </Box>
  );
}
