import { useState } from 'react';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { show } from '../../../../test/browser/show.ts';
import { showLanguage } from '../../../platform/language.ts';
import { ThemeGround } from '../../theme/ThemeGround.tsx';
import { MarkdownTools } from './MarkdownTools.tsx';

function Written() {
  const [text, setText] = useState('明日は休業です。');
  return (
    <>
      <MarkdownTools boxId="box" field="本文" />
      <textarea id="box" aria-label="本文" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

test('undo takes back what a tool wrote in one step, and what was typed before it stays', async () => {
  showLanguage('ja');
  show(
    <ThemeGround>
      <Written />
    </ThemeGround>,
  );
  const box = page.getByRole('textbox', { name: '本文' });
  await box.click();
  await commands.press('Control+End');
  await commands.press('a', 'Shift+ArrowLeft');
  await page.getByRole('button', { name: '強調' }).click();
  await expect.element(box).toHaveValue('明日は休業です。**a**');
  await expect.element(box).toHaveFocus();
  await commands.press('Control+z');
  await expect.element(box).toHaveValue('明日は休業です。a');
});
