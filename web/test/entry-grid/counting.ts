// A script of its own before the harness, so that React finds the hook when it loads.
import { countRenders } from './render-counts.ts';

Object.assign(globalThis, { renderCounts: countRenders() });
