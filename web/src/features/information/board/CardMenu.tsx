import type { CardId } from '@madoguchi/contract/information/cards.ts';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useCardName } from '../card-names.ts';
import { useInformationWords } from '../words.ts';
import { canMove, type Move } from './layout.ts';
import type { Board } from './use-board.ts';

const MOVES: readonly Move[] = ['up', 'down', 'first', 'last'];

/** Moves, hides and widens a card without a mouse. */
export function CardMenu({ id, board }: { readonly id: CardId; readonly board: Board }) {
  const t = useInformationWords();
  const card = useCardName()(id);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const keepsFocus = useRef(false);
  const place = board.shown.indexOf(id);
  const isWide = board.wide.includes(id);

  // A card that moved in the page has lost the focus on its way.
  useEffect(() => {
    if (place >= 0 && keepsFocus.current) button.current?.focus();
    keepsFocus.current = false;
  }, [place]);

  const choose = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('menu.of', { card })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {MOVES.map((move) => (
          <MenuItem
            key={move}
            disabled={!canMove(board.shown, id, move)}
            onClick={choose(() => {
              keepsFocus.current = true;
              board.move(id, move);
            })}
          >
            {t(`menu.${move}`)}
          </MenuItem>
        ))}
        <Divider />
        {board.columns > 1 ? (
          <MenuItem onClick={choose(() => board.widen(id, !isWide))}>
            {t(isWide ? 'menu.narrow' : 'menu.widen')}
          </MenuItem>
        ) : null}
        <MenuItem onClick={choose(() => board.hide(id, true))}>{t('menu.hide')}</MenuItem>
      </Menu>
    </>
  );
}
