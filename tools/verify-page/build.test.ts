import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { VERIFY_PAGE, verifyPage } from './build.ts';

it('the page that verifies a download is built from its sources as they are, and names no address of anything [B7-06]', async () => {
  const page = await readFile(VERIFY_PAGE, 'utf8');
  // Written by `node tools/generate-verify-page.ts`.
  expect(page).toBe(await verifyPage());
  expect(page).not.toMatch(/https?:|\bimport\(|fetch\(|XMLHttpRequest|WebSocket/);
  expect(page).toContain("default-src 'none'");
});
