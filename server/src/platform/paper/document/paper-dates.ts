// Days, months and money as papers write them: the Japanese era beside the western year (japanese-rules 5).
import type { Language } from '@madoguchi/contract/message.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { monthName, weekdayName } from '@madoguchi/contract/values/written-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';

// A plain day is formatted as that day's midnight in UTC, so no time zone can move it.
const era = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { dateStyle: 'long', timeZone: 'UTC' });
const eraMonth = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', {
  era: 'long',
  year: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' });

const parts = (day: PlainDate) => day.split('-').map(Number) as [year: number, month: number, day: number];

/** 11/21(土) · Sat 21 Nov: within the month that the paper's head names. */
export function shortDay(day: PlainDate, language: Language): string {
  const [, month, date] = parts(day);
  if (language === 'ja') return `${month}/${date}(${weekdayName(day, 'ja')})`;
  return `${weekdayName(day, 'en')} ${date} ${monthName(month).slice(0, 3)}`;
}

/** 2026/11/21(土) · Sat 21 Nov 2026. */
function longDay(day: PlainDate, language: Language): string {
  const [year] = parts(day);
  if (language === 'ja') return `${day.replaceAll('-', '/')}(${weekdayName(day, 'ja')})`;
  return `${shortDay(day, 'en')} ${year}`;
}

/** 令和8年11月21日 2026/11/21(土) · Sat 21 Nov 2026 (令和8年11月21日). */
export function dayWithEra(day: PlainDate, language: Language): string {
  const japanese = era.format(new Date(day));
  return language === 'ja' ? `${japanese}　${longDay(day, 'ja')}` : `${longDay(day, 'en')} (${japanese})`;
}

/** 令和8年11月（2026年11月） · November 2026 (令和8年11月). */
export function monthWithEra(month: YearMonth, language: Language): string {
  const first = firstDay(month);
  const [year, number] = parts(first);
  const japanese = eraMonth.format(new Date(first));
  return language === 'ja' ? `${japanese}（${year}年${number}月）` : `${monthName(number)} ${year} (${japanese})`;
}

export function dayOfInstant(instant: string): PlainDate {
  return tokyoDay(Date.parse(instant));
}

/** The day and the time of day in Japan. */
export function dayAndTime(instant: string, language: Language): string {
  return `${longDay(dayOfInstant(instant), language)} ${clockTime.format(new Date(instant))}`;
}

/** 12,340, for columns that name the yen in their head. */
export function digits(yen: number): string {
  return yen.toLocaleString('en-US').replace('-', '−');
}

/** 1.2 MB; 480 KB; counted in thousands as file managers do. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
