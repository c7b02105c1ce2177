/** How many rows a list of the web room reads at once. */
export const LIST_ROWS = 100;
