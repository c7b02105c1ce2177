import { createContext } from 'react';

/**
 * True when the open page is drawn whole. Not yet in the first moment of a screen: its head comes before all that
 * may follow it (`AfterHead`), so that somebody on a slow device sees at once where they are.
 */
export const WholePage = createContext(true);
