// From a request to a parsed input, or to the fields that are wrong, each with its code (S8-01).
import { INPUT_TEXTS, type InputCode } from '@madoguchi/contract/input-texts.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import type * as z from 'zod';
import { refuse, type WrongField } from './problem.ts';

type Issue = z.core.$ZodIssue;

const KINDS: Record<string, string> = { int: 'a whole number', array: 'a list', object: 'an object' };

function isInputCode(code: string): code is InputCode {
  return Object.hasOwn(INPUT_TEXTS, code);
}

function lengthOf(input: unknown): number {
  return typeof input === 'string' || Array.isArray(input) ? input.length : 0;
}

function fieldOf(path: Issue['path'], key?: string): string {
  return [...path, ...(key === undefined ? [] : [key])].map(String).join('.');
}

/** One issue of the schema as wrong fields; the schemas name their own codes in `error`. */
function wrongFields(issue: Issue): WrongField[] {
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
      return [{ field, code: named ?? 'invalid' }];
  }
}

/** How many wrong fields an answer lists; a hostile request could name thousands. */
const FIELDS_SHOWN = 100;

export interface Carried {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Path parts, and query (GET) or body (POST); a body may not repeat a path part. */
function gather(operation: Operation, carried: Carried): unknown {
  const params = isRecord(carried.params) ? carried.params : {};
  const rest = operation.method === 'GET' ? carried.query : (carried.body ?? {});
  if (!isRecord(rest)) return rest;
  const repeated = Object.keys(rest).filter((key) => Object.hasOwn(params, key));
  if (repeated.length > 0) {
    refuse('invalid', {
      fields: repeated.map((field) => ({ field, code: 'unknown-key' })),
      values: { n: repeated.length },
    });
  }
  return { ...rest, ...params };
}

/** The input as the operation's schema takes it. Refuses with 422 and every wrong field, unknown keys included. */
export function parseInput(operation: Operation, carried: Carried): unknown {
  const parsed = operation.input.safeParse(gather(operation, carried), { reportInput: true });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap(wrongFields).slice(0, FIELDS_SHOWN);
  return refuse('invalid', { fields, values: { n: fields.length } });
}
