import type { Language } from '@madoguchi/contract/message.ts';

interface Named {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
}

/** Names the values of a master by their codes, in either language; what has ended is named by its code. */
export function namesOf(values: readonly Named[]): (code: string, language: Language) => string {
  const byCode = new Map(values.map((value) => [value.code, value]));
  return (code, language) => byCode.get(code)?.[language === 'ja' ? 'name' : 'nameEn'] ?? code;
}
