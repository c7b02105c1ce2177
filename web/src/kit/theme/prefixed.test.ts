// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { expect, it } from 'vitest';
import { prefixed } from './prefixed.ts';

it('writes what Safari knows by its own name under both, and everything else as it is', () => {
  const cache = createCache({ key: 'p', stylisPlugins: [prefixed], speedy: false });
  const styles = 'user-select:none;appearance:none;display:flex;';
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  const text = cache.sheet.tags.map((tag) => tag.textContent).join('');
  expect(text).toBe('.a{-webkit-user-select:none;user-select:none;appearance:none;display:flex;}');
});
