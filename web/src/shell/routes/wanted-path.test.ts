import { beforeEach, expect, it } from 'vitest';
import { ownPath, rememberPath, takeRememberedPath } from './wanted-path.ts';

const ORIGIN = 'https://portal.example';

beforeEach(() => sessionStorage.clear());

it('keeps path, query and fragment for one return [S4-08]', () => {
  rememberPath('/apps/travelExpensesRequest/202610?line=3#sum');
  expect(takeRememberedPath()).toBe('/apps/travelExpensesRequest/202610?line=3#sum');
  expect(takeRememberedPath()).toBeNull();
});

it.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
])('never follows %j, which leads elsewhere', (text) => expect(ownPath(text, ORIGIN)).toBeNull());
