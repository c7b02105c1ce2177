// The paper that hangs beside a room or lies in a vehicle: its name, the code that leads to its own page, the address in words,
// its rules.
import { type Language, say, type Texts } from '@madoguchi/contract/message.ts';
import type { Resource } from '@madoguchi/contract/resources/model.ts';
import { rulesInWords } from '@madoguchi/contract/resources/rules-in-words.ts';
import type { Node } from 'pdfmake';
import qrcode from 'qrcode-generator';
import { factTable, type PaperFact } from '../../../platform/paper/document/fact-table.ts';
import { section } from '../../../platform/paper/document/ruled-table.ts';
import type { Printing, Sheet } from '../../../platform/paper/sheet.ts';

const WORDS = {
  poster: { ja: '設備のポスター', en: 'Poster of a resource' },
  scan: {
    ja: 'コードを読み取ると、空き状況の確認、予約、チェックインができます。',
    en: 'Scan the code to see when it is free, to reserve it, and to check in.',
  },
  site: { ja: '場所', en: 'Site' },
  capacity: { ja: '定員', en: 'Seats' },
  people: { ja: '{n}人', en: '{n} {n|person|people}' },
  rules: { ja: '予約の決まり', en: 'Rules for reservations' },
} as const satisfies Texts<string>;

/** Points: some 8 cm, which a phone reads from two metres away. */
const CODE_SIZE = 230;
/** Light modules on each side, without which readers do not find the code (ISO/IEC 18004, 9.1). */
const QUIET = 4;
const NAME_SIZE = 30;

/** The code as an SVG. Level M stands 15 % of dirt and scratches. */
function codeOf(address: string): string {
  const code = qrcode(0, 'M');
  code.addData(address, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from({ length: count * count }, (_, at): [number, number] => [
    at % count,
    Math.floor(at / count),
  ]);
  const dark = modules.filter(([x, y]) => code.isDark(y, x)).map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  const size = count + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path d="${dark.join('')}" fill="#000000"/></svg>`;
}

function factsOf({ site, capacity }: Resource, language: Language): PaperFact[] {
  const facts: PaperFact[] = [
    [WORDS.site[language], site],
    [WORDS.capacity[language], capacity === null ? '' : say(WORDS.people, language, { n: capacity })],
  ];
  return facts.filter(([, said]) => said !== '');
}

/** One page, A4 upright. `address`: of the resource's own page, whole, as a phone opens it. */
export function posterSheet(resource: Resource, address: string, { language, company, printedBy }: Printing): Sheet {
  const { name } = resource;
  const facts = factsOf(resource, language);
  const content: Node[] = [
    { text: company, style: 'cell', alignment: 'center' },
    { text: name, fontSize: NAME_SIZE, bold: true, alignment: 'center', margin: [0, 8, 0, 4] },
    { svg: codeOf(address), width: CODE_SIZE, alignment: 'center' },
    { text: WORDS.scan[language], fontSize: 11, alignment: 'center', margin: [0, 2, 0, 4] },
    { text: address, style: 'cell', alignment: 'center', margin: [0, 0, 0, 12] },
    ...(facts.length === 0 ? [] : [factTable(facts)]),
    ...section(WORDS.rules[language], [factTable(rulesInWords(resource, language))]),
  ];
  const title = WORDS.poster[language];
  return {
    title,
    name,
    author: printedBy,
    subject: name,
    content,
    files: { heading: '', belongsTo: '', items: [] },
  };
}
