import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LIST_ROWS } from './list/list-rows.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const OPENING = SCREENS.flatMap((screen: Screen) => (screen.opensWith ?? []).map((first) => ({ screen, first })));

describe('what a screen opens with', () => {
  it.each(OPENING)('$screen.id: $first.operation is a read that it uses', ({ screen, first }) => {
    const operation = OPERATIONS.find(({ id }) => id === first.operation);
    expect(['read', 'view']).toContain(operation?.kind);
    expect(screen.uses).toContain(first.operation);
  });

  it.each(OPENING)('$screen.id: each field of $first.operation is a parameter of its path', ({ screen, first }) => {
    const operation = OPERATIONS.find(({ id }) => id === first.operation);
    const named = [...screen.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    for (const [field, name] of Object.entries(first.input ?? {})) {
      expect(Object.keys(operation?.input.shape ?? {})).toContain(field);
      expect(named).toContain(name);
    }
  });

  it('asks for as many rows as a page of the list may have', () => {
    const few = OPENING.filter(({ first }) => first.rows !== undefined);
    expect(few.length).toBeGreaterThan(0);
    for (const { first } of few) {
      const operation: Operation | undefined = OPERATIONS.find(({ id }) => id === first.operation);
      const { limit } = operation?.input.shape ?? {};
      expect(limit !== undefined && z.safeParse(limit, first.rows).success, first.operation).toBe(true);
    }
  });

  it('is of a list as many rows as one of its pages may have', () => {
    const lists = OPENING.filter(({ first }) => first.isList);
    expect(lists.length).toBeGreaterThan(0);
    for (const { first } of lists) {
      const operation: Operation | undefined = OPERATIONS.find(({ id }) => id === first.operation);
      const { limit } = operation?.input.shape ?? {};
      expect(limit !== undefined && z.safeParse(limit, LIST_ROWS).success, first.operation).toBe(true);
    }
  });
});
