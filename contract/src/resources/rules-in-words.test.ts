import { describe, expect, it } from 'vitest';
import type { PlainDate } from '../values/plain-date.ts';
import { INITIAL_RESOURCE } from './initial-resource.ts';
import type { ResourceContent } from './model.ts';
import { rulesInWords } from './rules-in-words.ts';

const day = (written: string) => written as PlainDate;
const DAY = { opens: '09:00', closes: '18:30' };

const said = (label: string, more: Partial<ResourceContent>, language: 'ja' | 'en' = 'ja') =>
  new Map(rulesInWords({ ...INITIAL_RESOURCE, ...more }, language)).get(label);

describe('the rules of a resource in words', () => {
  it.each<[string, Partial<ResourceContent>, string, string | undefined]>([
    ['利用時間', {}, 'a run of equal days in one line', '月〜金 8:00〜20:00\n土〜日 利用不可'],
    [
      '利用時間',
      { hours: [DAY, null, DAY, DAY, DAY, DAY, DAY] },
      'a day of its own',
      '月 9:00〜18:30\n火 利用不可\n水〜日 9:00〜18:30',
    ],
    ['予約枠', { slotMinutes: 30 }, 'minutes below an hour', '30分'],
    [
      '予約の長さ',
      { shortestMinutes: 90, longestMinutes: 2 * 1440 },
      'hours with minutes, and whole days',
      '1時間30分〜2日',
    ],
    ['予約の期限', {}, 'no notice', '開始まで'],
    ['予約の期限', { leadMinutes: 120 }, 'notice in hours', '開始の2時間前まで'],
    ['予約できる期間', {}, 'each role', 'スタッフ：90日前から\n管理者：180日前から'],
    ['前後の準備時間', {}, 'no buffer', undefined],
    ['前後の準備時間', { bufferAfterMinutes: 15 }, 'a buffer on one side', '前0分、後15分'],
    ['チェックイン', {}, 'no check-in', undefined],
    ['チェックイン', { checksIn: true }, 'check-in', '開始から15分以内。しないと予約を取り消します'],
    ['1人の上限', {}, 'no limits', undefined],
    [
      '1人の上限',
      { mostOpenStaff: 2, weekHoursAdmin: 10 },
      'the limits that there are',
      'スタッフ：予約2件\n管理者：週10時間',
    ],
    ['利用期間', {}, 'without end', undefined],
    ['利用期間', { inUseFrom: day('2026-12-01') }, 'from a day', '2026/12/01(火)から'],
    ['利用期間', { endsOn: day('2027-03-31') }, 'until a day', '2027/03/31(水)まで'],
  ])('%s with %j: %s [B6-01]', (label, more, _case, words) => {
    expect(said(label, more)).toBe(words);
  });

  it('counts one in the singular in English [B6-01]', () => {
    expect(said('Length', { shortestMinutes: 60, longestMinutes: 1440 }, 'en')).toBe('1 hour to 1 day');
    expect(said('How far ahead', { aheadDaysStaff: 1 }, 'en')).toBe('Staff: 1 day\nAdmins: 180 days');
  });
});
