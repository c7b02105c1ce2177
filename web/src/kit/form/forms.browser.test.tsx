import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../../../test/browser/axe.ts';
import { refused } from '../../../test/browser/server.ts';
import { texts } from '../../../test/browser/show.ts';
import { NOTICE_ID, saveNotice } from '../../../test/forms/sample-operation.ts';
import { showForm } from '../../../test/forms/show-form.tsx';

const PHONE_PX = 390;
const field = (name: string) => page.getByRole('textbox', { name });
const saved = () => page.getByText('保存しました（2）。');

/** All drafts of forms that the browser keeps, as text. */
function keptOnDevice(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('madoguchi-form-drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
      all.onerror = () => reject(all.error);
      all.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });
}

test('a form is filled and saved by keyboard alone, in any width and any way of writing [B0-11]', async () => {
  const { sent } = await showForm();
  await field('件名').fill('年末　ＯＳ更新');
  await commands.press('Tab');
  await expect.element(field('件名')).toHaveValue('年末 OS更新');
  await field('掲載日').fill('令和8年11月21日');
  await commands.press('Tab');
  await expect.element(field('掲載日')).toHaveValue('2026/11/21(土)');
  await field('費用（税込）').fill('￥１２３４５');
  await commands.press('Tab');
  await expect.element(field('費用（税込）')).toHaveValue('12,345');
  await page.getByRole('radio', { name: '休業' }).click();
  await commands.press('Control+Enter');
  await expect.element(saved()).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ title: '年末 OS更新', day: '2026-11-21', fee: 12_345, kind: 'rest', version: 1 }),
  ]);
});

test('a day is chosen from a calendar by arrow keys, its holidays and weekends marked [B0-11]', async () => {
  await showForm();
  await field('掲載日').fill('2026/11/21');
  await page.getByRole('button', { name: /掲載日.*カレンダー/ }).click();
  const calendar = page.getByRole('dialog', { name: '掲載日を選択' });
  await expect.element(calendar.getByText('2026年11月')).toBeVisible();
  await expect.element(calendar.getByRole('gridcell', { name: '2026/11/23(月) 祝 勤労感謝の日' })).toBeVisible();
  await expect.element(calendar.getByRole('gridcell', { name: /11\/21/ })).toHaveFocus();
  await commands.press('ArrowDown', 'ArrowRight', 'Enter');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(field('掲載日')).toHaveValue('2026/11/29(日)');
});

test('who wants it sees the Japanese era below a date, and weeks that begin on Monday [B0-11]', async () => {
  await showForm();
  await field('掲載日').fill('2026/11/21');
  await commands.press('Tab');
  await expect.element(page.getByText('令和8年11月21日')).not.toBeInTheDocument();
  await showForm({ hasEra: true });
  await field('掲載日').fill('2026/11/21');
  await commands.press('Tab');
  await expect.element(field('掲載日')).toHaveAccessibleDescription(/令和8年11月21日$/);
  await page.getByRole('button', { name: /掲載日.*カレンダー/ }).click();
  const heads = page.getByRole('dialog', { name: '掲載日を選択' }).getByRole('columnheader');
  await expect.poll(() => texts(heads)).toEqual(['月', '火', '水', '木', '金', '土', '日']);
  await expectAccessible('a date with its era');
});

test('departments are searched by their names and taken as tags [B0-11]', async () => {
  await showForm();
  const box = page.getByRole('combobox', { name: '対象の部署' });
  await box.fill('経');
  await expect.poll(() => texts(page.getByRole('option'))).toEqual(['経理部']);
  await commands.press('ArrowDown', 'Enter');
  await box.fill('開発');
  await page.getByRole('option', { name: '開発部' }).click();
  await expect.element(page.getByRole('button', { name: '経理部' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '開発部' })).toBeVisible();
});

test('files are sent as they are chosen; a refused one stays with its cause and is tried again [B0-07]', async () => {
  const { sent } = await showForm();
  const choose = (...files: { name: string; bytes: number }[]) =>
    page
      .css('input[type=file][multiple]')
      .upload(files.map(({ name, bytes }) => new File([new Uint8Array(bytes).fill(65)], name)));
  await expect.element(page.getByText('1件1KBまで、2件まで。')).toBeVisible();
  await choose({ name: '案内.pdf', bytes: 3 }, { name: '図面.svg', bytes: 3 });
  await expect.element(page.getByRole('button', { name: '案内.pdfを削除' })).toBeVisible();
  await expect.element(page.getByText('この種類のファイルは添付できません。')).toBeVisible();
  await page.getByRole('button', { name: '再試行' }).click();
  await expect.element(page.getByText('この種類のファイルは添付できません。')).toBeVisible();
  await page.getByRole('button', { name: '図面.svgを削除' }).click();
  await choose({ name: '写真.pdf', bytes: 1_025 });
  await expect
    .element(page.getByText('添付ファイルは1件1KBまでです（現在1KB）。小さくして添付してください。'))
    .toBeVisible();
  await page.getByRole('button', { name: '写真.pdfを削除' }).click();
  await choose({ name: '2.pdf', bytes: 1 }, { name: '3.pdf', bytes: 1 });
  await expect.element(page.getByText('添付ファイルは2件までです。')).toBeVisible();
  await expect.poll(() => texts(page.getByRole('link'))).toEqual(['案内.pdf', '2.pdf']);
  await expect.element(page.getByRole('button', { name: 'ファイルを選択' })).not.toBeInTheDocument();

  await field('件名').fill('資料つき');
  await field('掲載日').fill('2026/11/21');
  await page.getByRole('radio', { name: '業務' }).click();
  await commands.press('Control+Enter');
  await expect.element(saved()).toBeVisible();
  const [{ files = [] } = {}] = sent as { files?: string[] }[];
  expect(new Set(files).size).toBe(2);
});

test('what was typed is there again on the next visit, and says that it is not saved [B0-11]', async () => {
  await showForm({ keepsDraft: true });
  await field('件名').fill('書きかけ');
  await expect.poll(keptOnDevice).toContain('書きかけ');
  await showForm({ keepsDraft: true });
  await expect.element(field('件名')).toHaveValue('書きかけ');
  await expect.element(page.getByText('前回の入力を復元しました。まだ保存していません。')).toBeVisible();
  await expectAccessible('a form with a draft');
  await page.getByRole('button', { name: '破棄する' }).click();
  await expect.element(field('件名')).toHaveValue('');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect.element(field('件名')).toHaveValue('書きかけ');
});

test('a newer version is compared field by field, and the chosen values are saved over it [B0-02]', async () => {
  const server = await showForm();
  await field('件名').fill('自分の件名');
  await field('掲載日').fill('2026/11/21');
  await page.getByRole('radio', { name: '業務' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(saved()).toBeVisible();
  await field('件名').fill('自分の新しい件名');
  await field('本文').fill('自分の本文です。');
  const [first = {}] = server.sent;
  const current = { ...first, id: NOTICE_ID, title: '相手の件名', kind: 'rest', version: 9 };
  server.on(saveNotice, () => refused(409, 'stale', { current }));
  await commands.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'ほかの人が先に変更しています' });
  await expect.element(dialog.getByRole('radio', { name: '自分の値：自分の新しい件名' })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: '相手の値：休業' })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: '自分の値：自分の本文です。' })).toBeChecked();
  await expectAccessible('comparison');
  await dialog.getByRole('radio', { name: '相手の値：相手の件名' }).click();
  server.on(saveNotice, () => ({ id: NOTICE_ID, version: 10 }));
  await dialog.getByRole('button', { name: '選んだ値で保存' }).click();
  await expect.element(page.getByText('保存しました（10）。')).toBeVisible();
  expect(server.sent.at(-1)).toMatchObject({ title: '相手の件名', body: '自分の本文です。', kind: 'rest', version: 9 });
});

for (const language of ['ja', 'en'] as const) {
  test(`every field is accessible, empty and refused, in ${language} [B0-11]`, async () => {
    await showForm({ language });
    await expectAccessible('an empty form');
    await page.getByRole('textbox').first().click();
    await commands.press('Control+Enter');
    await expect.element(page.getByRole('group', { name: language === 'ja' ? 'か所を確認' : 'Check' })).toHaveFocus();
    await expectAccessible('a refused form');
  });
}

test('a form says in one place what is missing, and goes to each of it [B0-11]', async () => {
  await showForm();
  await page.getByRole('button', { name: '保存' }).click();
  const summary = page.getByRole('group', { name: 'か所を確認してください。' });
  await expect.element(summary).toHaveFocus();
  const missing = ['件名を入力してください。', '掲載日を入力してください。', '区分を選択してください。'];
  expect(texts(summary.getByRole('link'))).toEqual(missing);
  await summary.getByRole('link', { name: '掲載日を入力してください。' }).click();
  await expect.element(field('掲載日')).toHaveFocus();
});

test('a box of several lines grows with its text, and scrolls once it is tall [B0-11]', async () => {
  await showForm();
  const lines = (count: number) => Array.from({ length: count }, (_, nth) => `${nth + 1}行目`).join('\n');
  const heights = () => {
    const { clientHeight, scrollHeight } = field('本文').element();
    return [clientHeight, scrollHeight] as const;
  };
  const [empty] = heights();
  await field('本文').fill(lines(7));
  const [grown, all] = heights();
  expect(grown).toBeGreaterThan(empty + 40);
  expect(all).toBe(grown);
  await field('本文').fill(lines(40));
  const [tallest, beyond] = heights();
  expect(tallest).toBeGreaterThan(grown);
  expect(beyond).toBeGreaterThan(tallest);
  await field('本文').fill('');
  expect(heights()).toEqual([empty, empty]);
});

test('whatever takes the focus by Tab stands clear of the bar [B0-11]', async () => {
  await showForm();
  const save = page.getByRole('button', { name: '保存' });
  const bar = save.element().parentElement;
  await field('件名').click();
  for (let stops = 0; stops < 40 && document.activeElement !== save.element(); stops += 1) {
    await commands.press('Tab');
    const stop = document.activeElement;
    if (!stop || !bar || bar.contains(stop)) continue;
    expect(stop.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  }
  await expect.element(save).toHaveFocus();
});

test('on a phone nothing scrolls sideways, inputs have 16 px and targets 44 px [B0-11]', async () => {
  await page.viewport(PHONE_PX, 844);
  await commands.emulate({ hasTouch: true });
  await showForm();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  const inputs = document.querySelectorAll('input:not([type]), input[type=text], textarea');
  expect(inputs.length).toBeGreaterThan(5);
  for (const input of inputs) expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  const targets = document.querySelectorAll('.MuiOutlinedInput-root, form button');
  for (const target of [...targets].filter(({ clientHeight }) => clientHeight > 0)) {
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
