import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { openFreshPage } from './fresh-page.ts';

openFreshPage();

// Testing Library removes its trees by itself only where vitest's functions are globals. Ours are imported.
afterEach(cleanup);

// A part that is fetched when it is wanted may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
