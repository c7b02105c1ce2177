import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TreeItem } from './tree-model.ts';

export interface LineProps {
  readonly item: TreeItem;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onUse: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Props extends LineProps {
  /** Of a department; a person has nothing to open. */
  readonly isExpanded?: boolean;
  readonly isSelected?: boolean;
  /** What is heard of the line. */
  readonly label: string;
  readonly children: ReactNode;
}

const INDENT_PX = 24;

/** One line of the tree, by its depth; pressed anywhere. */
export function TreeLine({ item, isStop, onUse, onKeyDown, isExpanded, isSelected = false, label, children }: Props) {
  return (
    <Box
      role="treeitem"
      aria-level={item.level}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      data-item={item.key}
      onClick={onUse}
      onKeyDown={onKeyDown}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 44,
        px: 1,
        // Where a line takes two, what belongs together stays closer than what follows.
        py: { xs: 1, sm: 0 },
        ml: `${((item.level - 1) * INDENT_PX) / 16}rem`,
        borderRadius: 1,
        cursor: 'pointer',
        '&:hover': { backgroundColor: 'action.hover' },
        '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
        ...(isSelected ? { backgroundColor: 'action.selected' } : {}),
      })}
    >
      {children}
    </Box>
  );
}
