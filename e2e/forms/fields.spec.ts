import { expectAccessible } from '../axe.ts';
import { PHONE_PX } from '../browser.ts';
import { keptOnDevice } from '../kept-on-device.ts';
import { expect, test } from './form-harness.ts';

test('a form is filled and saved by keyboard alone, in any width and any way of writing [B0-11]', async ({
  openForm,
}) => {
  const { page, sent } = await openForm();
  await page.getByRole('textbox', { name: '件名' }).fill('年末　ＯＳ更新');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: '件名' })).toHaveValue('年末 OS更新');
  await page.getByRole('textbox', { name: '掲載日' }).fill('令和8年11月21日');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: '掲載日' })).toHaveValue('2026/11/21(土)');
  await page.getByRole('textbox', { name: '費用（税込）' }).fill('￥１２３４５');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: '費用（税込）' })).toHaveValue('12,345');
  await page.getByRole('radio', { name: '休業' }).check();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('保存しました（2）。')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ title: '年末 OS更新', day: '2026-11-21', fee: 12_345, kind: 'rest', version: 1 }),
  ]);
});

test('a day is chosen from a calendar by arrow keys, its holidays and weekends marked [B0-11]', async ({
  openForm,
}) => {
  const { page } = await openForm();
  const field = page.getByRole('textbox', { name: '掲載日' });
  await field.fill('11/21');
  await page.getByRole('button', { name: /掲載日.*カレンダー/ }).click();
  const calendar = page.getByRole('dialog', { name: '掲載日を選択' });
  await expect(calendar.getByText('2026年11月')).toBeVisible();
  await expect(calendar.getByRole('gridcell', { name: '2026/11/23(月) 祝 勤労感謝の日' })).toBeVisible();
  await expect(calendar.getByRole('gridcell', { name: /11\/21/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(field).toHaveValue('2026/11/29(日)');
});

test('who wants it sees the Japanese era below a date, and weeks that begin on Monday [B0-11]', async ({
  openForm,
}) => {
  const plain = await openForm();
  await plain.page.getByRole('textbox', { name: '掲載日' }).fill('11/21');
  await plain.page.keyboard.press('Tab');
  await expect(plain.page.getByText('令和8年11月21日')).toHaveCount(0);
  const { page } = await openForm({ query: 'era' });
  const field = page.getByRole('textbox', { name: '掲載日' });
  await field.fill('11/21');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(/令和8年11月21日$/);
  await page.getByRole('button', { name: /掲載日.*カレンダー/ }).click();
  const calendar = page.getByRole('dialog', { name: '掲載日を選択' });
  await expect(calendar.getByRole('columnheader')).toHaveText(['月', '火', '水', '木', '金', '土', '日']);
  await expectAccessible(page, 'a date with its era');
});

test('departments are searched by their names and taken as tags [B0-11]', async ({ openForm }) => {
  const { page } = await openForm();
  const box = page.getByRole('combobox', { name: '対象の部署' });
  await box.fill('経');
  await expect(page.getByRole('option')).toHaveText(['経理部']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await box.fill('開発');
  await page.getByRole('option', { name: '開発部' }).click();
  await expect(page.getByRole('button', { name: '経理部' })).toBeVisible();
  await expect(page.getByRole('button', { name: '開発部' })).toBeVisible();
});

test('files are sent as they are chosen; a refused one stays with its cause and is tried again [B0-07]', async ({
  openForm,
}) => {
  const { page, sent } = await openForm();
  const choose = async (...files: { name: string; bytes: number }[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'ファイルを選択' }).click();
    const inFull = files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: Buffer.alloc(bytes) }));
    await (await chooser).setFiles(inFull);
  };
  await expect(page.getByText('1件1KBまで、2件まで。')).toBeVisible();
  await choose({ name: '案内.pdf', bytes: 3 }, { name: '図面.svg', bytes: 3 });
  await expect(page.getByRole('button', { name: '案内.pdfを削除' })).toBeVisible();
  await expect(page.getByText('この種類のファイルは添付できません。')).toBeVisible();
  await page.getByRole('button', { name: '再試行' }).click();
  await expect(page.getByText('この種類のファイルは添付できません。')).toBeVisible();
  await page.getByRole('button', { name: '図面.svgを削除' }).click();
  await choose({ name: '写真.pdf', bytes: 1_025 });
  await expect(page.getByText('添付ファイルは1件1KBまでです（現在1KB）。小さくして添付してください。')).toBeVisible();
  await page.getByRole('button', { name: '写真.pdfを削除' }).click();
  await choose({ name: '2.pdf', bytes: 1 }, { name: '3.pdf', bytes: 1 });
  await expect(page.getByText('添付ファイルは2件までです。')).toBeVisible();
  await expect(page.getByRole('link')).toHaveText(['案内.pdf', '2.pdf']);
  await expect(page.getByRole('button', { name: 'ファイルを選択' })).toBeHidden();

  await page.getByRole('textbox', { name: '件名' }).fill('資料つき');
  await page.getByRole('textbox', { name: '掲載日' }).fill('11/21');
  await page.getByRole('radio', { name: '業務' }).check();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('保存しました（2）。')).toBeVisible();
  const [{ files = [] } = {}] = sent as { files?: string[] }[];
  expect(new Set(files).size).toBe(2);
});

test('what was typed is there again after a reload, and says that it is not saved [B0-11]', async ({ openForm }) => {
  const { page } = await openForm({ query: 'draft' });
  await page.getByRole('textbox', { name: '件名' }).fill('書きかけ');
  await expect.poll(() => keptOnDevice(page)).toContain('書きかけ');
  await page.reload();
  await expect(page.getByRole('textbox', { name: '件名' })).toHaveValue('書きかけ');
  await expect(page.getByText('前回の入力を復元しました。まだ保存していません。')).toBeVisible();
  await page.getByRole('button', { name: '破棄する' }).click();
  await expect(page.getByRole('textbox', { name: '件名' })).toHaveValue('');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByRole('textbox', { name: '件名' })).toHaveValue('書きかけ');
});

test('a newer version is compared field by field and saved over [B0-02]', async ({ openForm }) => {
  const { page, sent, answer } = await openForm();
  await page.getByRole('textbox', { name: '件名' }).fill('自分の件名');
  await page.getByRole('textbox', { name: '掲載日' }).fill('11/21');
  await page.getByRole('radio', { name: '業務' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存しました（2）。')).toBeVisible();
  await page.getByRole('textbox', { name: '件名' }).fill('自分の新しい件名');
  const current = { ...sent[0], id: '01932b6c-0000-7000-8000-000000000001', title: '相手の件名', version: 9 };
  answer(409, { status: 409, code: 'stale', message: '版の競合', data: { fields: [], requestId: 'r', current } });
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'ほかの人が先に変更しています' });
  await expectAccessible(page, 'comparison');
  await dialog.getByRole('radio', { name: '自分の値：自分の新しい件名' }).check();
  await dialog.getByRole('button', { name: '選んだ値で保存' }).click();
  await expect.poll(() => sent.at(-1)).toMatchObject({ title: '自分の新しい件名', version: 9 });
});

for (const scheme of ['light', 'dark'] as const) {
  for (const language of ['ja', 'en'] as const) {
    test(`every field is accessible, empty and refused, in ${language}, ${scheme}`, async ({ openForm }) => {
      const { page } = await openForm({ query: `lang=${language}`, view: { scheme, language } });
      await expectAccessible(page, 'an empty form');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('textbox').first().press('Control+Enter');
      await expect(page.getByRole('group', { name: language === 'ja' ? 'か所を確認' : 'Check' })).toBeFocused();
      await expectAccessible(page, 'a refused form');
    });
  }
}

test('whatever takes the focus by Tab stands clear of the bar [B0-11]', async ({ openForm }) => {
  const { page } = await openForm();
  const save = page.getByRole('button', { name: '保存' });
  await page.getByRole('textbox', { name: '件名' }).focus();
  for (let stops = 0; stops < 40 && !(await save.evaluate((button) => button === document.activeElement)); stops += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const stop = document.activeElement;
      const bar = document.querySelector('button[type=submit]')?.parentElement;
      if (!stop || !bar || bar.contains(stop)) return 0;
      return stop.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    });
    expect(covered).toBeLessThanOrEqual(0);
  }
  await expect(save).toBeFocused();
});

test('on a phone nothing scrolls sideways, inputs have 16 px and targets 44 px [B0-11]', async ({ openForm }) => {
  const { page } = await openForm({ view: { widthPx: PHONE_PX } });
  const measures = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    fonts: [...document.querySelectorAll('input:not([type]), input[type=text], textarea')].map((input) =>
      Number.parseFloat(getComputedStyle(input).fontSize),
    ),
    heights: [...document.querySelectorAll('.MuiOutlinedInput-root, form button')]
      .filter((element) => element.clientHeight > 0)
      .map((element) => element.getBoundingClientRect().height),
  }));
  expect(measures.overflow).toBe(0);
  expect(Math.min(...measures.fonts)).toBeGreaterThanOrEqual(16);
  expect(Math.min(...measures.heights)).toBeGreaterThanOrEqual(44);
});
