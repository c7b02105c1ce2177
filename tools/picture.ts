// Takes a picture of a screen of a running portal, for people who look at screens. Signs in first.
import { parseArgs } from 'node:util';
import { DESK_PX, PHONE_PX } from '../e2e/browser.ts';
import { PEOPLE, type Person } from '../e2e/people.ts';
import { launchBrowser, takePicture } from '../e2e/pictures.ts';

const USAGE = `node tools/picture.ts --url http://localhost:3000/apps/… --out picture.png
  --as      guest | ${Object.keys(PEOPLE).join(' | ')}   (guest)
  --width   CSS pixels, ${DESK_PX} is a desk, ${PHONE_PX} a phone   (${DESK_PX})
  --scheme  light | dark   (light)
  --lang    ja | en   (ja)
  --whole   the whole page instead of the first screenful`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string' },
    as: { type: 'string', default: 'guest' },
    width: { type: 'string', default: String(DESK_PX) },
    scheme: { type: 'string', default: 'light' },
    lang: { type: 'string', default: 'ja' },
    whole: { type: 'boolean', default: false },
  },
});

const isPerson = (name: string): name is Person | 'guest' => name === 'guest' || name in PEOPLE;
const widthPx = Number(values.width);
if (!values.url || !values.out || !isPerson(values.as) || !Number.isInteger(widthPx)) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

const browser = await launchBrowser();
try {
  const errors = await takePicture(browser, {
    url: values.url,
    who: values.as,
    view: {
      widthPx,
      scheme: values.scheme === 'dark' ? 'dark' : 'light',
      language: values.lang === 'en' ? 'en' : 'ja',
    },
    file: values.out,
    wholePage: values.whole,
  });
  for (const error of errors) process.stderr.write(`the page logged: ${error}\n`);
  process.stdout.write(`${values.out}\n`);
} finally {
  await browser.close();
}
