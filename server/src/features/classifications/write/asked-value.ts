// A value as a form or a file says it, beside the form in which it is stored: attributes flat there, `extra` here.
import { ATTRIBUTE_NAMES, attributesOf } from '@madoguchi/contract/classifications/attributes.ts';
import type { DetailContent } from '@madoguchi/contract/classifications/model.ts';
import { nextOrder } from '@madoguchi/contract/classifications/rules.ts';
import type { StandingList, StandingValue, WrittenValue } from './values-store.ts';

type Said = DetailContent & { readonly code: string };

/** As it will be stored. A value without a place keeps the one it has, else it comes after the last one. */
export function asWritten(classification: string, said: Said, { values }: Pick<StandingList, 'values'>): WrittenValue {
  const { code, name, nameEn, kana, validFrom, validTo, active } = said;
  const order = said.order ?? values.find((value) => value.code === code)?.order ?? nextOrder(values);
  const extra = Object.fromEntries(attributesOf(classification).map(([attribute]) => [attribute, said[attribute]]));
  return { code, name, nameEn, kana, order, validFrom, validTo, active, extra };
}

const NO_ATTRIBUTES = Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, null]));

/** The stored value in the form of a file's row; it is checked together with what the file says besides. */
export function asSaid(classification: string, value: StandingValue): Readonly<Record<string, unknown>> {
  const { extra, version: _version, ...content } = value;
  return { classification, ...content, ...NO_ATTRIBUTES, ...extra };
}

const CONTENT = ['name', 'nameEn', 'kana', 'order', 'validFrom', 'validTo', 'active'] as const;

type Stored = Omit<StandingValue, 'version'>;

/** Each field with its former and its new value, attributes by their own names; `before` null for a new value. */
export function differenceOf(before: Stored | null, after: Stored) {
  const flat = (value: Stored) => ({
    ...Object.fromEntries(CONTENT.map((name) => [name, value[name]])),
    ...value.extra,
  });
  const former: Readonly<Record<string, unknown>> = before === null ? {} : flat(before);
  return Object.entries(flat(after))
    .filter(([name, now]) => before === null || former[name] !== now)
    .map(([column, to]) => ({ column, from: (former[column] ?? null) as typeof to, to }));
}

/** The same as the audit trail keeps it. */
export function recorded(before: Stored | null, after: Stored): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    differenceOf(before, after).map(({ column, from, to }) => [column, before === null ? to : [from, to]]),
  );
}
