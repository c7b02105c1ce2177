import type { Language } from '@madoguchi/contract/message.ts';

const KILO = 1024;
/** English parts a number from its unit; no line ends between them. */
const GAP = { ja: '', en: '\u00a0' } as const;

/** 12.4MB, 10MB, 340KB, as people read the size of a file. */
export function sizeText(bytes: number, language: Language): string {
  const gap = GAP[language];
  if (bytes >= KILO * KILO) return `${(bytes / KILO / KILO).toFixed(1).replace(/\.0$/, '')}${gap}MB`;
  return `${Math.max(1, Math.round(bytes / KILO))}${gap}KB`;
}
