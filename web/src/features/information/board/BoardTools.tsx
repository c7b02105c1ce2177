import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useCardName } from '../card-names.ts';
import { useInformationWords } from '../words.ts';
import type { Board } from './use-board.ts';

/** Which cards are shown, and the way back to how they were at first. */
export function BoardTools({ board }: { readonly board: Board }) {
  const t = useInformationWords();
  const name = useCardName();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<Icon name="eye" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('chooseCards')}
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {board.own.map((id) => {
          const isShown = board.shown.includes(id);
          return (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => board.hide(id, isShown)}
              sx={{ gap: 1 }}
            >
              <span style={{ display: 'inline-flex', visibility: isShown ? 'visible' : 'hidden' }}>
                <Icon name="tick" size={16} />
              </span>
              {name(id)}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem
          disabled={board.isAsAtFirst}
          onClick={() => {
            setOpen(false);
            board.restore();
          }}
        >
          {t('restore')}
        </MenuItem>
      </Menu>
    </>
  );
}
