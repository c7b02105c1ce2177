// The initial values of a value's form, and those of a stored value: attributes are flat beside the rest.
import { ATTRIBUTE_NAMES, attributesOf } from '@madoguchi/contract/classifications/attributes.ts';
import type { ClassificationDetail, DetailRow } from '@madoguchi/contract/classifications/model.ts';
import type { changeDetail, createDetail } from '@madoguchi/contract/classifications/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { FormValues } from '../../../kit/form/use-operation-form.ts';

type Unshown = 'classification' | 'code' | 'version';
type ChangeValues = Omit<FormValues<typeof changeDetail>, Unshown>;

const NO_ATTRIBUTES = Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, null]));

/** Switches stand off; what may be chosen as none is chosen so. */
function emptyAttributes(classification: string) {
  const begun = attributesOf(classification).flatMap(([name, { kind }]): [string, boolean | string][] => {
    if (kind === 'yes') return [[name, false]];
    return kind === 'department' || kind === 'text' ? [[name, '']] : [];
  });
  return { ...NO_ATTRIBUTES, ...Object.fromEntries(begun) };
}

export function emptyDetail(
  classification: string,
  today: PlainDate,
): Omit<FormValues<typeof createDetail>, 'classification'> {
  return {
    code: '',
    name: '',
    nameEn: '',
    kana: '',
    order: null,
    validFrom: today,
    validTo: null,
    active: true,
    ...emptyAttributes(classification),
  };
}

export function valuesOf(classification: string, detail: Omit<DetailRow, 'code' | 'version'>): ChangeValues {
  const { name, nameEn, kana, order, validFrom, validTo, active, extra } = detail;
  const attributes = { ...emptyAttributes(classification), ...withoutNull(extra) };
  return { name, nameEn, kana, order, validFrom, validTo, active, ...attributes };
}

/** Drops null attributes: in the form their fields keep the initial value. */
function withoutNull(extra: DetailRow['extra']): DetailRow['extra'] {
  return Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== null));
}

export function newerValuesOf(newer: ClassificationDetail): FormValues<typeof changeDetail> {
  const { classification, code, version } = newer;
  return { classification, code, version, ...valuesOf(classification, newer) };
}
