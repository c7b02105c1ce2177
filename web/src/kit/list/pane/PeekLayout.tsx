import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ListModel } from '../model/use-list-model.ts';

const PANEL_PX = 480;
/** From here on the panel has room beside the list. */
const HAS_ROOM = '@media (min-width: 1440px)';

const SPLIT = { gridTemplateColumns: { md: '280px minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' } };
const WITH_PANEL = { [HAS_ROOM]: { gridTemplateColumns: `minmax(600px, 1fr) ${PANEL_PX}px` } };
const COVERS = { position: 'absolute', insetBlock: 0, right: 0, width: PANEL_PX, zIndex: 5, boxShadow: 8 };
const PUSHES = { position: 'static', width: 'auto', boxShadow: 'none' };
/** Nothing scrolls on paper: one stands below the other. */
const ON_PAPER = { '@media print': { display: 'block', position: 'static', width: 'auto' } };

interface Props {
  readonly model: ListModel;
  /** The list, where it shows. */
  readonly children: ReactNode;
}

/**
 * The list and what is open. A panel pushes the list from 1440 pixels on, covers its right side below, and is a page
 * below 960; a split leaves the list as cards at the left.
 */
export function PeekLayout({ model, children }: Props) {
  const { props, isOpen, isPage, place, rows, walk } = model;
  const { peek } = props;
  const isSplit = peek?.layout === 'split';
  const isBeside = isOpen && !isPage;
  return (
    <Box
      sx={[
        {
          position: 'relative',
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: 2,
          gridTemplateRows: 'minmax(0, 1fr)',
          gridTemplateColumns: 'minmax(0, 1fr)',
        },
        isBeside && (isSplit ? SPLIT : WITH_PANEL),
        ON_PAPER,
      ]}
    >
      {children}
      {isOpen && peek && place.open !== undefined && (
        <Box
          sx={[
            { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minWidth: 0, minHeight: 0 },
            !isSplit && ((theme) => ({ [theme.breakpoints.up('md')]: COVERS, [HAS_ROOM]: PUSHES })),
            ON_PAPER,
          ]}
        >
          {peek.render({
            id: place.open,
            isPage,
            rows: rows.held.rows,
            takeFocus: walk.takeFocus,
            open: (id) => walk.openRow(id, { replace: true }),
            close: walk.closeRow,
          })}
        </Box>
      )}
    </Box>
  );
}
