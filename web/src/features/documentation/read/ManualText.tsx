import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { Markdown } from '../../../kit/Markdown.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { pictureAddress } from '../texts/pictures.ts';
import { useManualWords } from '../words.ts';
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

const CodeBox = styled('div')(({ theme }) => ({
  position: 'relative',
  margin: '0 0 12px',
  '& > pre': {
    margin: 0,
    padding: '12px 48px 12px 12px',
    overflowX: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& > button': { position: 'absolute', top: 4, insetInlineEnd: 4 },
  '@media print': { '& > button': { display: 'none' }, '& > pre': { whiteSpace: 'pre-wrap' } },
}));

/** A listing with the button that copies it. */
function Listing({ children }: { readonly children?: ReactNode }) {
  const t = useManualWords();
  const message = useMessages();
  const code = useRef<HTMLPreElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code.current?.textContent?.trimEnd() ?? '');
      message(t('copied'), 'success');
    } catch {
      message(t('notCopied'), 'error');
    }
  }
  return (
    <CodeBox>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a listing that is wider than its box is scrolled by keys. */}
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
      <IconButton size="small" aria-label={t('copy')} title={t('copy')} onClick={() => void copy()}>
        <Icon name="copy" />
      </IconButton>
    </CodeBox>
  );
}

const PARTS = { a: TextLink, pre: Listing };

interface Props {
  readonly text: Read;
  readonly lang: 'ja' | 'en';
}

/** The text of a page: its sections, each with an address of its own. */
export function ManualText({ text, lang }: Props) {
  return (
    <Box lang={lang}>
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
