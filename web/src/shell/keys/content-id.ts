/** The element that holds the open screen, for links and keys that lead past menu and toolbar. */
export const CONTENT_ID = 'content';
