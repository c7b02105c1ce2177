import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useShellWords } from '../words.ts';

const UserChoices = lazy(async () => ({ default: (await import('./UserChoices.tsx')).UserChoices }));

/** Who is at the counter; opens to what they can do about it (S6-03). */
export function UserMenu() {
  const t = useShellWords();
  const { user } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = user?.data.displayName ?? t('guest');
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('userMenu', { name })}
        onClick={() => setOpen(true)}
        startIcon={<Icon name="person" />}
        sx={{ minWidth: 44, px: 1, '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <Suspense fallback={null}>
        {isOpen ? <UserChoices anchor={button.current} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
