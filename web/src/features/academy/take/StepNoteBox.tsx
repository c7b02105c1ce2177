import { COURSE_LIMITS } from '@madoguchi/contract/academy/choices.ts';
import type { TakenStep } from '@madoguchi/contract/academy/model.ts';
import { noteStep } from '@madoguchi/contract/academy/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useWrite } from '../../../platform/query.ts';
import { useAcademyWords } from '../words.ts';

interface Props {
  readonly courseId: string;
  readonly step: TakenStep;
}

/** A note of one's own on the step. Nobody else reads it. */
export function StepNoteBox({ courseId, step }: Props) {
  const t = useAcademyWords();
  const message = useMessages();
  const id = useId();
  const write = useWrite(noteStep);
  const [kept, setKept] = useState({ note: step.note, version: step.noteVersion });
  const [note, setNote] = useState(step.note);
  const newer = newerNote(write.error);
  const save = () =>
    write.mutate(
      { id: courseId, stepId: step.id, version: newer?.version ?? kept.version, note },
      {
        onSuccess: ({ version }) => {
          setKept({ note, version });
          message(t('noteSaved'), 'success');
        },
      },
    );
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="label" htmlFor={id} variant="subtitle1">
        {t('note')}
      </Typography>
      <OutlinedInput
        id={id}
        multiline
        fullWidth
        minRows={2}
        maxRows={12}
        value={note}
        inputProps={{ maxLength: COURSE_LIMITS.note, 'aria-describedby': `${id}-hint` }}
        onChange={(event) => setNote(event.target.value)}
      />
      <Typography id={`${id}-hint`} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('noteHint')}
      </Typography>
      {write.error && newer === null ? <ErrorBand error={write.error} /> : null}
      {newer === null ? null : (
        <Typography role="alert" sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
          {t('noteNewer', { note: newer.note })}
        </Typography>
      )}
      {note === kept.note ? null : (
        <Button sx={{ mt: 1 }} variant="outlined" aria-busy={write.isPending} onClick={save}>
          {t(newer === null ? 'noteSave' : 'noteOver')}
        </Button>
      )}
    </Box>
  );
}

/** The note that another page saved meanwhile, where that is why ours was refused. */
function newerNote(error: Error | null): { readonly note: string; readonly version: number } | null {
  if (!(error instanceof ProblemError) || error.body.code !== 'stale') return null;
  const { note, version } = (error.body.data.current ?? {}) as { note?: unknown; version?: unknown };
  return typeof note === 'string' && typeof version === 'number' ? { note, version } : null;
}
