// Runs React DOM in a task of its own: all of the start in one would keep a slow processor from everything else for a tenth of a
// second and more. In the built file, in which all of this stands in a row, what follows waits here.
import 'react-dom/client';
import { pause } from './pause.ts';

await pause();
