import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { Icon } from '../../../../../ui/Icon.tsx';
import { useReviewWords } from '../../words.ts';
import { COMMENT_MAX, type commentFault } from './comment-fault.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly fault: ReturnType<typeof commentFault>;
  readonly inputRef: Ref<HTMLTextAreaElement>;
  readonly onChange: (value: string) => void;
}

/** The reason, its label above and its fault or length below. */
export function CommentField({ label, value, fault, inputRef, onChange }: Props) {
  const t = useReviewWords();
  const id = useId();
  const noteId = `${id}-note`;
  const n = value.length;
  return (
    <Box sx={{ mb: 1 }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
        <Box component="span" sx={{ ml: 1, fontWeight: 400, color: 'text.secondary' }}>
          {t('comment.required')}
        </Box>
      </Typography>
      <OutlinedInput
        id={id}
        autoFocus
        fullWidth
        multiline
        minRows={3}
        maxRows={8}
        value={value}
        error={fault !== null}
        inputRef={inputRef}
        inputProps={{ 'aria-describedby': noteId, 'aria-required': true }}
        onChange={(event) => onChange(event.target.value)}
      />
      <Typography
        id={noteId}
        component="p"
        variant="caption"
        role={fault === null ? undefined : 'alert'}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          mt: 0.5,
          color: fault === null ? 'text.secondary' : 'error.main',
        }}
      >
        {fault === null ? (
          t('comment.count', { n, max: COMMENT_MAX })
        ) : (
          <>
            <Icon name="error" size={16} />
            {t(`comment.${fault}`, { field: label, max: COMMENT_MAX, n })}
          </>
        )}
      </Typography>
    </Box>
  );
}
