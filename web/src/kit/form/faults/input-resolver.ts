// Checks a form by its operation's own schema. What is sent is what stands in the form: the server reads it itself.
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';
import { whenIdle } from '../../../platform/when-idle.ts';
import type { Carried } from '../carried.ts';
import type { FormFields } from '../form-fields.ts';
import { isWorded, loadFaultTexts } from './fault-texts.ts';
import { asFieldError, faultsOfValues } from './field-faults.ts';

/**
 * One fault a field, the first that the schema names. What no field shows keeps its own path, for the summary. A fault is answered
 * once its sentence is here.
 */
export function inputResolver(schema: z.ZodType, fields: FormFields, carried: Carried): Resolver<FieldValues> {
  whenIdle(() => void loadFaultTexts());
  return async (shown) => {
    const values = { ...shown, ...carried.now() };
    const faults = faultsOfValues(schema, values);
    if (faults.length === 0) return { values, errors: {} };
    if (!faults.every(({ code }) => isWorded(code))) await loadFaultTexts();
    const errors: FieldErrors = {};
    const told = new Set<string>();
    for (const { field, code, values: places = {} } of faults) {
      const name = fields.ownerOf(field) ?? field;
      if (told.has(name)) continue;
      told.add(name);
      set(errors, name, asFieldError({ code: isWorded(code) ? code : 'invalid', values: places, sentence: '' }));
    }
    return { values: {}, errors };
  };
}
