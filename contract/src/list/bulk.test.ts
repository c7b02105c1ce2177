import { expect, it } from 'vitest';
import * as z from 'zod';
import { APPROVAL_OPERATIONS, approve } from '../approvals/operations.ts';
import { confirmClaim, remindClaimants } from '../expense-claims/operations.ts';

const AT = { id: '01932b6c-0000-7000-8000-000000000001', version: 1 };

it.each([approve, confirmClaim])('of many rows at once $id takes 100 at most [B3-06]', ({ input }) => {
  expect(input.safeParse({ ...AT, inBulkOf: 100 }).success).toBe(true);
  expect(input.safeParse({ ...AT, inBulkOf: 101 }).success).toBe(false);
  expect(input.safeParse(AT).success).toBe(true);
});

const DECISIONS = [...APPROVAL_OPERATIONS.filter(({ kind }) => kind === 'write'), confirmClaim];

it.each(DECISIONS)(
  'one call of $id decides on one request, in the version that was read [B3-06]',
  ({ path, input }) => {
    expect(path).toContain('/:id/');
    const fields: Readonly<Record<string, unknown>> = input.shape;
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['id', 'version']));
    expect(Object.values(fields).filter((field) => field instanceof z.ZodArray)).toEqual([]);
  },
);

it('reminds 100 chosen people at once at most', () => {
  const people = (count: number) => ({ month: '202611', employeeIds: Array.from({ length: count }, () => '0001') });
  expect(remindClaimants.input.safeParse(people(100)).success).toBe(true);
  expect(remindClaimants.input.safeParse(people(101)).success).toBe(false);
});
