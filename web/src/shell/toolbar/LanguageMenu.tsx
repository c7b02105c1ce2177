import type { Language } from '@madoguchi/contract/message.ts';
import { updateUser } from '@madoguchi/contract/session/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { keepLanguage } from '../../platform/language.ts';
import { logFault } from '../../platform/log.ts';
import { useMessages } from '../../platform/messages.ts';
import { useWrite } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useShellWords } from '../words.ts';
import { languageName } from './language-names.ts';

const LanguageChoices = lazy(async () => ({ default: (await import('./LanguageChoices.tsx')).LanguageChoices }));

/** Switches at once, without reload; kept with the account, a guest's in this browser (S1-02). */
export function LanguageMenu() {
  const t = useShellWords();
  const language = useLanguage();
  const { user } = useSession();
  const message = useMessages();
  const keep = useWrite(updateUser, { refreshes: [] });
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const choose = (chosen: Language) => {
    setOpen(false);
    keepLanguage(chosen);
    if (user === null) return;
    const onError = (error: Error) => {
      logFault('The language could not be saved', error);
      message(t('languageNotKept'), 'error');
    };
    keep.mutate({ user: { data: { settings: { language: chosen } } } }, { onError });
  };

  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${t('language')}: ${languageName(language)}`}
        onClick={() => setOpen(true)}
        startIcon={<Icon name="language" />}
        sx={{ minWidth: { xs: 44, sm: 88 }, px: 1, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" lang={language} sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {languageName(language)}
        </Box>
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <LanguageChoices
            anchor={button.current}
            language={language}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
