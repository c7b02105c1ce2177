import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { useManualWords } from '../words.ts';

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
export function Listing({ children }: { readonly children?: ReactNode }) {
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
