import { styled } from '@mui/material/styles';
import ReactMarkdown, { type Components } from 'react-markdown';
import { underBase } from '../platform/base-path.ts';

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '40em',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& h3, & h4': { ...theme.typography.h3, margin: '24px 0 8px' },
  '& p': { margin: '0 0 12px' },
  '& ul, & ol': { margin: '0 0 12px', paddingLeft: '1.5em' },
  '& li': { margin: '4px 0' },
  '& blockquote': {
    margin: '0 0 12px',
    paddingLeft: 12,
    borderLeft: `3px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& code': { fontFeatureSettings: "'zero' 1", fontVariantNumeric: 'tabular-nums' },
  '& pre': { overflowX: 'auto' },
}));

/** The Markdown that is allowed: no picture, no frame, no HTML; nothing that reaches outside before somebody follows a link. */
const ALLOWED = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'del',
  'blockquote',
  'code',
  'pre',
  'a',
] as const;

/** Headings of a text stand below the heading it belongs to; emphasis has no slant, which kanji do not know. */
const COMPONENTS: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  em: ({ children }) => <strong>{children}</strong>,
  a: ({ href = '', children }) => {
    if (isOwnPath(href)) return <a href={underBase(href)}>{children}</a>;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  },
};

const LINK = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;

const isOwnPath = (address: string): address is `/${string}` => address.startsWith('/');

/** The address where it is one that a person may follow, else nothing: no script, no other protocol. */
export function safeAddress(address: string): string {
  return LINK.test(address) ? address : '';
}

interface Props {
  readonly text: string;
  readonly lang?: string | undefined;
}

/** A text that somebody wrote in Markdown. HTML in it is shown as written, never carried out. */
export function Markdown({ text, lang }: Props) {
  return (
    <Text lang={lang}>
      <ReactMarkdown allowedElements={ALLOWED} unwrapDisallowed urlTransform={safeAddress} components={COMPONENTS}>
        {text}
      </ReactMarkdown>
    </Text>
  );
}
