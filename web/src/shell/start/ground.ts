// The theme that the parts of every screen are made with, in a task of its own as well: see libraries.ts.
import '../../kit/theme/theme.ts';
import { pause } from './pause.ts';

await pause();
