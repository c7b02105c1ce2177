import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { hideMessage, messages, sayMessage, shelved } from '../../platform/messages.ts';
import { ShelfTool } from './ShelfTool.tsx';

afterEach(() => {
  messages.set([]);
  shelved.set([]);
});

function goneWith(undo: () => void): void {
  sayMessage('明細を削除しました。', 'info', {
    action: (
      <button type="button" onClick={undo}>
        元に戻す
      </button>
    ),
  });
  const [last] = messages.get();
  if (last) hideMessage(last);
}

it('offers what could be pressed in a message that has gone, once [S6-06]', async () => {
  const undo = vi.fn<() => void>();
  await renderInFrame(() => <ShelfTool />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => goneWith(undo));
  fireEvent.click(await screen.findByRole('button', { name: '直前の操作' }));
  fireEvent.click(await screen.findByRole('button', { name: '元に戻す' }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(shelved.get()).toEqual([]));
  expect(screen.queryByRole('button', { name: '直前の操作' })).toBeNull();
});

it('forgets it with the page that it belonged to', async () => {
  const { router } = await renderInFrame(() => <ShelfTool />);
  act(() => goneWith(() => undefined));
  await screen.findByRole('button', { name: '直前の操作' });
  await act(() => router.navigate({ to: '/pages/profile' } as never));
  await waitFor(() => expect(shelved.get()).toEqual([]));
});
