// From a request to a parsed input, or to the fields that are wrong, each with its code (S8-01).
import { inputFaults } from '@madoguchi/contract/input-faults.ts';
import type { Operation } from '@madoguchi/contract/operation.ts';
import { refuse } from './problem.ts';

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
  const fields = inputFaults(parsed.error).slice(0, FIELDS_SHOWN);
  return refuse('invalid', { fields, values: { n: fields.length } });
}
