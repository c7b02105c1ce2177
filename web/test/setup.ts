import { startCopies } from '@madoguchi/contract/preferences/frame-settings.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { frameCopies } from '../src/platform/frame-settings.ts';
import { showLanguage } from '../src/platform/language.ts';

// Testing Library removes its trees by itself only where vitest's functions are globals. Ours are imported.
afterEach(cleanup);

// A part that is fetched when it is wanted may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Files share a page and the modules: each begins as somebody who comes for the first time.
afterAll(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  showLanguage('en');
  frameCopies.set(startCopies({}));
});
