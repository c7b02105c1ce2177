/**
 * A text without what ends a line of a calendar file or is no character. Line breaks and tabs stay, as `\n` and `\t`.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029]/gu, '');
}

export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();
