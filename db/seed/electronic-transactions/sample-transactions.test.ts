import { lastDayToRegister } from '@madoguchi/contract/electronic-transactions/deadlines.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { drawUpTransactions, numbersOf } from './sample-transactions.ts';

const TODAY = PlainDate.parse('2026-11-21');
const papers = drawUpTransactions(TODAY, seededRandom(20_200_401), []);

describe('the electronic transactions of the sample', () => {
  it('cover two years with a few of long ago, one of which is held, and none is later than today', () => {
    const days = papers.map(({ day }) => day).toSorted();
    expect(days.filter((day) => day < '2016-01-01')).toHaveLength(3);
    expect(papers.filter(({ heldFor }) => heldFor !== undefined)).toHaveLength(1);
    expect(days[3] ?? '').toMatch(/^2024-/);
    expect(papers.every(({ receivedOn, registeredOn }) => receivedOn <= registeredOn && registeredOn <= TODAY)).toBe(
      true,
    );
    expect(papers.length).toBeGreaterThan(80);
  });

  it('have some that came late, one corrected, one deleted, and some that wait for a second person', () => {
    const late = papers.filter(
      ({ receivedOn, registeredOn }) => registeredOn > lastDayToRegister(receivedOn, new Set()),
    );
    expect(late.length).toBeGreaterThan(0);
    const of = (outcome: string) => papers.filter((paper) => paper.outcome === outcome).length;
    expect([of('corrected'), of('deleted')]).toEqual([1, 1]);
    expect(of('nothing')).toBe(6);
  });

  it('count each fiscal year from 1, without a gap', () => {
    const { numbers, last } = numbersOf(papers);
    expect(new Set(numbers).size).toBe(papers.length);
    expect([...last.values()].reduce((sum, one) => sum + one, 0)).toBe(papers.length);
  });

  it('carry the name that the counterparty had on their day', () => {
    const since = addDays(TODAY, -57);
    const yamada = papers.filter(({ party }) => party.renamed !== undefined);
    expect(yamada.length).toBeGreaterThan(0);
    for (const { day, counterparty } of yamada)
      expect(counterparty).toBe(day >= since ? '山田ホールディングス株式会社' : '株式会社山田商店');
  });
});
