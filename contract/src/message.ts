// Texts that both sides say: problems, field errors, findings. Screens' own words live in the web room.

export const LANGUAGES = ['ja', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Text = Readonly<Record<Language, string>>;
export type Texts<Key extends string> = Readonly<Record<Key, Text>>;
export type Values = Readonly<Record<string, string | number>>;

/** 12345 as 12,345, as people of both languages write it. */
const written = (value: string | number) => (typeof value === 'number' ? value.toLocaleString('en-US') : value);

/**
 * Fills `{name}` places of the text, numbers with commas, and takes the form that a count asks for: `{n} {n|field|fields}`.
 * A place without a value stays visible, so a test finds it.
 */
export function say(text: Text, language: Language, values: Values = {}): string {
  return text[language].replace(
    /\{(\w+)(?:\|([^{|}]*)\|([^{|}]*))?\}/g,
    (place, name: string, one?: string, other?: string) => {
      const value = values[name];
      if (value === undefined) return place;
      if (one !== undefined && other !== undefined) return Number(value) === 1 ? one : other;
      return written(value);
    },
  );
}

/** The first language of an Accept-Language header that we speak; `null` where none is (S1-02, S8-01). */
export function preferredLanguage(acceptLanguage: string | undefined): Language | null {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options
        .map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1])
        .find((found) => found !== undefined);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of ranked) {
    const known = LANGUAGES.find((candidate) => candidate === language);
    if (known) return known;
  }
  return null;
}
