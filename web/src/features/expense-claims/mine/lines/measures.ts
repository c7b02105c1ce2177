/** A row of the grid and of its skeleton. */
export const ROW_PX = 40;
/** The grid's head, and its total. */
export const EDGE_PX = 44;
/** Below this width of the page's content the grid is not mounted: cards and a form take its place (entry-grid 12). */
export const NARROW_PX = 600;
/** The width that the frame leaves free left and right of a page where the grid has room. */
export const PAGE_MARGINS_PX = 48;
