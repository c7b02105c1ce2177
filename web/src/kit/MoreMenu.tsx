import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { useUiWords } from './ui-words.ts';

export interface MoreItem {
  readonly label: string;
  /** Why it cannot be chosen now; stands under it. */
  readonly reason: string | null;
  readonly run: () => void;
}

/** On a phone the three dots alone, so that they stay beside the title; the words remain as their name. */
const DOTS = {
  '@media (max-width: 599.95px)': { minWidth: 0, px: 1.5, '& .MuiButton-startIcon': { m: 0 } },
};

/** Rare actions. An item that cannot be chosen says why. */
export function MoreMenu({ items }: { readonly items: readonly MoreItem[] }) {
  const t = useUiWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (item: MoreItem) => {
    if (item.reason !== null) return;
    setOpen(false);
    item.run();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        aria-label={t('more')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        startIcon={<Icon name="more" />}
        sx={DOTS}
        onClick={() => setOpen(true)}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('more')}
        </Box>
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {items.map((item) => (
          <MenuItem key={item.label} aria-disabled={item.reason !== null} onClick={() => choose(item)}>
            <ListItemText primary={item.label} secondary={item.reason} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
