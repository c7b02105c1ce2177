import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsMyNumber, namesMyNumber } from './my-number.ts';
import { text } from './text.ts';

/** By the regulation's own words: the nth digit from below counts n + 1, from the seventh on n − 5. */
function checkDigit(eleven: readonly number[]): number {
  const sum = [...eleven].reverse().reduce((total, digit, index) => {
    const n = index + 1;
    return total + digit * (n <= 6 ? n + 1 : n - 5);
  }, 0);
  return sum % 11 <= 1 ? 0 : 11 - (sum % 11);
}

const elevens = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
  .filter((digits) => new Set(digits).size > 1);
const numbers = elevens.map((eleven) => [...eleven, checkDigit(eleven)].join(''));
const separators = fc.constantFrom('', ' ', '　', '-', '－', '‐', 'ー', '−');
const names = fc.constantFrom('マイナンバー', '個人番号', 'ﾏｲﾅﾝﾊﾞｰ', '通知カード', 'My Number ', 'まいなんばー');
const surroundings = fc.constantFrom('', 'は', '（', '「', '、', ': ', '=', '#');
const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
const grouped = (digits: string, by: string) => digits.replace(/(\d{4})(?=\d)/g, `$1${by}`);

describe('a My Number in a text', () => {
  it('is found in any width, plain or as 4-4-4, with its name before it or behind [B2-06]', () => {
    const written = fc.record({
      name: names,
      isBehind: fc.boolean(),
      number: numbers,
      by: separators,
      isWide: fc.boolean(),
      before: surroundings,
      behind: surroundings,
    });
    fc.assert(
      fc.property(written, ({ name, isBehind, number, by, isWide, before, behind }) => {
        const said = isWide ? wide(grouped(number, by)) : grouped(number, by);
        return holdsMyNumber(isBehind ? `${said}${behind}（${name}）` : `用件：${name}${before}${said}${behind}です`);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is none with another check digit [B2-06]', () => {
    fc.assert(
      fc.property(elevens, fc.integer({ min: 1, max: 9 }), separators, (eleven, more, by) => {
        const digits = [...eleven, (checkDigit(eleven) + more) % 10].join('');
        return !holdsMyNumber(`個人番号 ${grouped(digits, by)}`);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is known where it stands: the example of the number card [B2-06]', () => {
    expect(holdsMyNumber('個人番号 1234 5678 9018')).toBe(true);
    expect(holdsMyNumber('個人番号 1234 5678 9019')).toBe(false);
  });

  it('is no other number, whose own words say so or say nothing [B2-06]', () => {
    fc.assert(
      fc.property(
        numbers,
        separators,
        fc.constantFrom('送り状番号 ', '注文番号：', 'No.', '', 'お客様番号は'),
        (number, by, name) => {
          expect(holdsMyNumber(`${name}${grouped(number, by)}`)).toBe(false);
        },
      ),
    );
    expect(holdsMyNumber('送り状番号 3000-2094-5803')).toBe(false);
    expect(holdsMyNumber('マイナンバーカードの手数料。送り状番号 3000-2094-5803')).toBe(false);
    expect(holdsMyNumber('マイナンバー：3000-2094-5803')).toBe(true);
  });

  it('is no part of something longer: telephones, cards, codes, amounts, ids [B2-06]', () => {
    const longer = numbers.chain((number) =>
      fc.constantFrom(
        `+${number}`,
        `T${number}`,
        `${number}3`,
        `4${number}`,
        `${grouped(number, '-')}-1234`,
        `${grouped(number, ' ')} 1234`,
        `1234 ${grouped(number, ' ')}`,
        `${number}.5`,
        `1.${number}`,
        `x${number}`,
        `${number}_v2`,
        `00000000-0000-7000-8000-${number}`,
        `019aa4f0-5b1c-7c3d-bdef-${number}`,
        `019AA4F0-5B1C-7C3D-BDEF-${number}`,
        `019aa4ff-${grouped(number, '-')}-abcdefabcdef`,
        number.replace(/\B(?=(\d{3})+(?!\d))/g, ','),
        `${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7, 11)}`,
        `${number.slice(0, 2)}-${number.slice(2, 6)}-${number.slice(6, 10)}`,
      ),
    );
    fc.assert(
      fc.property(longer, (said) => !holdsMyNumber(`個人番号 ${said} まで`)),
      { numRuns: 1_000 },
    );
  });

  it('needs six characters at least, as none stands for more than two digits in a row [B2-06]', () => {
    const digits = (code: number) =>
      String.fromCodePoint(code)
        .normalize('NFKC')
        .match(/[0-9]+/g) ?? [];
    const longest = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) =>
      digits(code).some((run) => run.length > 2),
    );
    expect(longest).toEqual([]);
    expect(holdsMyNumber('個人番号⑫㉞㊿⑯⑰⑱')).toBe(true);
  });

  it('is not what people type where they have no number', () => {
    for (const said of ['000000000000', '1111 1111 1111', 'TE-2026-00123', '2026-11-21', '']) {
      expect(holdsMyNumber(said), said).toBe(false);
    }
  });
});

it('a free text that holds one is refused by its own code, and kept without it [B2-06]', () => {
  const memo = text(200);
  expect(memo.safeParse('個人番号 123456789018').error?.issues).toMatchObject([{ message: 'my-number' }]);
  expect(memo.safeParse('送り状 123456789012').success).toBe(true);
});

it('a file that is called so, or carries one in its name, is known [B2-06]', () => {
  const called = [
    'マイナンバーカード.jpg',
    '個人番号_佐藤.pdf',
    'ﾏｲﾅﾝﾊﾞｰ.png',
    'scan 123456789018.pdf',
    'My Number.pdf',
  ];
  for (const name of [...called, 'マイナンバー'.normalize('NFD'), '通知カード.heic']) {
    expect(namesMyNumber(name), name).toBe(true);
  }
  for (const name of [
    '領収書_20261121.pdf',
    'IMG_202611211408.jpg',
    'scan_261121140509.pdf',
    '通知書.pdf',
    'numbers.csv',
  ])
    expect(namesMyNumber(name), name).toBe(false);
});
