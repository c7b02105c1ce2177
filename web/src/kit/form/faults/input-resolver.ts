// Checks a form by its operation's own schema. What is sent is what stands in the form: the server reads it itself.
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';
import type { Carried } from '../carried.ts';
import type { FormFields } from '../form-fields.ts';
import { asFieldError, faultsOfValues } from './field-faults.ts';

/** One fault a field, the first that the schema names. What no field shows keeps its own path, for the summary. */
export function inputResolver(schema: z.ZodType, fields: FormFields, carried: Carried): Resolver<FieldValues> {
  return (shown) => {
    const values = { ...shown, ...carried.now() };
    const errors: FieldErrors = {};
    const told = new Set<string>();
    for (const { field, code, values: places = {} } of faultsOfValues(schema, values)) {
      const name = fields.ownerOf(field) ?? field;
      if (told.has(name)) continue;
      told.add(name);
      set(errors, name, asFieldError({ code, values: places, sentence: '' }));
    }
    return told.size > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
