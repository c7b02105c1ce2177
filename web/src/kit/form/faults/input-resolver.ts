// Checks a form by its operation's own schema. What is sent is what stands in the form: the server reads it itself.
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';
import { whenIdle } from '../../../platform/when-idle.ts';
import type { Carried } from '../carried.ts';
import { sameValue, type Values, valueAt } from '../conflict/compare.ts';
import type { FormFields } from '../form-fields.ts';
import { isWorded, loadFaultTexts } from './fault-texts.ts';
import { asFieldError, type FieldFault, faultsOfValues } from './field-faults.ts';

/** Faults that only the server finds. Each stands until its field says something else, or until the form is sent again. */
export class ServerFaults {
  readonly #told = new Map<string, { readonly fault: FieldFault; readonly value: unknown }>();

  readonly tell = (name: string, fault: FieldFault, values: Values): void => {
    this.#told.set(name, { fault, value: valueAt(values, name) });
  };

  readonly forget = (): void => this.#told.clear();

  readonly standing = (values: Values): [name: string, fault: FieldFault][] =>
    [...this.#told].flatMap(([name, { fault, value }]) =>
      sameValue(valueAt(values, name), value) ? [[name, fault]] : [],
    );
}

/**
 * One fault a field, the first that the schema names, else the one that the server told. What no field shows keeps its own path, for
 * the summary. A fault is answered once its sentence is here.
 */
export function inputResolver(
  schema: z.ZodType,
  fields: FormFields,
  carried: Carried,
  serverFaults = new ServerFaults(),
): Resolver<FieldValues> {
  whenIdle(() => void loadFaultTexts());
  return async (shown) => {
    const values = { ...shown, ...carried.now() };
    const faults = faultsOfValues(schema, values);
    // The summary takes the focus from the field that the server refused; its check on leaving must not take the fault away.
    const refused = serverFaults.standing(shown);
    if (faults.length === 0 && refused.length === 0) return { values, errors: {} };
    if (!faults.every(({ code }) => isWorded(code))) await loadFaultTexts();
    const errors: FieldErrors = {};
    const told = new Set<string>();
    for (const { field, code, values: places = {} } of faults) {
      const name = fields.ownerOf(field) ?? field;
      if (told.has(name)) continue;
      told.add(name);
      set(errors, name, asFieldError({ code: isWorded(code) ? code : 'invalid', values: places, sentence: '' }));
    }
    for (const [name, fault] of refused) if (!told.has(name)) set(errors, name, asFieldError(fault));
    return { values: {}, errors };
  };
}
