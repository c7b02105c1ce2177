import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ThemeGround } from '../../kit/theme/ThemeGround.tsx';
import { closeDialog, openDialog } from '../../platform/dialog.ts';
import { DialogArea } from './DialogArea.tsx';

beforeEach(() => {
  render(
    <ThemeGround>
      <DialogArea />
    </ThemeGround>,
  );
});
afterEach(() => act(closeDialog));

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('shows what any part of the portal opens in it, one at a time (P8) [S6-06]', async () => {
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => openDialog({ title: 'First', content: 'One' }));
  expect((await screen.findByRole('dialog', { name: 'First' })).textContent).toContain('One');
  act(() => openDialog({ title: 'Second', content: 'Two' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Second' }).textContent).toContain('Two');
});

it('closes by Escape and by a press beside it (P8) [S6-06]', async () => {
  act(() => openDialog({ title: 'First', content: 'One' }));
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await gone();

  act(() => openDialog({ title: 'Second', content: 'Two' }));
  const container = (await screen.findByRole('dialog')).parentElement as HTMLElement;
  fireEvent.mouseDown(container);
  fireEvent.click(container);
  await gone();
});
