// Combinations that the fields of a value may not have.
import type { PlainDate } from '../values/plain-date.ts';
import { ATTRIBUTE_NAMES, type AttributeName, attributesOf } from './attributes.ts';

type Said = {
  readonly classification: string;
  readonly validFrom: PlainDate;
  readonly validTo: PlainDate | null;
} & { readonly [Name in AttributeName]: unknown };

export interface DetailFault {
  readonly field: 'validTo' | AttributeName;
  readonly code: 'last-before-first' | 'required' | 'unknown-key';
}

const isMissing = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** The fields that contradict others, and the attributes that the value's list needs or does not know. */
export function detailFaults(said: Said): readonly DetailFault[] {
  const own = new Map(attributesOf(said.classification));
  const ofAttributes = ATTRIBUTE_NAMES.flatMap((field): DetailFault[] => {
    const attribute = own.get(field);
    if (attribute === undefined) return said[field] === null ? [] : [{ field, code: 'unknown-key' }];
    return attribute.isOptional !== true && isMissing(said[field]) ? [{ field, code: 'required' }] : [];
  });
  const endsFirst = said.validTo !== null && said.validTo < said.validFrom;
  return [...(endsFirst ? [{ field: 'validTo', code: 'last-before-first' } as const] : []), ...ofAttributes];
}
