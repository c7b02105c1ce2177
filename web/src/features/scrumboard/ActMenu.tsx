import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';

interface Props {
  readonly isOpen: boolean;
  readonly anchor: () => HTMLElement | null;
  /** Labels with what they do; null where that cannot be done now. */
  readonly items: readonly (readonly [label: string, run: (() => void) | null])[];
  readonly onClose: () => void;
}

/** Acts in a menu. The chosen one runs once the menu has gone and given the focus back, so that a form it opens keeps it. */
export function ActMenu({ isOpen, anchor, items, onClose }: Props) {
  const chosen = useRef<(() => void) | null>(null);
  const runChosen = () => {
    const run = chosen.current;
    chosen.current = null;
    run?.();
  };
  return (
    <Menu open={isOpen} anchorEl={anchor} onClose={onClose} slotProps={{ transition: { onExited: runChosen } }}>
      {items.map(([label, run]) => (
        <MenuItem
          key={label}
          disabled={run === null}
          onClick={() => {
            chosen.current = run;
            onClose();
          }}
        >
          <ListItemText primary={label} />
        </MenuItem>
      ))}
    </Menu>
  );
}
