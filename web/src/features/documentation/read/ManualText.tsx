import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Markdown } from '../../../kit/Markdown.tsx';
import { pictureAddress } from '../texts/pictures.ts';
import { Listing } from './Listing.tsx';
import type { ManualText as Read } from './manual-text.ts';
import { SectionHead } from './SectionHead.tsx';

/** Links within the portal open without loading it anew. */
function TextLink({ href = '', children }: { readonly href?: string | undefined; readonly children?: ReactNode }) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...(href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
        {children}
      </a>
    );
  }
  const [path = '', hash] = href.split('#');
  return (
    <Link to={path} {...(hash === undefined ? {} : { hash })}>
      {children}
    </Link>
  );
}

const PARTS = { a: TextLink, pre: Listing };

/** Names of settings and commands, by which a table is read; it scrolls where there is no room. */
const WHOLE_NAMES = { '& td:first-of-type code': { whiteSpace: 'nowrap' } };

interface Props {
  readonly text: Read;
  readonly lang: 'ja' | 'en';
}

/** The text of a page: its sections, each with an address of its own. */
export function ManualText({ text, lang }: Props) {
  return (
    <Box lang={lang} sx={WHOLE_NAMES}>
      {text.lead === '' ? null : <Markdown text={text.lead} pictures={pictureAddress} parts={PARTS} />}
      {text.sections.map(({ anchor, heading, body }) => (
        <Box component="section" key={anchor} aria-labelledby={anchor}>
          <SectionHead anchor={anchor} heading={heading} />
          <Markdown text={body} pictures={pictureAddress} parts={PARTS} />
        </Box>
      ))}
    </Box>
  );
}
