import { may } from '@madoguchi/contract/access.ts';
import type { TodoLink } from '@madoguchi/contract/to-dos/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Field } from '../../kit/fields/Field.tsx';
import { useField } from '../../kit/form/form-context.ts';
import { useUser } from '../../platform/session.ts';
import { useRequests } from './use-requests.ts';
import { useTodoWords } from './words.ts';

const LONGEST = 40;

/** The request that the to-do is about: found by its number, then a link to its page. */
export function LinkField() {
  const t = useTodoWords();
  const id = useId();
  const { role } = useUser();
  const label = t('link');
  const field = useField<TodoLink | null>(
    { name: 'link', label, isOptional: true },
    { ask: 'enter', textOf: (link) => (link as TodoLink | null)?.number ?? '' },
  );
  const [typed, setTyped] = useState('');
  const { found, isSearched } = useRequests(typed);
  const link = field.value;
  if (!may({ roles: role }, 'staff')) return null;
  if (link !== null) {
    return (
      <Field {...field.frame} id={id} isGroup>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Link to={link.to as `/${string}`}>{link.number}</Link>
          <Button size="small" onClick={() => field.change(null)}>
            {t('link.remove')}
          </Button>
        </Box>
      </Field>
    );
  }
  return (
    <Field {...field.frame} id={id} hint={t('link.hint')} widthPx={320}>
      <OutlinedInput
        id={id}
        fullWidth
        inputRef={field.inputRef}
        value={typed}
        autoComplete="off"
        inputProps={{ 'aria-describedby': `${id}-hint ${id}-found`, maxLength: LONGEST }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Box id={`${id}-found`} aria-live="polite">
        {found.map(({ link: one, name }) => (
          <Button
            key={one.number}
            size="small"
            sx={{ textAlign: 'start' }}
            onClick={() => {
              field.change(one);
              setTyped('');
            }}
          >
            {t('link.choose', { number: one.number, name })}
          </Button>
        ))}
        {isSearched && found.length === 0 ? <Typography variant="caption">{t('link.none')}</Typography> : null}
      </Box>
    </Field>
  );
}
