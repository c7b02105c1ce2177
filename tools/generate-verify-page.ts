/** Writes the page that verifies a download for the tax office: one file that needs nothing else. Run it after changing its sources. */
import { writeFile } from 'node:fs/promises';
import { VERIFY_PAGE, verifyPage } from './verify-page/build.ts';

await writeFile(VERIFY_PAGE, await verifyPage());
