// Values that stored files say of themselves, over HTTP.
import { randomUUID } from 'node:crypto';
import { readTransactionFile } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploaded } from '../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { png } from '../../platform/files/file-corpus.ts';
import { readPdfText } from './reading/pdf-text.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const NOTHING = {
  ...{ from: null, refused: null, transactionDate: null, counterparty: null, registrationNumber: null },
  ...{ currency: null, amount: null, taxes: [] },
};
/** A page with these lines, each where it is put, in a Japanese font that is not embedded: tables alone tell its characters. */
function paper(lines: readonly (readonly [text: string, x: number, y: number])[], trailer = ''): Buffer {
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const drawn = lines.map(([text, x, y]) => `BT /F 12 Tf 1 0 0 1 ${x} ${y} Tm <${hex(text)}> Tj ET`).join('\n');
  const font = '/BaseFont /KozMinPr6N-Regular /Type /Font';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    `<< ${font} /Subtype /Type0 /Encoding /UniJIS-UTF16-H /DescendantFonts [6 0 R] >>`,
    `<< ${font} /Subtype /CIDFontType0 /DW 1000 /FontDescriptor 7 0 R
      /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 6 >> >>`,
    '<< /Type /FontDescriptor /FontName /KozMinPr6N-Regular /Flags 4 /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 /FontBBox [0 -120 1000 880] >>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj`).join('\n');
  return Buffer.from(
    `%PDF-1.7\n% ${randomUUID()}\n${body}\ntrailer\n<< /Root 1 0 R /Size 8 ${trailer} >>\n%%EOF\n`,
    'latin1',
  );
}

const LOCK = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;

const reading = async (content: Buffer, name: string) => {
  const { id } = await uploaded(world, content, name);
  return (await world.as('system')(readTransactionFile, { id })).output;
};

describe('a stored file', () => {
  it('says by the text of a PDF what its lines say, also where a name and its value stand apart [B7-07]', async () => {
    const invoice = paper([
      ['¥11,000', 300, 642],
      ['ご請求金額', 50, 642],
      ['株式会社窓口商事 御中', 50, 782],
      ['株式会社山田商店', 300, 752],
      ['登録番号 T7123456789012', 300, 732],
      ['請求日', 50, 712],
      ['2026年11月21日', 120, 712],
      ['お支払期限 2026年12月31日', 50, 692],
    ]);
    expect(await reading(invoice, '請求書.pdf')).toEqual({
      ...NOTHING,
      from: 'pdf',
      transactionDate: '2026-11-21',
      counterparty: '株式会社山田商店',
      registrationNumber: 'T7123456789012',
      amount: 11_000,
    });
  });

  it('says nothing where its text is garbage or there is none, and why where it cannot be read [B7-07]', async () => {
    expect(await reading(paper([['縺ゅ> 隲区ｱ 11,000円', 50, 60]]), '文字化け.pdf')).toEqual(NOTHING);
    expect(await reading(paper([]), 'スキャン.pdf')).toEqual(NOTHING);
    expect(await reading(png(10, 10), '領収書.png')).toEqual(NOTHING);
    const locked = paper([['ご請求金額 ¥11,000', 50, 60]], LOCK);
    expect(await reading(locked, '鍵付き.pdf')).toEqual({ ...NOTHING, refused: 'locked' });
    const laughs = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
    expect(await reading(Buffer.from(laughs), '請求書.xml')).toEqual({ ...NOTHING, refused: 'entities' });
  });

  it('in UTF-16 is taken as XML and read [B7-07]', async () => {
    const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
    const text = `<?xml version="1.0" encoding="UTF-16"?><Invoice xmlns="${ubl}Invoice-2" xmlns:b="${ubl}CommonBasicComponents-2"><b:IssueDate>2026-11-21</b:IssueDate></Invoice>`;
    const found = await reading(Buffer.from(`\uFEFF${text}`, 'utf16le'), '請求書.xml');
    expect(found).toEqual({ ...NOTHING, from: 'xml', transactionDate: '2026-11-21' });
  });

  it('that takes too long ends its thread alone: the next one is read [B7-07]', async () => {
    const one = paper([['請求日 2026年11月21日', 50, 60]]);
    expect(await readPdfText(one, 0)).toEqual({ refused: 'too-large' });
    expect(await readPdfText(one)).toEqual({ text: expect.stringContaining('2026年11月21日') });
  });
});
