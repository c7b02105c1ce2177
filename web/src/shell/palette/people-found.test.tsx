import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { messages } from '../../platform/messages.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

const person = (name: string, employeeId: string) => ({
  id: `01932b6c-0000-7000-8000-00000000${employeeId.slice(1)}`,
  employeeId,
  name,
  kana: '',
  departmentCode: 'SALES',
});
const SATO = person('佐藤 花子', 'E0002');
const SUZUKI = person('鈴木 一郎', 'E0003');

/** The answers to the search, by text. */
const answers: Record<string, PromiseWithResolvers<Response>> = {};
const asked: string[] = [];
const copied: string[] = [];

class Measures {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  for (const q of ['佐藤', '鈴木']) answers[q] = Promise.withResolvers<Response>();
  asked.length = 0;
  copied.length = 0;
  messages.set([]);
  vi.stubGlobal('ResizeObserver', Measures);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example');
    const q = pathname.endsWith('/people') ? (searchParams.get('q') ?? '') : '';
    asked.push(q);
    return answers[q]?.promise ?? new Promise(() => undefined);
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const people = () => screen.queryAllByRole('option').flatMap((row) => /佐藤|鈴木/.exec(row.textContent ?? '') ?? []);
const answer = (q: string, found: typeof SATO) => answers[q]?.resolve(Response.json({ people: [found] }));

it('offers nobody of the search before while the next one is under way: Enter takes no wrong person along [B9-02]', async () => {
  await renderInFrame(() => <PaletteSearch />);
  type('佐藤');
  answer('佐藤', SATO);
  await waitFor(() => expect(people()).toEqual(['佐藤']));
  type('鈴木');
  expect(people()).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(asked).toContain('鈴木'));
  expect(people()).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(copied).toEqual([]);
  answer('鈴木', SUZUKI);
  await waitFor(() => expect(people()).toEqual(['鈴木']));
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(copied).toEqual(['鈴木 一郎（E0003）']));
});
