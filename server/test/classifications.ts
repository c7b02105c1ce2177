// Master values as server tests make them.

import { createDetail, showDetail } from '@madoguchi/contract/classifications/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { World } from './world.ts';

export type ValueInput = InputOf<typeof createDetail>;

let made = 0;
/** A code that nobody has taken. */
export function freshCode(): string {
  made += 1;
  return `made-${made}`;
}

/** A purpose with everything that it needs. */
export function value(more: Partial<ValueInput> = {}): ValueInput {
  return {
    classification: 'reason',
    code: freshCode(),
    name: '工場見学',
    nameEn: 'Factory visit',
    kana: 'コウジョウケンガク',
    order: null,
    validFrom: PlainDate.parse('2026-04-01'),
    validTo: null,
    active: true,
    needsCounterparty: true,
    ...more,
  };
}

/** A department with everything that it needs, without a parent. */
export function department(more: Partial<ValueInput> = {}): ValueInput {
  const { needsCounterparty: _, ...said } = value({ name: '開発部', nameEn: 'Development', kana: 'カイハツブ' });
  return { ...said, classification: 'group', ...more };
}

/** Adds a value as a system person does; answers what names it. */
export async function madeValue({ as }: World, said: ValueInput = value()) {
  const { status, raw } = await as('system')(createDetail, said);
  if (status !== 200) throw new Error(`no value was made: ${raw.body}`);
  return { classification: said.classification, code: said.code, version: 1 };
}

/** The value as it stands now. */
export async function standingNow({ as }: World, { classification, code }: { classification: string; code: string }) {
  return (await as('staff')(showDetail, { classification, code })).output;
}
