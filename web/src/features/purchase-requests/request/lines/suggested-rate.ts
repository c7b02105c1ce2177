import type { MasterData } from '@madoguchi/contract/master-data/model.ts';

/** The tax rate that a line begins with: its category's where it holds today, else the usual one. Per cent. */
export function suggestedRate(
  categories: MasterData['purchase_type'],
  category: unknown,
  rates: readonly number[],
): number {
  const rate = categories.find(({ code }) => code === category)?.extra.taxRate;
  return rate !== undefined && rates.includes(rate) ? rate : (rates[0] ?? 0);
}
