import Typography from '@mui/material/Typography';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useManualWords } from '../words.ts';

interface SectionHeadProps {
  readonly anchor: string;
  readonly heading: string;
}

/** A heading of the manual with the link to it. An address that names it leads here, whenever the page is drawn. */
export function SectionHead({ anchor, heading }: SectionHeadProps) {
  const t = useManualWords();
  const head = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isMeant = decoded(hash) === anchor;
  useEffect(() => {
    if (!isMeant) return;
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return (
    <Typography
      id={anchor}
      ref={head}
      tabIndex={-1}
      variant="h2"
      sx={{
        mt: 4,
        mb: 1,
        scrollMarginTop: 'calc(var(--frame-top) + 16px)',
        '& > a': { marginInlineStart: 1, px: 0.5, color: 'text.secondary', textDecoration: 'underline' },
        '@media print': { breakAfter: 'avoid', '& > a': { display: 'none' } },
      }}
    >
      {heading}
      <Link to="." hash={anchor} aria-label={t('anchor', { heading })}>
        #
      </Link>
    </Typography>
  );
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
