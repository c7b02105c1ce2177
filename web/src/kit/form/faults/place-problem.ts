// Where a refusal is shown: on the fields that it names, else as a band over the form.
import { isInputCode } from '@madoguchi/contract/input-faults.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import type { FormFields } from '../form-fields.ts';
import type { FieldFault } from './field-faults.ts';

/** The first fault of each field that the server names; one that no field shows keeps its path, for the summary. */
export function placeProblem(error: unknown, fields: FormFields): [name: string, fault: FieldFault][] {
  if (!(error instanceof ProblemError)) return [];
  const placed = new Map<string, FieldFault>();
  for (const { field, type, code, message } of error.body.data.fields) {
    const name = fields.ownerOf(field) ?? fields.ownerOf(type) ?? field;
    if (!placed.has(name)) {
      placed.set(name, { code: isInputCode(code) ? code : 'invalid', values: {}, sentence: message });
    }
  }
  return [...placed];
}
