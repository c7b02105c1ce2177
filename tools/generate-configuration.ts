/** Writes docs/configuration.md from the table of settings. Run it after changing that table. */
import { writeFile } from 'node:fs/promises';
import { configurationPage } from '../server/src/platform/configuration-text.ts';

await writeFile(new URL('../docs/configuration.md', import.meta.url), configurationPage());
