import type { Language } from '@madoguchi/contract/message.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LANGUAGE_NAMES } from './language-names.ts';

interface Props {
  readonly anchor: HTMLElement | null;
  readonly language: Language;
  readonly onChoose: (language: Language) => void;
  readonly onClose: () => void;
}

/** The languages, each named in itself. */
export function LanguageChoices({ anchor, language, onChoose, onClose }: Props) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {LANGUAGE_NAMES.map(([one, name]) => (
        <MenuItem
          key={one}
          lang={one}
          role="menuitemradio"
          aria-checked={one === language}
          selected={one === language}
          onClick={() => onChoose(one)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
