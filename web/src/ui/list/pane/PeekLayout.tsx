import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ListModel } from '../model/use-list-model.ts';

const PANEL_PX = 480;

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
  const beside = isSplit
    ? { md: '280px minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' }
    : { md: 'minmax(0, 1fr)', xl: `minmax(600px, 1fr) ${PANEL_PX}px` };
  const covers = { md: { position: 'absolute', insetBlock: 0, right: 0, width: PANEL_PX, zIndex: 5, boxShadow: 8 } };
  const pushes = { xl: { position: 'static', width: 'auto', boxShadow: 'none' } };
  return (
    <Box
      sx={{
        position: 'relative',
        flex: 1,
        minHeight: 0,
        display: 'grid',
        gap: 2,
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: isOpen && !isPage ? beside : 'minmax(0, 1fr)',
      }}
    >
      {children}
      {isOpen && peek && place.open !== undefined && (
        <Box
          sx={[
            { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minWidth: 0, minHeight: 0 },
            (theme) =>
              isSplit ? {} : { [theme.breakpoints.up('md')]: covers.md, [theme.breakpoints.up('xl')]: pushes.xl },
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
