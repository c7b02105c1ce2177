import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../platform/announcer.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { HEAD } from './theme/tokens.ts';

interface Props {
  /** The page's one h1; the document's title follows it. */
  readonly title: string;
  /** The state of what the page shows, a chip. */
  readonly state?: ReactNode;
  /** A link to the list that the page belongs to, above the title. */
  readonly up?: ReactNode;
  /** A sentence where the purpose is not plain. */
  readonly lead?: ReactNode;
  /** At most one primary and two secondary actions. */
  readonly actions?: ReactNode;
}

/** All that is left of the row is theirs, so that one that comes later moves nothing. */
const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
} as const;

/** Where it stands does not depend on what is beside it. */
const HEADING = { overflowWrap: 'anywhere', alignSelf: 'flex-start', my: `${HEAD.aroundHeading}px` } as const;

let hasShownPage = false;

/** The head of every page. A page that replaces another gets the focus on its heading and is announced. */
export function PageHeader({ title, state, up, lead, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);

  const isFirst = useRef(!hasShownPage);
  useEffect(() => {
    hasShownPage = true;
    // The first page keeps the browser's own focus; a field that took the focus, or a dialog, keeps it as well.
    if (isFirst.current || isTakenElsewhere(document.activeElement)) return undefined;
    return focusOncePainted(heading);
  }, []);
  useEffect(() => announce(title), [title]);

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'flex-start',
        columnGap: 1.5,
        rowGap: `${HEAD.gap}px`,
        minHeight: { sm: HEAD.atLeast },
        pt: { xs: `${HEAD.top.phone}px`, sm: `${HEAD.top.desk}px` },
        pb: { xs: `${HEAD.bottom.phone}px`, sm: `${HEAD.bottom.desk}px` },
      }}
    >
      {up ? <Box sx={{ typography: 'caption', width: '100%' }}>{up}</Box> : null}
      <Typography variant="h1" tabIndex={-1} ref={heading} sx={HEADING}>
        {title}
      </Typography>
      {state}
      {actions ? <Box sx={ACTIONS}>{actions}</Box> : null}
      {lead ? (
        <Typography variant="caption" component="p" sx={{ width: '100%', color: 'text.secondary' }}>
          {lead}
        </Typography>
      ) : null}
    </Box>
  );
}

/**
 * Focuses the heading once the page is painted, unless the focus has been moved meanwhile: at once, the browser would have
 * to lay out the whole new page for it, and the person would see the page that much later.
 */
function focusOncePainted(heading: { readonly current: HTMLElement | null }): () => void {
  const before = document.activeElement;
  let painted: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === before || activeElement === document.body) heading.current?.focus();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}

function isTakenElsewhere(element: Element | null): boolean {
  return element?.closest('[role="dialog"], form') != null;
}
