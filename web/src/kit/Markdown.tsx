import { styled } from '@mui/material/styles';
import { type MouseEvent, useId, useMemo } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { underBase } from '../platform/base-path.ts';
import { defineWords } from '../platform/words.ts';

const useMarkdownWords = defineWords({
  notes: { ja: '注', en: 'Notes' },
  back: { ja: '注{{number}}から本文に戻る', en: 'Back to the text of note {{number}}' },
});

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '40em',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& h3, & h4': { ...theme.typography.h3, margin: '24px 0 8px' },
  '& p': { margin: '0 0 12px' },
  '& ul, & ol': { margin: '0 0 12px', paddingInlineStart: '1.5em' },
  '& li': { margin: '4px 0' },
  '& blockquote': {
    margin: '0 0 12px',
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& code': { fontFeatureSettings: "'zero' 1", fontVariantNumeric: 'tabular-nums' },
  '& pre': { overflowX: 'auto' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', margin: '0 0 12px' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', margin: '0 0 12px' },
  '& :is(th, td)': {
    padding: '4px 12px 4px 0',
    textAlign: 'start',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .sr-only': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}));

/** The Markdown that is allowed: no picture but our own, no frame, no HTML; nothing that reaches outside before somebody follows a link. */
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
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sup',
  'section',
] as const;

/** Headings of a text stand below the heading it belongs to; emphasis has no slant, which kanji do not know. */
const COMPONENTS: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children, className }) => <h3 className={className}>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  em: ({ children }) => <strong>{children}</strong>,
  // One that may not be shown is told by its words.
  img: ({ src, alt = '' }) => (src ? <img src={src} alt={alt} loading="lazy" /> : alt),
  a: ({ href = '', children, id, 'aria-label': label }) => {
    if (href.startsWith('#')) {
      return (
        <a href={href} id={id} aria-label={label} onClick={goWithinText}>
          {children}
        </a>
      );
    }
    if (isOwnPath(href)) return <a href={underBase(href)}>{children}</a>;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  },
};

/** To a note and back. The address of the page stays: lists open by what stands behind its `#`. */
function goWithinText(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  if (!target.matches('a')) target.tabIndex = -1;
  target.focus();
}

interface TextNode {
  readonly type: string;
  url?: string;
  value?: string;
  children?: TextNode[] | undefined;
  readonly position?: { readonly start: { readonly offset?: number } };
}

/**
 * A bare address ends before the first character that is not ASCII: in Japanese the sentence goes on without a blank. An address
 * with such characters can be written as `<…>` or `[…](…)`.
 */
function endBareAddresses() {
  return (tree: TextNode, file: { value: unknown }) => walk(tree, String(file.value));
}

function walk(node: TextNode, source: string): void {
  node.children = node.children?.flatMap((child) => {
    const written = child.type === 'link' ? child.children?.[0]?.value : undefined;
    const end = written?.search(/[^!-~]/) ?? -1;
    const isBare = written !== undefined && source.startsWith(written, child.position?.start.offset);
    if (!isBare || end <= 0 || child.url === undefined) {
      walk(child, source);
      return [child];
    }
    const address = written.slice(0, end);
    const protocol = child.url.slice(0, child.url.indexOf(address));
    const link = { ...child, url: `${protocol}${address}`, children: [{ type: 'text', value: address }] };
    return [link, { type: 'text', value: written.slice(end) }];
  });
}

const PLUGINS: Options['remarkPlugins'] = [remarkGfm, remarkCjkFriendly, endBareAddresses as never, remarkBreaks];

const LINK = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;

const isOwnPath = (address: string): address is `/${string}` => address.startsWith('/');

/** The address where it is one that a person may follow, else nothing: no script, no other protocol. */
export function safeAddress(address: string): string {
  return LINK.test(address) ? address : '';
}

interface Props {
  readonly text: string;
  readonly lang?: string | undefined;
  /** The address of a picture that the text names; null for one that it may not show. Without it, no picture is shown. */
  readonly pictures?: (name: string) => string | null;
  /** Links and code as the page draws them; a constant, or they would be drawn anew. */
  readonly parts?: Pick<Components, 'a' | 'pre'>;
}

const WITH_PICTURES = [...ALLOWED, 'img'];

/** A text that somebody wrote in Markdown, as Japanese is written. HTML in it is shown as written, never carried out. */
export function Markdown({ text, lang, pictures, parts }: Props) {
  const t = useMarkdownWords();
  const id = useId();
  const notes = useMemo(
    () => ({
      // Texts beside each other have notes of their own.
      clobberPrefix: `${id}-`,
      footnoteLabel: t('notes'),
      footnoteBackLabel: (index: number) => t('back', { number: index + 1 }),
    }),
    [id, t],
  );
  const components = useMemo(() => ({ ...COMPONENTS, ...parts }), [parts]);
  const transform = (address: string, key: string) => {
    if (key === 'src') return pictures?.(address) ?? '';
    return address.startsWith(`#${id}-fn`) ? address : safeAddress(address);
  };
  return (
    <Text lang={lang}>
      <ReactMarkdown
        allowedElements={pictures === undefined ? ALLOWED : WITH_PICTURES}
        unwrapDisallowed
        urlTransform={transform}
        components={components}
        remarkPlugins={PLUGINS}
        remarkRehypeOptions={notes}
      >
        {text}
      </ReactMarkdown>
    </Text>
  );
}
