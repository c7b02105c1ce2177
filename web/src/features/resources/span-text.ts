import type { Language } from '@madoguchi/contract/message.ts';
import { tokyoWall, tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import { formatDay, formatInstant } from '../../platform/formats.ts';
import type { useResourceWords } from './words.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Both ends in Tokyo, the day said once where it is one; an end at midnight is 24:00 of its day. */
export function spanText({ start, end }: Span, t: ReturnType<typeof useResourceWords>, language: Language): string {
  const last = tokyoWallEnd(end);
  const isOneDay = tokyoWall(start).day === last.day;
  const to = isOneDay ? last.time : `${formatDay(last.day, language)} ${last.time}`;
  return t('span', { from: formatInstant(start, language), to });
}
