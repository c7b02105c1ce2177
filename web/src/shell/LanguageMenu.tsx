import type { Language } from '@madoguchi/contract/message.ts';
import { updateUser } from '@madoguchi/contract/session/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { keepLanguage } from '../platform/language.ts';
import { logFault } from '../platform/log.ts';
import { useMessages } from '../platform/messages.ts';
import { useWrite } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';
import { useLanguage } from '../platform/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { useShellWords } from './words.ts';

const NAMES: Readonly<Record<Language, string>> = { ja: '日本語', en: 'English' };

/** Switches at once, without reload; kept with the account, a guest's in this browser (S1-02). */
export function LanguageMenu() {
  const t = useShellWords();
  const language = useLanguage();
  const { user } = useSession();
  const message = useMessages();
  const keep = useWrite(updateUser, { refreshes: ['session.show'] });
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const choose = (chosen: Language) => {
    setOpen(false);
    keepLanguage(chosen);
    if (user === null) return;
    keep.mutate(
      { user: { data: { settings: { language: chosen } } } },
      {
        onError: (error) => {
          logFault('The language could not be saved', error);
          message(t('languageNotKept'), 'error');
        },
      },
    );
  };

  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${t('language')}: ${NAMES[language]}`}
        onClick={() => setOpen(true)}
        startIcon={<Icon name="language" />}
        sx={{ minWidth: { xs: 44, sm: 88 }, px: 1, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" lang={language} sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {NAMES[language]}
        </Box>
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {(Object.keys(NAMES) as Language[]).map((one) => (
          <MenuItem
            key={one}
            lang={one}
            role="menuitemradio"
            aria-checked={one === language}
            selected={one === language}
            onClick={() => choose(one)}
          >
            {NAMES[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
