import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { PHOTO_MAX_BYTES, PHOTO_MEDIA_TYPES } from '@madoguchi/contract/profile/photo.ts';
import { TIMELINE_LIMITS } from '@madoguchi/contract/timeline/choices.ts';
import { addPicture, showPicture } from '@madoguchi/contract/timeline/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Field } from '../../kit/fields/Field.tsx';
import { FileUploads } from '../../kit/fields/file/file-uploads.ts';
import { SentFile } from '../../kit/fields/file/SentFile.tsx';
import { sendFileBy } from '../../kit/fields/file/send-file.ts';
import { useField } from '../../kit/form/form-context.ts';
import { Icon } from '../../kit/Icon.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { downloadUrl } from '../../platform/call.ts';
import { useTimelineWords } from './words.ts';

const LIMITS = { maxBytes: PHOTO_MAX_BYTES, maxFiles: TIMELINE_LIMITS.pictures };
const ACCEPTED = PHOTO_MEDIA_TYPES.join(',');
/** A post has one place for all of its pictures. */
const HERE = '';

type Chosen = readonly { readonly id: string; readonly alt: string }[];

/** The pictures of a post that is being written: each is sent at once and may be described. */
export function PictureField() {
  const t = useTimelineWords();
  const field = useField<Chosen>({ name: 'pictures', label: t('pictures'), isOptional: true }, { ask: 'attach' });
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  const [uploads] = useState(
    () =>
      new FileUploads<OutputOf<typeof addPicture>>({
        send: sendFileBy(addPicture),
        limits: LIMITS,
        countAt: () => latest.current.value.length,
        onStored: (_, { id }) => {
          const value = [...latest.current.value, { id, alt: '' }];
          // At once: another one may be stored before the form has drawn this one.
          latest.current = { ...latest.current, value };
          latest.current.change(value);
        },
      }),
  );
  const underWay = useSyncExternalStore(uploads.subscribe, uploads.all);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    uploads.add(HERE, [...(event.target.files ?? [])]);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const isFull = field.value.length >= LIMITS.maxFiles;
  return (
    <Field {...field.frame} isGroup hint={t('picturesHint', { max: LIMITS.maxFiles })}>
      <Box role="group" aria-labelledby={`${field.id}-label`} sx={{ display: 'grid', gap: 1 }}>
        {field.value.map(({ id, alt }, nth) => (
          <Box key={id} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
            <Box
              component="img"
              src={downloadUrl(showPicture, { id })}
              alt={alt}
              sx={{ width: 72, height: 54, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <TextField
                label={t('alt', { n: nth + 1 })}
                mark="optional"
                value={alt}
                inputProps={{ maxLength: TIMELINE_LIMITS.alt }}
                onChange={({ target }) =>
                  field.change(field.value.map((one) => (one.id === id ? { id, alt: target.value } : one)))
                }
              />
            </Box>
            <IconButton
              aria-label={t('removePicture', { n: nth + 1 })}
              onClick={() => field.change(field.value.filter((one) => one.id !== id))}
            >
              <Icon name="trash" />
            </IconButton>
          </Box>
        ))}
        {underWay.length === 0 ? null : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {underWay.map((upload) => (
              <SentFile
                key={upload.id}
                upload={upload}
                limits={LIMITS}
                onRetry={() => uploads.retry(upload.id)}
                onDrop={() => uploads.drop(upload.id)}
              />
            ))}
          </Box>
        )}
        {isFull ? null : (
          <Button
            id={field.id}
            variant="outlined"
            size="small"
            startIcon={<Icon name="camera" size={16} />}
            aria-describedby={field.aria['aria-describedby']}
            onClick={() => input.current?.click()}
            sx={{ justifySelf: 'start' }}
          >
            {t('addPicture')}
          </Button>
        )}
        <input ref={input} type="file" accept={ACCEPTED} multiple hidden aria-label={t('addPicture')} onChange={take} />
      </Box>
    </Field>
  );
}
