import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { MoreItem } from '../../MoreMenu.tsx';

export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly entries: readonly MoreItem[];
}

interface Props {
  readonly menu: OpenMenu | null;
  readonly onClose: () => void;
}

/** The items of a cell, or what can be done with one; at the cell or the item. */
export function CalendarMenu({ menu, onClose }: Props) {
  const choose = ({ reason, run }: MoreItem) => {
    if (reason !== null) return;
    onClose();
    run();
  };
  // On its way out it still shows what it held.
  const [{ last, nth }, setLast] = useState({ last: menu, nth: 0 });
  if (menu !== null && menu !== last) setLast({ last: menu, nth: nth + 1 });
  return (
    <Menu
      // Each opening begins at the first entry, also from the items of a cell to the menu of one.
      key={nth}
      open={menu !== null}
      anchorEl={last?.anchor ?? null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': last?.title ?? '', dense: true }, paper: { sx: { maxWidth: 420 } } }}
    >
      {(last?.entries ?? []).map((entry, index) => (
        <MenuItem
          // Two items may have the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries stay in place while the menu is open
          key={index}
          aria-disabled={entry.reason !== null}
          onClick={() => choose(entry)}
          sx={{ whiteSpace: 'normal' }}
        >
          <ListItemText primary={entry.label} secondary={entry.reason} />
        </MenuItem>
      ))}
    </Menu>
  );
}
