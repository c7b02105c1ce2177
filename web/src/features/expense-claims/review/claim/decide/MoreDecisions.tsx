import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from '../../../../../ui/Icon.tsx';
import { useReviewWords } from '../../words.ts';
import type { OfferedAction, ReviewAction } from './offered-actions.ts';

interface Props {
  readonly offered: readonly OfferedAction[];
  readonly isWorking: boolean;
  readonly onAction: (action: ReviewAction) => void;
}

/** The decisions that have no room in a phone's bar. */
export function MoreDecisions({ offered, isWorking, onAction }: Props) {
  const t = useReviewWords();
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
        {offered.map(({ action, refusal }) => (
          <MenuItem
            key={action}
            disabled={refusal !== null || isWorking}
            onClick={() => {
              setOpen(false);
              onAction(action);
            }}
          >
            {t(`action.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
