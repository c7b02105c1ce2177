// The pages of the preview beside those of the PDF, read by a reader that had no part in writing it.
import { textOfLine, widthOf } from '@madoguchi/contract/onboarding/paper-lines.ts';
import { PAPER_SHEET, type PaperContent, paperPages } from '@madoguchi/contract/onboarding/paper-pages.ts';
import { isAsked, readTemplate, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
import { WAGE_ACCOUNT_KEYS } from '@madoguchi/contract/onboarding/wage-accounts.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { ONBOARDING_TEMPLATES } from '@madoguchi/db/base-data/onboarding-templates.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import { PAGE } from '../../../platform/paper/document/looks.ts';
import { dayWithEra, monthWithEra } from '../../../platform/paper/document/paper-dates.ts';
import { sheetDocument } from '../../../platform/paper/document/sheet-document.ts';
import { paperFont } from '../../../platform/paper/press/paper-fonts.ts';
import { renderPaper } from '../../../platform/paper/press/render.ts';
import { paperContent } from './paper-content.ts';

const WRITTEN = { dayOf: dayWithEra, monthOf: monthWithEra };
const squeezed = (text: string) => text.replaceAll(/[\s\u3000\u00a0]/g, '');

const previewed = (content: PaperContent) =>
  paperPages(content).map((page) =>
    page.flatMap((part) => {
      if (part.kind === 'drawing') return [];
      const mark = part.kind === 'item' ? [part.mark] : [];
      const label = part.kind === 'fact' ? part.label.map(textOfLine) : [];
      return [...mark, ...label, ...part.lines.map(textOfLine)];
    }),
  );

async function printed(content: PaperContent) {
  const sheet = {
    ...{ title: content.title, name: '', author: '', subject: '', content: paperContent(content) },
    files: { heading: '', belongsTo: '', items: [] },
  };
  const printing = { language: content.language, company: '', printedBy: '', printedAt: '2026-11-21T06:00:00.000Z' };
  const foot = PAGE.height - PAGE.margin - PAGE.foot;
  return (await pdfPages(await renderPaper(sheetDocument(sheet, [], printing)))).map(({ words }) =>
    words.filter(({ y }) => y < foot).map(({ text }) => text),
  );
}

/** Line by line the columns of a page come in another order: what counts is which characters stand on it. */
const charactersOf = (texts: readonly string[]) => [...squeezed(texts.join(''))].sort().join('');

/** @throws where a page of one has other text than that of the other */
async function expectEqualPages(content: PaperContent): Promise<number> {
  const [seen, onPaper] = [previewed(content), await printed(content)];
  expect(onPaper.map(charactersOf)).toEqual(seen.map(charactersOf));
  return seen.length;
}

const LONG = fc.string({
  unit: fc.constantFrom('東', '京', 'か', 'ー', '。', '「', '」', 'ｶ', ' ', 'W', 'i', '-', '0', '\n', '𠮷', '、'),
  ...{ minLength: 700, maxLength: 1_000, size: 'max' as const },
});

const papers = ONBOARDING_TEMPLATES.flatMap((template) =>
  (['ja', 'en'] as const).map((language) => ({ kind: template.paperKind, language, template })),
);

function contentOf({ template, language }: (typeof papers)[number], answer: (at: number) => string): PaperContent {
  const { title, text } = templateIn(template, language);
  const { blocks } = readTemplate(text);
  const keys = [...blocks.filter(isAsked).map(({ key }) => key), ...WAGE_ACCOUNT_KEYS];
  return {
    ...{ title, blocks, language, company: '株式会社まどぐち', signedOn: '2026-11-21' as PlainDate, ...WRITTEN },
    filled: {
      answers: Object.fromEntries(keys.map((key, at) => [key, answer(at)])),
      agreed: Object.fromEntries(keys.map((key, at) => [key, at % 2 === 0])),
      ...{ guardianName: answer(1), guardianRelation: '母', signedName: '山﨑 太郎', drawing: 'M10 10L590 190' },
    },
    template: { number: 3, sha256: '0f'.repeat(32) },
    withdrawals: blocks.flatMap((block) =>
      block.kind === 'consent' && !block.isRequired ? [{ key: block.key, day: '2027-01-05' as PlainDate }] : [],
    ),
  };
}

describe('a page of the preview', () => {
  it.each(papers)(
    'holds what that of the PDF holds: $kind in $language, blank and with long answers [B8-03]',
    async (paper) => {
      const blank = { ...contentOf(paper, () => ''), filled: null, signedOn: null, template: null, withdrawals: [] };
      await expectEqualPages(blank);
      const [answers = []] = fc.sample(fc.array(LONG, { minLength: 30, maxLength: 30 }), { numRuns: 1, seed: 2_611 });
      expect(await expectEqualPages(contentOf(paper, (at) => answers[at] ?? ''))).toBeGreaterThan(1);
    },
  );

  it('is as large as that of the PDF, and its lines fit the font that they are printed in [B8-03]', () => {
    expect(PAPER_SHEET).toEqual(PAGE);
    const narrow: string[] = [];
    for (let code = 0x20; code < 0x30000; code += 1) {
      const character = String.fromCodePoint(code);
      if (!paperFont.has(code) || /\p{M}/u.test(character)) continue;
      const ems = Math.max(paperFont.ems(character, false), paperFont.ems(character, true));
      if (ems > widthOf(character) + 1e-9) narrow.push(character);
    }
    expect(narrow).toEqual([]);
  });
});
