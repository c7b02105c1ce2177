import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { paperText, printedFit } from '../../../../../test/paper-fit.ts';
import { pdfPages } from '../../../../../test/pdf-text.ts';
import { sheetDocument } from '../../../../platform/paper/document/sheet-document.ts';
import { renderPaper } from '../../../../platform/paper/press/render.ts';
import type { PreparedFile, Printing } from '../../../../platform/paper/sheet.ts';
import { samplePurchase, samplePurchaseInReview } from '../sample-purchase.ts';
import { approvalSheet } from './approval-sheet.ts';
import { sealsOf } from './sheet-head.ts';
import type { PaperPurchase } from './tables.ts';

const JAPANESE: Printing = {
  language: 'ja',
  company: '株式会社まどぐち商事',
  printedBy: '山田 太郎',
  printedAt: '2026-11-21T05:05:00.000Z',
};
const ENGLISH: Printing = { ...JAPANESE, language: 'en' };
const BEHIND: PreparedFile = { shown: 'pages', pages: 1 };

async function pages(purchase: PaperPurchase, printing = JAPANESE) {
  const sheet = approvalSheet(purchase, printing);
  const files = sheet.files.items.map((item) => ({ ...item, prepared: BEHIND }));
  return pdfPages(await renderPaper(sheetDocument(sheet, files, printing)));
}

const wholeText = async (...args: Parameters<typeof pages>) =>
  (await pages(...args)).map(({ text }) => text.replace(/印刷：.*$/, '')).join('');

/** Printed once for all who look at them. */
let whole: Promise<string>;
let underWay: Promise<string>;
beforeAll(() => {
  whole = wholeText(samplePurchase());
  underWay = wholeText(samplePurchaseInReview());
});

describe('the approval sheet', () => {
  it('says who asks for what by when, under which account, and what it comes to [B5-06]', async () => {
    const text = await whole;
    expect(text).toContain('稟議書');
    expect(text).toContain('PR-2026-00045');
    expect(text).toContain('件名ノートPC3台');
    expect(text).toContain('備品・機器（勘定科目：工具器具備品）');
    expect(text).toContain('髙橋﨑子（0123）');
    expect(text).toContain('令和8年12月18日2026/12/18(金)');
    expect(text).toContain('¥479,580');
    expect(text).toContain('保証期間の終わった端末を入れ替えるため。');
  });

  it('lists the lines, and totals rounded once for each supplier and rate [B5-01]', async () => {
    const text = await whole;
    expect(text).toContain('明細（単価は税抜）');
    expect(text).toContain('1ノートパソコン14インチメモリ16GBhttps://shop.example/14㈱髙﨑商店3台145,00010%435,000');
    expect(text).toContain('2来客用のお茶茶葉のみどり園1箱1,0008%1,000');
    expect(text).toContain('㈱髙﨑商店10%435,00043,500478,500');
    expect(text).toContain('茶葉のみどり園8%1,000801,080');
    expect(text).toContain('合計436,00043,580479,580');
    expect(await wholeText(samplePurchase({ pricesIncludeTax: true }))).toContain('明細（単価は税込）');
  });

  it('compares the quotes with the chosen one, or says why only one supplier was asked [B5-02]', async () => {
    const text = await whole;
    expect(text).toContain('1○㈱髙﨑商店2026/12/25(金)479,580');
    expect(text).toContain('2青葉テクノ株式会社納期は2週間2026/12/25(金)500,000+20,420');
    expect(text).not.toContain('一社指定の理由');
    const single = await wholeText(samplePurchase({ singleSourceReason: '開発元だけが改修できるため。' }));
    expect(single).toContain('一社指定の理由開発元だけが改修できるため。');
  });

  it('repeats the warnings that its deciders saw, each with its place, and no hint [B5-02]', async () => {
    const text = await whole;
    expect(text).toContain('確認事項・明細1：前回の単価は140,000円（税抜）でした。');
    expect(text).toMatch(/・見積2：見積の有効期限（.*）が過ぎています。/);
    expect(text).not.toContain('固定資産');
  });

  it('shows the route with who decided in whose name, and who is still to decide [B3-07, B5-06]', async () => {
    const done = await whole;
    expect(done).toContain('1上長の承認佐々木一山田太郎の代理承認2026/11/19(木)08:00');
    expect(done).toContain('3購買・管理者の確認五十嵐みどり確認2026/11/19(木)12:00');
    const waiting = await underWay;
    expect(waiting).toContain('2部門長の承認藤原明承認待ち');
    expect(waiting).toContain('3購買・管理者の確認五十嵐みどり順番待ち');
  });

  it('puts everything on record that was done, with times, names and comments, in its order [B0-12]', async () => {
    const text = await whole;
    const places = [
      '2026/11/17(火)10:00申請髙橋﨑子営業第一部',
      '2026/11/17(火)14:00差戻し上長の承認山田太郎営業第一部目的の確認：台数の根拠を追記してください。',
      '2026/11/18(水)10:00申請髙橋﨑子営業第一部',
      '2026/11/19(木)08:00承認上長の承認佐々木一山田太郎の代理営業第一部',
      '2026/11/19(木)11:00承認部門長の承認藤原明営業本部急ぎで願います。',
      '2026/11/19(木)14:00発注髙橋﨑子営業第一部',
    ].map((step) => text.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  });

  it('tells of order, goods receipts and invoices, and where they disagree [B5-05]', async () => {
    const text = await whole;
    expect(text).toContain('2026/11/19(木)発注注文番号2611-045納品予定2026/11/27(金)髙橋﨑子479,580');
    expect(text).toContain('2026/11/20(金)検収明細1：2台、明細2：1箱1台は来週の納品。髙橋﨑子');
    expect(text).toContain('2026/11/21(土)請求書㈱髙﨑商店INV-77T7123456789012髙橋﨑子484,000');
    expect(text).toContain('照合・㈱髙﨑商店：請求額が発注より5,500円多くなっています。');
    expect(await underWay).not.toMatch(/発注・検収・請求書|照合/);
  });

  it('says what was agreed to where that is another amount than the total [B3-05]', async () => {
    expect(await whole).not.toContain('承認金額');
    expect(await wholeText(samplePurchase({ approvedYen: 450_000 as never }))).toContain('承認金額450,000円（税込）');
  });

  it('lists quotes first, then attachments, each with its SHA-256, and counts the pages behind it [B0-12]', async () => {
    const printed = await pages(samplePurchase());
    const text = printed.map((page) => page.text).join('');
    expect(text).toContain(`1見積1見積書_髙﨑.pdf${'a'.repeat(64)}7KB後ろに添付`);
    expect(text).toContain(`3添付1仕様書.xlsx${'c'.repeat(64)}7KB後ろに添付`);
    expect(printed.at(-1)?.text).toContain(`${printed.length}/${printed.length + 3}`);
  });

  it('speaks English around what was recorded in Japanese', async () => {
    const text = await wholeText(samplePurchase(), ENGLISH);
    expect(text).toContain('Approvalsheet');
    expect(text).toContain('PurchasenameノートPC3台');
    expect(text).toContain('Partlyreceived');
    expect(text).toContain('Headofthedepartmentabove藤原明Approved');
    expect(text).not.toMatch(/申請番号|明細|金額|承認の記録|検収/);
  });

  it('is A4 upright, and its longest texts stay on the page [B0-12]', async () => {
    const long = '延'.repeat(500);
    const purchase = samplePurchase();
    const lines = Array.from({ length: 50 }, () => ({ ...purchase.lines[0], item: '延'.repeat(100) }));
    const printed = await pages({ ...purchase, reason: long, lines } as PaperPurchase);
    expect(printed.length).toBeGreaterThan(4);
    for (const { width, height, words } of printed) {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      expect(Math.max(...words.map(({ bottom }) => bottom))).toBeLessThan(842 - 40);
    }
    const heads = printed.filter(({ text }) => text.includes('品名・仕様'));
    expect(heads.length).toBeGreaterThan(3);
    expect(printed.map(({ text }) => text.split('延').length - 1).reduce((sum, n) => sum + n)).toBe(50 * 100 + 500);
  });
});

describe('the seals', () => {
  const sealed = (purchase: PaperPurchase) =>
    sealsOf(purchase, 'ja').map(({ title, signed }) => [title, signed?.by ?? null, signed?.onBehalfOf ?? null]);

  it('are the requester’s and those of everybody who said yes, a delegate’s with the name of whom [B0-12, B3-07]', () => {
    expect(sealed(samplePurchase())).toEqual([
      ['申請', '髙橋 﨑子', null],
      ['承認', '佐々木 一', '山田 太郎'],
      ['承認', '藤原 明', null],
      ['確認', '五十嵐 みどり', null],
    ]);
    expect(sealsOf(samplePurchase(), 'ja')[3]?.signed).toMatchObject({
      department: '経理部',
      at: '2026-11-19T03:00:00.000Z',
    });
  });

  it('leave a box empty for each step that is still to be decided [B5-06]', () => {
    expect(sealed(samplePurchaseInReview())).toEqual([
      ['申請', '髙橋 﨑子', null],
      ['承認', '佐々木 一', '山田 太郎'],
      ['承認', null, null],
      ['確認', null, null],
    ]);
  });

  it('are none where the request came back, was withdrawn, rejected or cancelled', () => {
    for (const status of ['draft', 'returned', 'withdrawn', 'rejected', 'cancelled'] as const) {
      expect(sealed(samplePurchase({ status })).every(([, by]) => by === null)).toBe(true);
    }
  });
});

const { texts, quantity, unitPriceYen } = PURCHASE_LIMITS;

async function printed(purchase: PaperPurchase, language: Printing['language']) {
  const printing: Printing = {
    language,
    company: '株式会社まどぐち商事',
    printedBy: purchase.employeeName,
    printedAt: '2026-11-21T05:05:00.000Z',
  };
  const sheet = approvalSheet(purchase, printing);
  const files = sheet.files.items.map((item) => ({ ...item, prepared: BEHIND }));
  return printedFit(await renderPaper(sheetDocument(sheet, files, printing)));
}

const times = (text: string, part: string) => text.split(part).length - 1;

/** A purchase request with these texts wherever somebody may type one, and the largest figures. */
function written(lines: number, given: { readonly [Text in keyof typeof texts | 'name' | 'file']: string }) {
  const sample = samplePurchase();
  const [line] = sample.lines;
  const [quote] = sample.quotes;
  if (line === undefined || quote === undefined) throw new Error('no lines');
  const { item, spec, url, unit, supplier, note, comment, name } = given;
  const file = quote.attachment === null ? null : { ...quote.attachment, name: given.file };
  return {
    ...sample,
    purchaseName: given.purchaseName,
    reason: given.reason,
    deliveryPlace: given.deliveryPlace,
    singleSourceReason: given.singleSourceReason,
    employeeName: name,
    departmentName: name,
    purchaseCategoryName: name,
    lines: Array.from({ length: lines }, (_, index) => ({
      ...line,
      id: `${line.id.slice(0, -3)}${String(index).padStart(3, '0')}`,
      item,
      spec,
      url,
      unit,
      supplier: `${index % 3}${supplier}`.slice(0, texts.supplier),
      quantity,
      unitPrice: unitPriceYen,
    })),
    quotes: sample.quotes.map((one) => ({ ...one, supplier, note, attachment: file, amount: 999_999_999 })),
    facts: sample.facts.map((fact) => ({ ...fact, by: name, department: name, comment })),
    acts: sample.acts.map((act) => ({ ...act, comment, stepName: name })),
    order: sample.order === null ? null : { ...sample.order, comment, by: name, orderNumber: given.orderNumber },
    receipts: sample.receipts.map((receipt) => ({ ...receipt, comment, by: name })),
    invoices: sample.invoices.map((invoice) => ({ ...invoice, supplier, by: name, invoiceNumber: given.orderNumber })),
  } as unknown as PaperPurchase;
}

const GIVEN = fc.record({
  ...(Object.fromEntries(Object.entries(texts).map(([field, max]) => [field, paperText(max)])) as Record<
    keyof typeof texts,
    fc.Arbitrary<string>
  >),
  name: paperText(100),
  file: paperText(120),
});

describe('the approval sheet fits', () => {
  it('breaks every word inside its column, keeps inside its margins, and loses none [B0-12]', async () => {
    await fc.assert(
      fc.asyncProperty(
        GIVEN,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('ja' as const, 'en' as const),
        async (given, lines, language) => {
          const { text, misfits } = await printed(written(lines, given), language);
          expect(misfits).toEqual([]);
          expect(times(text, '延')).toBeGreaterThanOrEqual(
            times(given.reason + given.singleSourceReason + given.purchaseName + given.deliveryPlace, '延') +
              lines * times(given.item + given.spec + given.url + given.unit, '延'),
          );
          expect(times(text, language === 'ja' ? '購入先・税率ごとの合計' : 'Totalsbysupplierandtaxrate')).toBe(1);
        },
      ),
      { numRuns: 12 },
    );
  }, 90_000);

  it('carries its totals once and no blank page, however its lines fill the pages [B0-12]', async () => {
    for (let lines = 1; lines <= 20; lines += 1) {
      const sample = samplePurchase();
      const [line] = sample.lines;
      const { text, misfits } = await printed(
        {
          ...sample,
          lines: Array.from({ length: lines }, (_, index) => ({ ...line, supplier: `商店${index}` })),
        } as PaperPurchase,
        'ja',
      );
      expect([lines, times(text, '購入先・税率ごとの合計'), misfits]).toEqual([lines, 1, []]);
    }
  }, 90_000);
});
