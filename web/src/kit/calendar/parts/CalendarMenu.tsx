import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
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
  return (
    <Menu
      open={menu !== null}
      anchorEl={menu?.anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': menu?.title ?? '', dense: true }, paper: { sx: { maxWidth: 420 } } }}
    >
      {(menu?.entries ?? []).map((entry, nth) => (
        <MenuItem
          // Two items may have the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries stay in place while the menu is open
          key={nth}
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
