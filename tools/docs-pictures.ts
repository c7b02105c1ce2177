// Takes every picture of the documentation anew, of a running sample portal: `node tools/docs-pictures.ts [--url http://localhost:3000]`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DESK_PX, PHONE_PX, type View } from '../e2e/browser.ts';
import type { Person } from '../e2e/people.ts';
import { launchBrowser, takePicture } from '../e2e/pictures.ts';
import { ROOT } from './run/run.ts';

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:3000' }, only: { type: 'string', default: '' } },
});

const view = (widthPx: number, scheme: View['scheme'], language: View['language']): View => ({
  widthPx,
  scheme,
  language,
});
/** Narrow, so that what is written in a picture can be read beside the text of the manual. */
const MANUAL_PX = 1_000;
const MONTH = new Date().toISOString().slice(0, 7).replace('-', '');

const PICTURES: readonly (readonly [file: string, path: string, who: Person, view: View])[] = [
  ['claim-ja-light', `/apps/travelExpensesRequest/${MONTH}`, 'staff', view(DESK_PX, 'light', 'ja')],
  ['claim-ja-phone', `/apps/travelExpensesRequest/${MONTH}`, 'staff', view(PHONE_PX, 'light', 'ja')],
  ['review-ja-light', `/apps/travelExpensesAdminView/${MONTH}`, 'admin', view(DESK_PX, 'light', 'ja')],
  ['review-en-dark', `/apps/travelExpensesAdminView/${MONTH}`, 'admin', view(DESK_PX, 'dark', 'en')],
  ['information-ja-dark', '/apps/dashboards/project', 'admin', view(DESK_PX, 'dark', 'ja')],
  ['approvals-ja-light', '/apps/approvals', 'superior', view(DESK_PX, 'light', 'ja')],
  ['decisions-en-light', '/apps/purchase-request/decision/list', 'admin', view(DESK_PX, 'light', 'en')],
  ['members-ja-light', '/apps/member/all', 'admin', view(DESK_PX, 'light', 'ja')],
  ['calendar-ja-light', '/apps/calendar', 'system', view(MANUAL_PX, 'light', 'ja')],
  ['courses-ja-light', '/apps/academy/courses', 'system', view(MANUAL_PX, 'light', 'ja')],
  ['faq-en-phone-dark', '/apps/maintenance/faq', 'system', view(PHONE_PX, 'dark', 'en')],
];

const browser = await launchBrowser();
try {
  for (const [name, path, who, seenAs] of PICTURES.filter(([name]) => name.startsWith(values.only))) {
    const file = join(ROOT, 'docs', 'pictures', `${name}.png`);
    const shot = { url: `${values.url}${path}`, who, view: seenAs, file, wholePage: false };
    for (const error of await takePicture(browser, shot)) process.stderr.write(`${name} logged: ${error}\n`);
    process.stdout.write(`${name}\n`);
  }
} finally {
  await browser.close();
}
