/** Writes the settings of docs/configuration.md and .ja.md from their table. Run it after changing that table. */
import { readFile, writeFile } from 'node:fs/promises';
import { configurationPage, settingsTable } from '../server/src/platform/configuration-text.ts';

await writeFile(new URL('../docs/configuration.md', import.meta.url), configurationPage());

const japanese = new URL('../docs/configuration.ja.md', import.meta.url);
const page = await readFile(japanese, 'utf8');
await writeFile(
  japanese,
  page.replace(/^(?:\| `.*\n)+/m, () => `${settingsTable('ja')}\n`),
);
