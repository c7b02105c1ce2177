import type { Language } from '@madoguchi/contract/message.ts';
import { updateUser } from '@madoguchi/contract/session/operations.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { keepLanguage } from '../../../platform/language.ts';
import { logFault } from '../../../platform/log.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useWrite } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { OpenedProps } from '../ToolButton.tsx';
import { useToolWords } from '../words.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

/** The languages, each named in itself. A choice shows at once; kept with the account, a guest's in this browser (S1-02). */
export function LanguageChoices({ anchor, onClose }: OpenedProps) {
  const t = useToolWords();
  const language = useLanguage();
  const { user } = useSession();
  const message = useMessages();
  const keep = useWrite(updateUser);

  const choose = (chosen: Language) => {
    onClose();
    keepLanguage(chosen);
    if (user === null) return;
    // The menu is gone by the time of the answer, and with it what useWrite would tell.
    keep.mutateAsync({ user: { data: { settings: { language: chosen } } } }).catch((error: unknown) => {
      logFault('The language could not be saved', error);
      message(t('languageNotKept'), 'error');
    });
  };

  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {LANGUAGE_NAMES.map(([one, name]) => (
        <MenuItem
          key={one}
          lang={one}
          role="menuitemradio"
          aria-checked={one === language}
          selected={one === language}
          onClick={() => choose(one)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
