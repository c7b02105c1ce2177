// An amount as people type or paste it (B0-11).

/** A yen sign (on Japanese keyboards also the backslash), thousands' commas, the unit: none of them change the amount. */
const DECORATION = /[\s¥\\,、円]/g;
const WHOLE = /^\d{1,15}$/;

/** Whole yen, in any width and with or without ¥, commas, 円 and blanks. `null` where it is no whole amount. */
export function readTypedYen(typed: string): number | null {
  const digits = typed.normalize('NFKC').replace(DECORATION, '');
  return WHOLE.test(digits) ? Number(digits) : null;
}
