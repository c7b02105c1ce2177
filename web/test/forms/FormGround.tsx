import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ThemeGround } from '../../src/kit/theme/ThemeGround.tsx';
import { queryClient } from '../../src/platform/query.ts';

/** The providers that a form needs: theme and the cache of reads. */
export function FormGround({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeGround>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ThemeGround>
  );
}
