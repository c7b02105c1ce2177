import { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { UsageFiles } from './UsageFiles.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['CSV (UTF-8)', 'utf-8'],
  ['CSV (Shift_JIS)', 'shift_jis'],
])('%s asks for the usage of the chosen months in that encoding [B6-06] [B0-10]', async (name, encoding) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('', { headers: { 'content-type': 'text/csv' } }));
  });
  const months = { from: YearMonth.parse('202610'), to: YearMonth.parse('202611') };
  render(
    <FormGround>
      <UsageFiles months={months} />
    </FormGround>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(asked).toHaveLength(1));
  const { searchParams } = new URL(asked[0] ?? '', 'http://portal');
  expect(Object.fromEntries(searchParams)).toEqual({ ...months, encoding });
});
