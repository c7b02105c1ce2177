import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useProfileWords } from '../words.ts';

interface Props {
  readonly title: string;
  /** The form that replaces the facts while they are edited; absent where they cannot be. */
  readonly form?: ReactNode;
  readonly isEdited?: boolean;
  /** Absent while another section is edited. */
  readonly onEdit?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One part of About: its facts, or the form that changes them. Closing the form leads back to the button. */
export function Section({ title, form, isEdited = false, onEdit, children }: Props) {
  const t = useProfileWords();
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36, mb: 2 }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {form === undefined || isEdited ? null : (
          <Button
            ref={button}
            size="small"
            sx={{ marginInlineStart: 'auto' }}
            startIcon={<Icon name="edit" size={16} />}
            aria-label={t('edit', { group: title })}
            disabled={onEdit === undefined}
            onClick={onEdit}
          >
            {t('editShort')}
          </Button>
        )}
      </Box>
      {isEdited ? form : children}
    </Card>
  );
}
