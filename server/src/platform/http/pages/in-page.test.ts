import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inAttribute, inScript } from './in-page.ts';

it('data in the page stays what it was, and never ends its element (T7)', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('</script>', '<!--', '<script', '&', '"'), (json, sign) => {
      const whole = JSON.stringify([JSON.parse(json), sign]);
      expect(inScript(whole)).not.toContain('<');
      expect(JSON.parse(inScript(whole))).toEqual(JSON.parse(whole));
    }),
  );
});

it('text in an attribute never ends it (T7)', () => {
  expect(inAttribute('{"a":"<b>&"}')).toBe('{&quot;a&quot;:&quot;&lt;b&gt;&amp;&quot;}');
});
