import { CATALOGUE_ICONS } from '@madoguchi/contract/icons/model.ts';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import englishWords from 'an-array-of-english-words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { ICONS, type IconStroke } from '../../kit/icons/icon-paths.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { svgOf, usageOf, useCopies } from './copies.ts';
import { IconGrid } from './IconGrid.tsx';
import { findable, iconsFound, nearestNames } from './search.ts';

const ALL = findable(CATALOGUE_ICONS);
const names = (q: string) => iconsFound(ALL, q).map(({ name }) => name);

/** Icons of other sets, to tell words that only end alike apart. */
const FOREIGN = findable([
  { name: 'CreditCard', tags: ['credit', 'payment'], categories: [] },
  { name: 'Favorite', tags: ['heart', 'like', 'ハート'], categories: [] },
  { name: 'Edit', tags: ['編集', 'へんしゅう', 'pencil'], categories: [] },
  { name: 'Add', tags: ['+', 'plus'], categories: [] },
  { name: 'Bolt', tags: ['electric', 'power'], categories: [] },
]);

describe('the search of icons [S2-23]', () => {
  it.each([
    ['heart', ['Favorite']],
    ['ハート', ['Favorite']],
    ['はーと', ['Favorite']],
    ['ﾊｰﾄ', ['Favorite']],
    ['編集', ['Edit']],
    ['edit', ['Edit']],
    ['ＥＤＩＴ', ['Edit']],
    ['electric', ['Bolt']],
    ['+', ['Add']],
    ['＋', ['Add']],
    ['redi', ['CreditCard']],
  ])('%s finds %j: the start of a word, and the middle of one only where nothing starts so', (q, found) => {
    expect(iconsFound(FOREIGN, q).map(({ name }) => name)).toEqual(found);
  });

  it.each([
    ['けんさく', 'search'],
    ['kensaku', 'search'],
    ['へんしゅ', 'edit'],
    ['hensyuu', 'edit'],
    ['領収書', 'receipt'],
    ['りょうしゅうしょ', 'receipt'],
    ['ﾘｮｳｼｭｳｼｮ', 'receipt'],
    ['star', 'star'],
    ['check', 'check'],
    ['+', 'plus'],
  ])('%s finds %s first', (q, first) => {
    expect(names(q)[0]).toBe(first);
  });

  it('asks for each word, and shows everything for none', () => {
    expect(names('basket approve')).toEqual(['purchaseCheck']);
    expect(names('　')).toHaveLength(CATALOGUE_ICONS.length);
    expect(names('zzz')).toEqual([]);
  });

  it('names those that look most like what was typed where nothing is found', () => {
    expect(nearestNames(ALL, 'serch')[0]).toBe('search');
    expect(nearestNames(ALL, 'calender')[0]).toBe('calendar');
    expect(nearestNames(ALL, 'calender')).toHaveLength(5);
  });
});

describe('the catalogue', () => {
  it('spells its English tags as a dictionary does', () => {
    const known = new Set(englishWords);
    const OURS = ['kanban', 'megaphone', 'login', 'email', 'reload', 'offline', 'online'];
    const words = CATALOGUE_ICONS.flatMap(({ tags }) => tags.filter((tag) => /^[a-z]+$/.test(tag)));
    expect(words.filter((word) => !known.has(word) && !OURS.includes(word))).toEqual([]);
  });

  it('calls a family unsupported exactly where nothing of the drawing is of it', () => {
    for (const { name, unsupported_families } of CATALOGUE_ICONS) {
      const strokes: readonly IconStroke[] = ICONS[name];
      expect(!unsupported_families.includes('filled'), name).toBe(strokes.some(({ filled }) => filled));
      expect(!unsupported_families.includes('outlined'), name).toBe(strokes.some(({ filled }) => !filled));
    }
  });
});

describe('what is copied', () => {
  const write = vi.fn(async (_: string) => {});
  beforeEach(() => {
    showLanguage('ja');
    localStorage.clear();
    messages.set([]);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: write } });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
        unobserve() {}
      },
    );
  });
  afterEach(() => {
    cleanup();
    write.mockReset();
    vi.unstubAllGlobals();
  });

  it('is the line that draws it with its import, its name, or the drawing itself', () => {
    expect(usageOf('edit', 24)).toBe(`import { Icon } from '../../kit/Icon.tsx';\n\n<Icon name="edit" size={24} />`);
    const svg = new DOMParser().parseFromString(svgOf('partlyReceived', 48), 'image/svg+xml').documentElement;
    expect(svg.tagName).toBe('svg');
    expect(svg.getAttribute('width')).toBe('48');
    expect([...svg.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual([null, 'currentColor']);
  });

  it('is remembered, newest first, and told; a browser that refuses says so and remembers nothing', async () => {
    const { result } = renderHook(() => useCopies(24), { wrapper: FormGround });
    await act(() => result.current.copy('edit', 'name'));
    await act(() => result.current.copy('star', 'usage'));
    expect(write.mock.calls.map(([text]) => text)).toEqual(['edit', usageOf('star', 24)]);
    expect(result.current.recent).toEqual(['star', 'edit']);
    write.mockRejectedValueOnce(new Error('denied'));
    await act(() => result.current.copy('bell', 'svg'));
    expect(messages.get().map(({ text }) => text)).toEqual([
      'edit をコピーしました。',
      'star の使い方をコピーしました。',
      'コピーできませんでした。ブラウザーのクリップボードの許可を確認してください。',
    ]);
    expect(localStorage.getItem('madoguchi.icons.recent')).toBe('star edit');
  });

  it('is chosen by arrows in both directions, and copied by one key', () => {
    const chosen: string[] = [];
    const copied: string[][] = [];
    const grid = (name: 'home' | 'receipt') => (
      <FormGround>
        <IconGrid
          icons={CATALOGUE_ICONS}
          size={24}
          chosen={name}
          onChoose={(icon) => chosen.push(icon)}
          onCopy={(icon, form) => copied.push([icon, form])}
        />
      </FormGround>
    );
    const { rerender } = render(grid('home'));
    const list = screen.getByRole('listbox', { name: 'アイコン一覧' });
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'End', 'c']) fireEvent.keyDown(list, { key });
    rerender(grid('receipt'));
    for (const key of ['ArrowLeft', 'Home', 'S']) fireEvent.keyDown(list, { key });
    fireEvent.keyDown(list, { key: 'c', ctrlKey: true });
    const below = CATALOGUE_ICONS[8]?.name;
    expect(chosen).toEqual(['history', below, 'closed', 'history', 'home']);
    expect(copied).toEqual([
      ['home', 'usage'],
      ['receipt', 'svg'],
    ]);
  });
});
