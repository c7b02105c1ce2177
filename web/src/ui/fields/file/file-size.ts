const KILO = 1024;

/** 12.4MB, 10MB, 340KB, as people read the size of a file. */
export function sizeText(bytes: number): string {
  if (bytes >= KILO * KILO) return `${(bytes / KILO / KILO).toFixed(1).replace(/\.0$/, '')}MB`;
  return `${Math.max(1, Math.round(bytes / KILO))}KB`;
}
