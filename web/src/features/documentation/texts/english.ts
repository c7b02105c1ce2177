// The pages of the manual in English, one chunk like the Japanese ones.

/** By the path of the file. */
export const ENGLISH_TEXTS: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../docs/users/*.en.md',
  { query: '?raw', import: 'default', eager: true },
);
