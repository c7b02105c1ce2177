import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';

const LISTS = '/apps/maintenance/classification';
const DETAILS = '/apps/maintenance/classification-detail';
/** Codes of this run alone. */
const fresh = (name: string) => `${name}-${Date.now()}`;

/** Values of one figure follow each other: a day that no earlier run of this journey has taken. */
const laterEachMinute = () => addDays(PlainDate.parse('2100-01-01'), Math.floor(Date.now() / 60_000) % 1_000_000);

const panel = (page: Page) => page.getByRole('region', { name: '分類項目の内容' });

async function addPosition(page: Page, code: string, name: string): Promise<void> {
  await page.getByRole('link', { name: '項目を追加' }).click();
  await page.getByRole('textbox', { name: 'コード' }).fill(code);
  await page.getByRole('textbox', { name: '名称', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'フリガナ' }).fill('ぎじゅつこもん');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText('順位を入力してください。').first()).toBeVisible();
  await page.getByRole('textbox', { name: '順位' }).fill('９');
  await page.getByRole('textbox', { name: '日当' }).fill('3,000');
  await page.getByRole('textbox', { name: '宿泊費の上限' }).fill('15000');
  await expectAccessible(page, 'a new classification detail');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByText(`「${name}」を保存しました。`)).toBeVisible();
}

test('a system person adds a position, and a form that stands open offers it at once; changed and stopped, it goes from there, and what it was stays on record [B1-01] [B1-03] [B1-08]', async ({
  open,
}) => {
  const [code, name] = [fresh('technical-adviser'), '技術顧問'];
  const admin = await open('admin', { at: '/apps/member/new' });
  await admin.getByRole('textbox', { name: '内線' }).fill('1234');
  const positions = admin.getByRole('combobox', { name: '役職' });
  const offered = positions.getByRole('option', { name, exact: true });
  await expect(positions.getByRole('option', { name: '課長' })).toBeAttached();
  await expect(offered).not.toBeAttached();

  const system = await open('system', { at: `${DETAILS}?classification=position` });
  await addPosition(system, code, name);
  await expect(panel(system).getByText('（ギジュツコモン）')).toBeVisible();
  await expect(panel(system).getByText('まだどこにも使われていません。')).toBeVisible();
  await expect(offered).toBeAttached();
  await expect(admin.getByRole('textbox', { name: '内線' })).toHaveValue('1234');

  // It goes before its neighbour and back.
  await panel(system).getByRole('button', { name: '上へ' }).click();
  await expect(system.getByText(`「${name}」の表示順を変えました。`)).toBeVisible();
  await expect(panel(system).getByRole('button', { name: '下へ' })).toHaveAttribute('aria-disabled', 'false');

  // Its end is asked for with the places that use it before one's eyes.
  await panel(system).getByRole('button', { name: '終了日を設定' }).click();
  const dialog = system.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: '使用箇所' })).toBeVisible();
  await dialog.getByRole('textbox', { name: '終了日' }).fill('2020/01/01');
  await dialog.getByRole('button', { name: '設定する' }).click();
  await expect(dialog.getByText('終了日は開始日以降にしてください。').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: '終了日' }).fill('2099/03/31');
  await expectAccessible(system, 'the dialog of an end');
  await dialog.getByRole('button', { name: '設定する' }).click();
  await expect(panel(system).getByText('2099/03/31(火)')).toBeVisible();

  await panel(system).getByRole('link', { name: '編集' }).click();
  await system.getByRole('switch', { name: '選択肢に表示' }).click();
  await system.getByRole('button', { name: '保存' }).click();
  await expect(panel(system).getByText('停止中')).toBeVisible();
  await expect(offered).not.toBeAttached();

  await system.goto(`${DETAILS}?classification=position&q=${code}&open=${code}`);
  await panel(system).getByRole('button', { name: '変更の履歴を表示' }).click();
  const history = system.getByRole('region', { name: '変更の履歴' });
  await expect(history.getByText('選択肢に表示：あり → なし')).toBeVisible();
  await expect(history.getByText('最初の内容')).toBeVisible();
  await expectAccessible(system, 'a classification detail with its history');

  // A former state stands again, once it is shown what that changes; and what stood before it as well.
  const restore = async (version: number, change: string) => {
    await history.getByRole('button', { name: `第${version}版の内容に戻す` }).click();
    await expect(dialog.getByText(change)).toBeVisible();
    await dialog.getByRole('button', { name: 'この内容に戻す' }).click();
    await expect(dialog).toBeHidden();
  };
  await restore(1, '終了日：2099/03/31(火) → -');
  await expect(offered).toBeAttached();
  await restore(4, '選択肢に表示：あり → なし');
  await expect(panel(system).getByText('停止中')).toBeVisible();
  await expect(offered).not.toBeAttached();
});

test('staff see lists, values and dated rates and no way to change them [B1-08] [S2-17] [B1-06]', async ({ open }) => {
  const staff = await open('staff', { at: LISTS, language: 'en' });
  await staff.getByRole('link', { name: 'Means of transport' }).click();
  const classification = staff.getByRole('region', { name: 'Classification', exact: true });
  await expect(classification.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await classification.getByRole('link', { name: 'Show its details' }).click();
  await staff.getByRole('link', { name: 'Train', exact: true }).click();
  const value = staff.getByRole('region', { name: 'Classification detail', exact: true });
  await expect(value.getByText('Public transport')).toBeVisible();
  await expect(value.getByRole('region', { name: 'Used in' }).getByText('Lines of claims')).toBeVisible();
  for (const name of ['Edit', 'Set the last day', 'Up', 'Down']) {
    await expect(value.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(value.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(staff.getByRole('button', { name: 'Import CSV' })).toHaveCount(0);
  await expectAccessible(staff, 'a classification detail in English');
  await staff.goto(`${LISTS}?show=rates`);
  await expect(staff.getByRole('region', { name: 'Transitional deduction' }).getByText('70%')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Add a value' })).toHaveCount(0);
  // The pages behind the list are not open to them.
  await staff.goto(`${DETAILS}/route/train`);
  await expect(staff).toHaveURL(/\/apps\/dashboards\/project/);
});

test('a dated rate is added for a day to come, and corrected before that day [B1-06]', async ({ open }) => {
  const day = laterEachMinute();
  const system = await open('system', { at: `${LISTS}?show=rates` });
  const rate = system.getByRole('region', { name: '自家用車の1kmあたりの金額' });
  await rate.getByRole('button', { name: '新しい値を追加' }).click();
  const dialog = system.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '開始日' }).fill('2020/04/02');
  await dialog.getByRole('textbox', { name: '値' }).fill('25');
  await dialog.getByRole('textbox', { name: '根拠' }).fill('旅費規程の改定');
  await dialog.getByRole('button', { name: '追加する' }).click();
  await expect(dialog.getByText('開始日は明日以降にしてください。').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: '開始日' }).fill(day);
  await expectAccessible(system, 'the dialog of a dated rate');
  await dialog.getByRole('button', { name: '追加する' }).click();
  const added = rate
    .getByRole('row')
    .filter({ hasText: `${day.replaceAll('-', '/')}(` })
    .first();
  await expect(added.getByText('¥25')).toBeVisible();
  await added.getByRole('button', { name: '訂正' }).click();
  await dialog.getByRole('textbox', { name: '値' }).fill('30');
  await dialog.getByRole('button', { name: '訂正する' }).click();
  await expect(added.getByText('¥30')).toBeVisible();
});
