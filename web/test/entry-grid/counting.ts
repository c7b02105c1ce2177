import { countRenders } from './render-counts.ts';

/** Imported before React, so that its first commit is counted too. */
export const counts = countRenders();
