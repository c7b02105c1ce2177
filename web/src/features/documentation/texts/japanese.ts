// The pages of the manual in Japanese, one chunk: a page is there with its neighbours, and the search asks for nothing more.

/** By the path of the file. */
export const JAPANESE_TEXTS: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../docs/users/*.ja.md',
  { query: '?raw', import: 'default', eager: true },
);
