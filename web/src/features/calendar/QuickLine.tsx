import { addEvent } from '@madoguchi/contract/calendar/operations.ts';
import { readTypedEvent } from '@madoguchi/contract/calendar/typed-event.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { isComposing } from '../../platform/composition.ts';
import { useMessages } from '../../platform/messages.ts';
import { useWrite } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { type Times, writtenTimes } from './event-times.ts';
import { useUndo } from './use-undo.tsx';
import { useEventWords } from './words.ts';

interface Props {
  /** The day of an event whose line says none. */
  readonly shown: PlainDate;
  /** Opens the form with what was typed. */
  readonly onMore: (times: Times, title: string) => void;
}

/** An event in one line, `11/25 14-15時 面談`: what it means stands below it before Enter adds it. */
export function QuickLine({ shown, onMore }: Props) {
  const t = useEventWords();
  const language = useLanguage();
  const id = useId();
  const { today } = useSession();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const sayWithUndo = useUndo();
  const write = useWrite(addEvent);
  const [line, setLine] = useState('');
  const { title, saysDay: _saysDay, ...times } = readTypedEvent(line, { today, shown });
  const isBlank = line.trim() === '';

  function add(): void {
    if (title === '' || write.isPending) return;
    write.mutate(
      { title, ...times },
      {
        onSuccess: ({ undo }) => {
          setLine('');
          sayWithUndo(t('added', { title }), undo, writtenTimes(times, language));
        },
        onError: (error) => message(sentenceOf(error), 'error'),
      },
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <Box sx={{ flex: '1 1 320px', minWidth: 0, maxWidth: 640 }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 600 }}>
        {t('line')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={id}
          fullWidth
          value={line}
          placeholder={t('line.hint')}
          autoComplete="off"
          inputProps={{ 'aria-describedby': `${id}-read`, maxLength: 300, enterKeyHint: 'done' }}
          onChange={({ target }) => setLine(target.value)}
          onKeyDown={onKeyDown}
        />
        {isBlank ? null : (
          <Button sx={{ flex: 'none' }} onClick={() => onMore(times, title)}>
            {t('line.more')}
          </Button>
        )}
      </Box>
      <Typography id={`${id}-read`} variant="caption" component="p" aria-live="polite" sx={{ minHeight: '1.6em' }}>
        {isBlank
          ? ''
          : title === ''
            ? `${writtenTimes(times, language)} ${t('line.noTitle')}`
            : t('line.read', { event: `${writtenTimes(times, language)} ${title}` })}
      </Typography>
    </Box>
  );
}
