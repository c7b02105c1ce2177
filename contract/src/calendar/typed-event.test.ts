import { describe, expect, it } from 'vitest';
import { PlainDate } from '../values/plain-date.ts';
import { readTypedEvent } from './typed-event.ts';

/** Wednesday, 25 November 2026; the page shows 1 December. */
const NOW = { today: PlainDate.parse('2026-11-25'), shown: PlainDate.parse('2026-12-01') };

function said(line: string): string {
  const { title, firstDay, startTime, lastDay, endTime, allDay } = readTypedEvent(line, NOW);
  const days = firstDay === lastDay ? firstDay : `${firstDay}–${lastDay}`;
  return `${days} ${allDay ? 'all day' : `${startTime}–${endTime}`} ${title}`.trim();
}

describe('an event in one line', () => {
  it.each([
    ['11/25 14-15時 面談', '2026-11-25 14:00–15:00 面談'],
    ['１１／２５　１４－１５時　面談', '2026-11-25 14:00–15:00 面談'],
    ['14-15時 11/25 面談', '2026-11-25 14:00–15:00 面談'],
    ['11/25 14-15 面談', '2026-11-25 14:00–15:00 面談'],
    ['11/25 14:30〜16:00 面談 3階', '2026-11-25 14:30–16:00 面談 3階'],
    ['11/25 9時半から10時まで 朝会', '2026-11-25 09:30–10:00 朝会'],
    ['11/25 9時15分 朝会', '2026-11-25 09:15–10:15 朝会'],
    ['明日 17時 見積もり確認', '2026-11-26 17:00–18:00 見積もり確認'],
    ['あさって 正午 昼食会', '2026-11-27 12:00–13:00 昼食会'],
    ['12月1日(火) 10:00 会議', '2026-12-01 10:00–11:00 会議'],
    ['令和8年12月1日 創立記念日', '2026-12-01 all day 創立記念日'],
    ['12/28-12/30 年末の出張', '2026-12-28–2026-12-30 all day 年末の出張'],
    ['1/5 初出', '2027-01-05 all day 初出'],
    ['金曜 10:00 会議', '2026-11-27 10:00–11:00 会議'],
    ['来週金曜 10:00 会議', '2026-12-04 10:00–11:00 会議'],
    ['今週日曜 掃除', '2026-11-29 all day 掃除'],
    ['11/25 22-1時 深夜作業', '2026-11-25–2026-11-26 22:00–01:00 深夜作業'],
    ['11/25 22-24時 深夜作業', '2026-11-25 22:00–24:00 深夜作業'],
    ['25 Nov 2-3pm Lunch', '2026-11-25 14:00–15:00 Lunch'],
    ['Nov 25 9:30am Stand-up', '2026-11-25 09:30–10:30 Stand-up'],
    ['tomorrow 10:00 Review', '2026-11-26 10:00–11:00 Review'],
  ])('%s', (line, event) => expect(said(line)).toBe(event));

  it.each([
    ['2月30日 締め', '2026-12-01 all day 2月30日 締め'],
    ['1/2に割る', '2026-12-01 all day 1/2に割る'],
    ['月曜会議の資料', '2026-12-01 all day 月曜会議の資料'],
    ['11月31日 棚卸し', '2026-12-01 all day 11月31日 棚卸し'],
    ['3 つの案', '2026-12-01 all day 3 つの案'],
    ['25時 面談', '2026-12-01 all day 25時 面談'],
    ['10:75 面談', '2026-12-01 all day 10:75 面談'],
    ['面談 11/25', '2026-12-01 all day 面談 11/25'],
  ])('keeps in its title what is no day and no time: %s', (line, event) => expect(said(line)).toBe(event));

  it('is on the shown day where it says none, and says so', () => {
    expect(readTypedEvent('10:00 会議', NOW)).toMatchObject({
      firstDay: '2026-12-01',
      startTime: '10:00',
      saysDay: false,
    });
    expect(readTypedEvent('11/25', NOW)).toMatchObject({ title: '', saysDay: true });
    expect(readTypedEvent('', NOW)).toMatchObject({ title: '', saysDay: false });
  });
});
