import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library removes its trees by itself only where vitest's functions are globals. Ours are imported.
afterEach(cleanup);
