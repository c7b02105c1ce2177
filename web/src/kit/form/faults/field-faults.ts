// Faults of fields as react-hook-form carries them: the code as type, its values beside it, the server's own sentence.
import { type InputFault, inputFaults, isInputCode } from '@madoguchi/contract/input-faults.ts';
import type { InputCode } from '@madoguchi/contract/input-texts.ts';
import type { Values } from '@madoguchi/contract/message.ts';
import type { FieldError, FieldErrors } from 'react-hook-form';
import type * as z from 'zod';

export interface FieldFault {
  readonly code: InputCode;
  readonly values: Values;
  /** As the server worded it; empty where the form words it itself. */
  readonly sentence: string;
}

export function asFieldError({ code, values, sentence }: FieldFault): FieldError {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return { type: code, types: Object.fromEntries(texts), message: sentence };
}

export function faultOf({ type, types, message }: FieldError): FieldFault {
  return { code: isInputCode(type) ? type : 'invalid', values: { ...types } as Values, sentence: message ?? '' };
}

/** All faults with the names that carry them, nested ones by their path. */
export function faultsByName(errors: FieldErrors, prefix = ''): [name: string, fault: FieldFault][] {
  return Object.entries(errors).flatMap(([key, error]): [string, FieldFault][] => {
    if (typeof error !== 'object' || error === null) return [];
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if ('type' in error && typeof error.type === 'string') return [[name, faultOf(error as FieldError)]];
    return faultsByName(error as FieldErrors, name);
  });
}

/** The schema's findings on the values, in its order. */
export function faultsOfValues(schema: z.ZodType, values: Readonly<Record<string, unknown>>): InputFault[] {
  const parsed = schema.safeParse(values, { reportInput: true });
  return parsed.success ? [] : inputFaults(parsed.error).map((fault) => asMissing(fault, values));
}

/** Whatever a schema calls it, a blank field is one that is missing, unless the schema has a word for just that. */
function asMissing(fault: InputFault, values: unknown): InputFault {
  if (!isBlank(valueAt(values, fault.field)) || fault.code.endsWith('-required')) return fault;
  return fault.code === 'unknown-key' ? fault : { field: fault.field, code: 'required' };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      values,
    );
}
