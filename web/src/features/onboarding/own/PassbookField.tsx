import { addPassbook } from '@madoguchi/contract/onboarding/operations.ts';
import { PHOTO_MEDIA_TYPES } from '@madoguchi/contract/profile/photo.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';
import { Field } from '../../../kit/fields/Field.tsx';
import { sendFileBy } from '../../../kit/fields/file/send-file.ts';
import { useField } from '../../../kit/form/form-context.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { PassbookPicture } from '../paper/PassbookPicture.tsx';
import { useOnboardingWords } from '../words.ts';

const ACCEPTED = PHOTO_MEDIA_TYPES.join(',');
const sendPassbook = sendFileBy(addPassbook);

interface Props {
  readonly name: string;
  readonly comment: string | undefined;
}

/** A picture of the passbook, sent as soon as it is chosen; the form holds its id. */
export function PassbookField({ name, comment }: Props) {
  const t = useOnboardingWords();
  const field = useField<string>(
    { name, label: t('passbook'), hint: [comment, t('passbookHint')].filter(Boolean).join(' · '), isOptional: true },
    { ask: 'attach', textOf: () => t('passbookAdded') },
  );
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'offline'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file === undefined) return;
    setState('sending');
    setRefusal(null);
    const sent = await sendPassbook(file, { onProgress: () => undefined, signal: new AbortController().signal });
    if ('stored' in sent) field.change(sent.stored.id);
    else if (sent.fault.kind === 'refused') setRefusal(sent.fault.message);
    setState('fault' in sent && sent.fault.kind === 'offline' ? 'offline' : 'idle');
  };
  return (
    <Field {...field.frame} isGroup>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            id={field.id}
            variant="outlined"
            startIcon={<Icon name="camera" />}
            disabled={state === 'sending'}
            onClick={() => input.current?.click()}
          >
            {t(field.value ? 'passbookAnother' : 'passbookChoose')}
          </Button>
          {field.value ? <Button onClick={() => field.change('')}>{t('passbookRemove')}</Button> : null}
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label={t('passbookChoose')}
            onChange={(event) => void choose(event)}
          />
        </Box>
        <Typography role="status" variant="caption" component="p">
          {state === 'sending' ? t('passbookSending') : field.value ? t('passbookAdded') : ''}
        </Typography>
        {state === 'offline' || refusal !== null ? (
          <Typography role="alert" variant="caption" component="p" sx={{ color: 'error.main' }}>
            {refusal ?? t('passbookOffline')}
          </Typography>
        ) : null}
        {field.value ? <PassbookPicture key={field.value} id={field.value} /> : null}
      </Box>
    </Field>
  );
}
