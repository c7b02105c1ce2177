import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AfterHead } from '../AfterHead.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { LIST_PAGE_FRAME } from './page-frame.ts';

interface Props {
  readonly title: string;
  /** A link to what the rows belong to, above the title. */
  readonly up?: ReactNode;
  /** Whose rows these are, where the title does not say it. */
  readonly lead?: ReactNode;
  /** Tools that act on the data, not on the view. */
  readonly actions?: ReactNode;
  /** One `List`. */
  readonly children: ReactNode;
}

/** A page that is a list. */
export function ListPage({ title, up, lead, actions, children }: Props) {
  return (
    <Box sx={LIST_PAGE_FRAME}>
      <PageHeader title={title} up={up} lead={lead} actions={actions} />
      <AfterHead>{children}</AfterHead>
    </Box>
  );
}
