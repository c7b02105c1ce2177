import { type ReactNode, use } from 'react';
import { WholePage } from './whole-page.ts';

/** The costly part of a page below its head: drawn next, in steps that a press or a key may come between; busy until then. */
export function AfterHead({ children }: { readonly children: ReactNode }) {
  return use(WholePage) ? children : <span aria-busy="true" hidden />;
}
