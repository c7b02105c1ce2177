// Which fields of an input hold a credential is said by its operation: the portal keeps nothing that is made of them.
import { expect, it } from 'vitest';
import { OPERATIONS } from './operations.ts';

const CREDENTIAL = /password|token|secret|^current$/i;

const fieldsOf = (select: (name: string, credentials: readonly string[]) => boolean) =>
  OPERATIONS.flatMap((operation) => {
    if (operation.kind !== 'write') return [];
    const credentials: readonly string[] = 'credentials' in operation ? operation.credentials : [];
    return Object.keys(operation.input.shape)
      .filter((name) => select(name, credentials))
      .map((name) => `${operation.id} ${name}`);
  });

it('every field of a write that is called like a credential is named as one (T13)', () => {
  expect(fieldsOf((name, credentials) => CREDENTIAL.test(name) && !credentials.includes(name))).toEqual([]);
  expect(fieldsOf((_name, credentials) => credentials.length > 0).length, 'the control').toBeGreaterThan(8);
});
