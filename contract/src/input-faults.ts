// Turns a schema's issues into fields with codes, so that server answers and forms place and word them alike (S8-01).
import type * as z from 'zod';
import type { InputCode } from './input-texts.ts';
import type { Values } from './message.ts';

type Issue = z.core.$ZodIssue;

/** One wrong field: `field` is its path in the input (`lines.3.useDate`); `values` fill the text of its code. */
export interface InputFault {
  readonly field: string;
  readonly code: InputCode;
  readonly values?: Values;
}

const KINDS: Record<string, string> = { int: 'a whole number', array: 'a list', object: 'an object' };

/** Tells a code, which a schema names, from the library's own sentence, by its form: a browser has not all codes from the start. */
export function isInputCode(message: string): message is InputCode {
  return /^[a-z]+(?:-[a-z0-9]+)*$/.test(message);
}

function lengthOf(input: unknown): number {
  return typeof input === 'string' || Array.isArray(input) ? input.length : 0;
}

function fieldOf(path: Issue['path'], key?: string): string {
  return [...path, ...(key === undefined ? [] : [key])].map(String).join('.');
}

/** The values that a refinement passes to its text in `params`. */
function namedValues(issue: Issue): { values?: Values } {
  return issue.code === 'custom' && issue.params !== undefined ? { values: issue.params } : {};
}

/** One issue of a schema as wrong fields; the schemas name their own codes in `error`. */
function faultsOfIssue(issue: Issue): InputFault[] {
  const field = fieldOf(issue.path);
  const named = isInputCode(issue.message) ? issue.message : null;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: fieldOf(issue.path, key), code: 'unknown-key' }));
    case 'invalid_type':
      if (issue.input === undefined) return [{ field, code: named ?? 'required' }];
      return [{ field, code: named ?? 'wrong-kind', values: { expected: KINDS[issue.expected] ?? issue.expected } }];
    case 'invalid_value':
      return [{ field, code: named ?? 'not-in-list', values: { options: issue.values.map(String).join(', ') } }];
    case 'too_big': {
      const code =
        named ?? (issue.origin === 'array' ? 'too-many' : issue.origin === 'string' ? 'too-long' : 'too-big');
      const max = Number(issue.maximum);
      return [{ field, code, values: { max, limit: max, now: lengthOf(issue.input) } }];
    }
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return [{ field, code: named ?? 'required' }];
      return [{ field, code: named ?? 'too-small', values: { min: Number(issue.minimum) } }];
    default:
      return [{ field, code: named ?? 'invalid', ...namedValues(issue) }];
  }
}

/** Every wrong field of a refused input, in the schema's order. Parse with `reportInput`: lengths are told. */
export function inputFaults(error: z.core.$ZodError): InputFault[] {
  return error.issues.flatMap(faultsOfIssue);
}
