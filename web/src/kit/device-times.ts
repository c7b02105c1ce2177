// Times by the clock of this device, beside those of Tokyo by which everything is kept (B6-05, B9-03).
import type { Language } from '@madoguchi/contract/message.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

/** The times as the clocks of the zone show them, or of this device; null where those show what the clocks in Tokyo show. */
export function writtenHere({ start, end }: Span, language: Language, zone?: string): string | null {
  const inZone = (timeZone?: string) =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      ...(timeZone === undefined ? {} : { timeZone }),
    }).formatRange(new Date(start), new Date(end));
  const here = inZone(zone);
  return here === inZone('Asia/Tokyo') ? null : here;
}
