// The closed lists of a line's columns, with their names and readings: the company's masters and the fixed ones.
import {
  EXPENSE_TYPE_NAMES,
  INVOICE_BASIS_NAMES,
  PAID_BY_NAMES,
  TAX_CLASS_NAMES,
  type ValueName,
} from '@madoguchi/contract/expense-claims/line-names.ts';
import type { Choice, ClosedField } from '@madoguchi/contract/expense-claims/typed-values.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { Language } from '@madoguchi/contract/message.ts';

export type Choices = Readonly<Record<ClosedField, readonly Choice[]>>;

/** A list's values with the name of the screen's language first: that one is shown, every one can be typed. */
export function choicesOf(masters: Pick<MasterData, 'reason' | 'route' | 'way'>, language: Language): Choices {
  const masterChoices = (values: MasterData['reason' | 'route' | 'way']) =>
    values.map(({ code, name, nameEn, kana }) => ({ code, names: namesIn(language, name, nameEn), kana }));
  const fixedChoices = (names: Readonly<Record<string, ValueName>>) =>
    Object.entries(names).map(([code, { ja, en, kana }]) => ({ code, names: namesIn(language, ja, en), kana }));
  return {
    purpose: masterChoices(masters.reason),
    transportMode: masterChoices(masters.route),
    tripType: masterChoices(masters.way),
    expenseType: fixedChoices(EXPENSE_TYPE_NAMES),
    taxClass: fixedChoices(TAX_CLASS_NAMES),
    invoiceBasis: fixedChoices(INVOICE_BASIS_NAMES),
    paidBy: fixedChoices(PAID_BY_NAMES),
  };
}

function namesIn(language: Language, ja: string, en: string): string[] {
  if (en === '') return [ja];
  return language === 'en' ? [en, ja] : [ja, en];
}

/** The shown name of a code; the code itself where the list has lost it. */
export function choiceName(code: string, choices: readonly Choice[]): string {
  return choices.find((choice) => choice.code === code)?.names[0] ?? code;
}
