/** A row of the grid and of its skeleton. */
export const ROW_PX = 40;
/** Below this width of the page's content the grid is not mounted: cards and a form take its place (entry-grid 12). */
export const NARROW_PX = 600;
