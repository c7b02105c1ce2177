// Lines for the tests of this folder.
import { newLine, type SheetLine } from '../../sheet/store/sheet-line.ts';

/** A line whose id ends in the given digit. */
export function line(digit: number, change: Partial<Omit<SheetLine, 'id'>> = {}): SheetLine {
  return newLine(`00000000-0000-7000-8000-${String(digit).padStart(12, '0')}`, change);
}

export function file(digit: number) {
  return {
    id: `00000000-0000-7000-9000-${String(digit).padStart(12, '0')}`,
    name: `receipt-${digit}.pdf`,
    mediaType: 'application/pdf' as const,
    bytes: 1_000,
    sha256: String(digit).repeat(64).slice(0, 64),
    alsoIn: null,
  };
}
