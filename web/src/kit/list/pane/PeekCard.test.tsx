import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PeekCard } from './PeekCard.tsx';

const TAKEN = { data: { name: '中村 遥' }, error: null, refetch: () => undefined };
const COMING = { ...TAKEN, data: undefined };

const card = (read: Parameters<typeof PeekCard<{ name: string }>>[0]['read'], more: object = {}) => (
  <PeekCard
    id="7"
    label="社員の連絡先"
    read={read}
    title={({ name }) => name}
    takeFocus={() => true}
    onClose={() => undefined}
    {...more}
  >
    {({ name }) => <p>{`内線 of ${name}`}</p>}
  </PeekCard>
);

it('is busy until the row has come, and then gives its heading the focus [B0-10]', () => {
  const { rerender } = render(card(COMING));
  const panel = screen.getByRole('region', { name: '社員の連絡先' });
  expect(panel.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(/内線/)).toBeNull();
  rerender(card(TAKEN));
  expect(panel.getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('heading', { name: '中村 遥' })).toBe(document.activeElement);
  expect(screen.getByText(/内線/)).toBeTruthy();
});

it('leaves the focus where it is, unless the row was opened to be read [B0-10]', () => {
  render(card(TAKEN, { takeFocus: () => false }));
  expect(document.activeElement).toBe(document.body);
});

it('says why the row cannot be read, under a heading, and tries again and closes when asked', () => {
  const [refetch, onClose] = [vi.fn(), vi.fn()];
  render(card({ data: undefined, error: new Error('gone'), refetch }, { onClose }));
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('heading', { name: '社員の連絡先' })).toBeTruthy();
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect([refetch.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
