import { Id } from '@madoguchi/contract/values/id.ts';
import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it("a line's id is a UUID of version 7 that says its instant, and no two are equal [B4-01]", () => {
  const atMs = Date.UTC(2026, 10, 21, 1, 2, 3);
  const ids = Array.from({ length: 1000 }, () => newId(atMs));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) {
    expect(Id.safeParse(id).success).toBe(true);
    expect(id[14]).toBe('7');
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(atMs);
  }
});
