import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { useDecideWords } from '../words.ts';
import type { BarChoice } from './bar-choice.ts';

interface Props {
  readonly choices: readonly BarChoice[];
  readonly isWorking: boolean;
}

/** The decisions that have no room in the bar. */
export function MoreChoices({ choices, isWorking }: Props) {
  const t = useDecideWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={t('bar.more')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={() => setOpen(false)}>
        {choices.map(({ id, label, isOff, run }) => (
          <MenuItem
            key={id}
            disabled={isOff || isWorking}
            onClick={() => {
              setOpen(false);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
