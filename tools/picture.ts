// Takes a picture of a screen of a running portal, for people who look at screens. Signs in first.
import { parseArgs } from 'node:util';
import { DESK_PX, PHONE_PX, type View } from '../e2e/browser.ts';
import { PEOPLE, type Person } from '../e2e/people.ts';
import { launchBrowser, takePicture, VIEWS } from '../e2e/pictures.ts';

const USAGE = `node tools/picture.ts --url http://localhost:3000/apps/… --out picture.png
  --as      guest | ${Object.keys(PEOPLE).join(' | ')}   (guest)
  --width   CSS pixels, ${DESK_PX} is a desk, ${PHONE_PX} a phone   (${DESK_PX})
  --scheme  light | dark   (light)
  --lang    ja | en   (ja)
  --whole   the whole page instead of the first screenful
  --all     all ${VIEWS.length} views, as picture-1440-light-ja.png and so on`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string' },
    as: { type: 'string', default: 'guest' },
    width: { type: 'string', default: String(DESK_PX) },
    scheme: { type: 'string', default: 'light' },
    lang: { type: 'string', default: 'ja' },
    whole: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});

const isPerson = (name: string): name is Person | 'guest' => name === 'guest' || name in PEOPLE;
const { url, out, as: who } = values;
const widthPx = Number(values.width);
if (!url || !out || !isPerson(who) || !Number.isInteger(widthPx)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

const oneView: View = {
  widthPx,
  scheme: values.scheme === 'dark' ? 'dark' : 'light',
  language: values.lang === 'en' ? 'en' : 'ja',
};
const fileOf = (view: View) =>
  values.all ? `${out.replace(/\.png$/, '')}-${view.widthPx}-${view.scheme}-${view.language}.png` : out;

const browser = await launchBrowser();
try {
  for (const view of values.all ? VIEWS : [oneView]) {
    const file = fileOf(view);
    const errors = await takePicture(browser, { url, who, view, file, wholePage: values.whole });
    for (const error of errors) process.stderr.write(`the page logged: ${error}\n`);
    process.stdout.write(`${file}\n`);
  }
} finally {
  await browser.close();
}
