import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { styleNonce } from '../../platform/style-nonce.ts';
import { COMPONENTS } from './components.ts';
import { PageStyles } from './PageStyles.tsx';
import { prefixed } from './prefixed.ts';
import { SchemeStyles } from './schemes/SchemeStyles.tsx';
import { theme } from './theme.ts';

const nonce = styleNonce();
const cache = createCache({ key: 'css', stylisPlugins: [prefixed], ...(nonce === undefined ? {} : { nonce }) });

// The library's own provider passes the whole parts too; its type knows of their props alone.
const parts = COMPONENTS as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * Theme and style sheet of everything below it; its styles carry the page's nonce. The library's own provider would
 * bring along a memory of chosen modes: ours are settings of the frame.
 */
export function ThemeGround({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={theme}>
        <DefaultPropsProvider value={parts}>
          <SchemeStyles />
          <PageStyles />
          {children}
        </DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
