import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import RtlProvider from '@mui/system/RtlProvider';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { frameCopies } from '../../platform/frame-settings.ts';
import { logFault } from '../../platform/log.ts';
import { useObservable } from '../../platform/observable.ts';
import { styleNonce } from '../../platform/style-nonce.ts';
import { COMPONENTS } from './components.ts';
import { prefixed } from './prefixed.ts';
import { SchemeStyles } from './schemes/SchemeStyles.tsx';
import { theme } from './theme.ts';

// The library's own provider passes the whole parts too; its type knows of their props alone.
const parts = COMPONENTS as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * Theme and style sheet of everything below it; its styles carry the page's nonce. The library's own provider would
 * bring along a memory of chosen modes: ours are settings of the frame.
 */
export function ThemeGround({ children }: { readonly children: ReactNode }) {
  const { cache, isMirrored } = useStyleCache();
  return (
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={theme}>
        <DefaultPropsProvider value={parts}>
          <RtlProvider value={isMirrored}>
            <SchemeStyles />
            <PageStyles />
            {children}
          </RtlProvider>
        </DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}

function pageStyles(theme: Theme) {
  const { palette } = theme.vars;
  return {
    html: { textSizeAdjust: '100%' },
    body: {
      ...theme.typography.body1,
      lineBreak: 'strict',
      overflowWrap: 'anywhere',
      textAutospace: 'normal',
      fontFeatureSettings: '"palt" 0',
    },
    'h1, h2, h3, a, button, label, table, input, textarea, select': { textAutospace: 'no-autospace' },
    // No Japanese word is cut at the end of a line.
    'h1, h2, h3, button, p, [role=dialog]': { wordBreak: 'auto-phrase' },
    'h1, h2, h3': { textWrap: 'balance' },
    // Searches bring a clearing button of their own, with a name.
    'input[type=search]::-webkit-search-cancel-button': { display: 'none' },
    // An arrow points along the line.
    '[dir=rtl] svg[data-mirrors]': { transform: 'scaleX(-1)' },
    '[dir=ltr] svg[data-mirrors]': { transform: 'none' },
    a: { color: palette.primary.main, textUnderlineOffset: '.2em' },
    // One ring for every stop; parts with a coloured fill keep theirs in the fill's ink.
    ':focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    // Their frame shows the focus; headings and the content only receive it for the reading order.
    'input:focus-visible, textarea:focus-visible, [tabindex="-1"]:focus': { outline: 'none' },
    '.MuiButtonBase-root:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '@media (forced-colors: active)': { ':focus-visible': { outlineColor: 'Highlight' } },
    '@media (prefers-reduced-motion: reduce)': {
      // Once: what repeats would flicker.
      '*, *::before, *::after': {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '1ms !important',
      },
    },
    '@page': { size: 'A4', margin: '15mm' },
    '@media print': {
      body: { background: '#fff', color: '#000' },
      // Rows and cards stay whole, heads of tables repeat, and nothing that was cut to scroll stays cut.
      'tr, li, .MuiCard-root': { breakInside: 'avoid' },
      thead: { display: 'table-header-group' },
      'h1, h2, h3': { breakAfter: 'avoid' },
      '*': { boxShadow: 'none !important' },
    },
  } as const;
}

/** Styles of the whole page: reading text, focus ring, motion, print. */
function PageStyles() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={pageStyles} />
    </>
  );
}

const nonce = styleNonce();
const ofPage = nonce === undefined ? {} : { nonce };
const usual = createCache({ key: 'css', stylisPlugins: [prefixed], ...ofPage });

/** The cache of styles as the page reads; the mirroring comes when somebody first wants it, and stays for the page. */
function useStyleCache(): { readonly cache: EmotionCache; readonly isMirrored: boolean } {
  const { current } = useObservable(frameCopies);
  const isRtl = settled(current).direction === 'rtl';
  const [mirrored, setMirrored] = useState<EmotionCache | null>(null);
  useEffect(() => {
    if (!isRtl || mirrored !== null) return;
    import('@mui/stylis-plugin-rtl').then(
      ({ default: mirroring }) =>
        setMirrored(createCache({ key: 'rtl', stylisPlugins: [prefixed, mirroring], ...ofPage })),
      (error: unknown) => logFault('The mirroring of styles could not be loaded', error),
    );
  }, [isRtl, mirrored]);
  return isRtl && mirrored !== null ? { cache: mirrored, isMirrored: true } : { cache: usual, isMirrored: false };
}
