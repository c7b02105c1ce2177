// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ownPath, rememberPath, takeRememberedPath } from './wanted-path.ts';

const ORIGIN = 'https://portal.example';

beforeEach(() => sessionStorage.clear());

it('keeps path, query and fragment for one return [S4-08]', () => {
  rememberPath('/apps/travelExpensesRequest/202610?line=3#sum');
  expect(takeRememberedPath()).toBe('/apps/travelExpensesRequest/202610?line=3#sum');
  expect(takeRememberedPath()).toBeNull();
});

const ELSEWHERE = [
  '//evil.example/x',
  '///evil.example',
  '////evil.example/..',
  '//evil.example:443/',
  '//user@evil.example/',
  '//portal.example@evil.example',
  '//evil.example%2f..',
  '//evil%E3%80%82example/',
  '//[::1]/',
  '//0x7f.1/',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://portal.example/',
  'ftp://portal.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal.example/1',
  'vbscript:msgbox(1)',
  // Their dots are taken away on the way.
  '/.//evil.example',
  '/..//evil.example',
  'evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '',
];

it.each(ELSEWHERE)('never follows %j, which leads elsewhere [S4-08]', (text) =>
  expect(ownPath(text, ORIGIN)).toBeNull(),
);
