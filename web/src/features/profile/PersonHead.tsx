import type { Whose } from '@madoguchi/contract/profile/model.ts';
import { removePhoto, setPhoto } from '@madoguchi/contract/profile/operations.ts';
import { PHOTO_MEDIA_TYPES } from '@madoguchi/contract/profile/photo.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PersonPicture } from '../../kit/PersonPicture.tsx';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { askAgain } from '../../platform/identity/session-actions.ts';
import { useMessages } from '../../platform/messages.ts';
import { invalidate, useWrite } from '../../platform/query.ts';
import { masterName, mastersByCode, useMasters } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { usePhotoWords } from './photo/words.ts';
import { useProfileWords } from './words.ts';

const CropDialog = lazy(async () => ({ default: (await import('./photo/CropDialog.tsx')).CropDialog }));

const ACCEPTED = PHOTO_MEDIA_TYPES.join(',');

/** Choosing, changing and removing one's own photo. */
function OwnPhoto({ hasPhoto }: { readonly hasPhoto: boolean }) {
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

interface Props {
  readonly person: Whose;
  readonly isOwn: boolean;
}

/** The head of a profile: photo, name and reading, where they belong, and how the company reaches them. */
export function PersonHead({ person, isOwn }: Props) {
  const t = useProfileWords();
  const language = useLanguage();
  const { group, position } = useMasters();
  const department = person.department === null ? undefined : mastersByCode(group).get(person.department);
  const post = person.position === null ? undefined : mastersByCode(position).get(person.position);
  const places = [department, post].flatMap((one) => (one === undefined ? [] : [masterName(one, language)]));
  return (
    <Card
      sx={{
        p: { xs: 2, sm: 3 },
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
      }}
    >
      <PhotoOf person={person} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {person.kana === '' ? null : (
          <Typography variant="caption" component="p" lang="ja" sx={{ color: 'text.secondary' }}>
            {person.kana}
          </Typography>
        )}
        <Typography variant="h2">{person.name}</Typography>
        {places.length === 0 ? null : <Typography>{places.join(language === 'ja' ? '　' : ' · ')}</Typography>}
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          {person.employeeId === null ? null : <span>{t('number', { number: person.employeeId })}</span>}
          <a href={`mailto:${person.email}`}>{person.email}</a>
        </Typography>
      </Box>
      {isOwn && person.employeeId !== null ? <OwnPhoto hasPhoto={person.photoURL !== null} /> : null}
    </Card>
  );
}

/** The photo as the page shows it, with its words; the first letter of the name is decoration. */
function PhotoOf({ person: { name, photoURL } }: { readonly person: Whose }) {
  const t = usePhotoWords();
  const picture = <PersonPicture name={name} photo={photoURL} size={96} />;
  if (photoURL === null) return picture;
  return (
    <span role="img" aria-label={t('photoOf', { name })} style={{ display: 'inline-flex' }}>
      {picture}
    </span>
  );
}
