import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader.tsx';
import { FRAME_HEIGHT } from '../theme/tokens.ts';

/** What the frame leaves of the window: list and panel scroll by themselves, bars stay in view. */
const PAGE_HEIGHT = {
  xs: `calc(${FRAME_HEIGHT} - 32px)`,
  sm: `calc(${FRAME_HEIGHT} - 48px)`,
};

interface Props {
  readonly title: string;
  /** A link to what the rows belong to, above the title. */
  readonly up?: ReactNode;
  /** Whose rows these are, where the title does not say it. */
  readonly lead?: ReactNode;
  /** What acts on the data, not on the view. */
  readonly actions?: ReactNode;
  /** One `List`. */
  readonly children: ReactNode;
}

/** A page that is a list. */
export function ListPage({ title, up, lead, actions, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: PAGE_HEIGHT,
        minHeight: 480,
        '@media print': { display: 'block', height: 'auto' },
      }}
    >
      <PageHeader title={title} up={up} lead={lead} actions={actions} />
      {children}
    </Box>
  );
}
