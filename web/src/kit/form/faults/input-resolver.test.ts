// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { Carried } from '../carried.ts';
import { FormFields } from '../form-fields.ts';

const Named = z.strictObject({ name: z.string().refine((name) => name !== 'x', { error: 'display-name-required' }) });

// Until then no form has stood here.
beforeEach(() => vi.resetModules());

it.each([
  ['of a feature', { name: 'x' }, 'display-name-required'],
  ['that is general', {}, 'required'],
])('tells a fault %s once its sentence is here', async (_what, values, code) => {
  const { inputResolver } = await import('./input-resolver.ts');
  const { isWorded } = await import('./fault-texts.ts');
  expect(isWorded('display-name-required')).toBe(false);
  const check = inputResolver(Named, new FormFields(), new Carried({}));
  const { errors } = await check(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors['name']?.type).toBe(code);
  expect(isWorded('display-name-required')).toBe(code === 'display-name-required');
});
