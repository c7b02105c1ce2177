import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Markdown, safeAddress } from './Markdown.tsx';
import { ThemeGround } from './theme/ThemeGround.tsx';

const shown = (text: string) => render(<Markdown text={text} />, { wrapper: ThemeGround });

it('shows HTML of a text as written, and carries nothing of it out [B9-01]', () => {
  const { container } = shown('<img src=x onerror="alert(1)"> **強調** <script>alert(1)</script>');
  expect(container.querySelector('img, script')).toBeNull();
  expect(container.textContent).toContain('<script>alert(1)</script>');
  expect(screen.getByText('強調').tagName).toBe('STRONG');
});

it('fetches no picture that a text names [B9-01]', () => {
  const { container } = shown('![図](https://example.jp/a.png) 本文');
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('本文');
});

it('shows the pictures that its page knows, by their words, and no other [B0-07, B9-06]', () => {
  const pictures = (name: string) => (name === 'picture:1' ? '/api/pictures/1' : null);
  const text = '![画面](picture:1) ![外](https://example.jp/a.png)';
  const { container } = render(<Markdown text={text} pictures={pictures} />, { wrapper: ThemeGround });
  expect(screen.getByRole('img', { name: '画面' }).getAttribute('src')).toBe('/api/pictures/1');
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.textContent).toContain('外');
});

it('leads within the portal, or outside in a tab that knows nothing of it [B9-01]', () => {
  shown('[中](/apps/dashboards/project) [外](https://example.jp/)');
  expect(screen.getByRole('link', { name: '中' }).getAttribute('href')).toBe('/apps/dashboards/project');
  const outside = screen.getByRole('link', { name: '外' });
  expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

const html = (text: string) => shown(text).container.querySelector('p')?.innerHTML;

it.each([
  ['これは**「強調」**です', 'これは<strong>「強調」</strong>です'],
  ['**注意：**必ず', '<strong>注意：</strong>必ず'],
  ['**(注)**を読む', '<strong>(注)</strong>を読む'],
  ['一行目\n二行目', '一行目<br>\n二行目'],
])('%s is read as Japanese is written [B1-07]', (text, read) => expect(html(text)).toBe(read));

it.each([
  ['https://example.jp/a。次の文', 'https://example.jp/a', '。次の文'],
  ['「https://example.jp/a」を見る', 'https://example.jp/a', '」を見る'],
  ['https://example.jp/a?b=c#dを見る', 'https://example.jp/a?b=c#d', 'を見る'],
  ['参照：https://example.jp/a（社内）', 'https://example.jp/a', '（社内）'],
  ['www.example.jp/aを見る', 'http://www.example.jp/a', 'を見る'],
])('the address in %s ends where the sentence goes on [B1-07]', (text, address, rest) => {
  const { container } = shown(text);
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.nextSibling?.textContent]).toEqual([address, rest]);
  expect(container.querySelector('p')?.textContent).toBe(text);
});

it('an address that was written as a link may be of any characters', () => {
  shown('[資料](https://example.jp/資料。) <https://example.jp/日本>');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([encodeURI('https://example.jp/資料。'), encodeURI('https://example.jp/日本')]);
});

it('keeps the notes of two texts on a page apart, and leads to them and back without another address', () => {
  const text = '本文[^1]\n\n[^1]: 注の文';
  const { container } = render(
    <>
      <Markdown text={text} />
      <Markdown text={text} />
    </>,
    { wrapper: ThemeGround },
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const [, second] = container.querySelectorAll('sup a');
  if (!second) throw new Error('no note');
  fireEvent.click(second);
  const note = document.activeElement;
  expect([note?.tagName, note?.textContent]).toEqual(['LI', expect.stringContaining('注の文')]);
  expect(container.querySelectorAll('li')[1]).toBe(note);
  expect(window.location.hash).toBe('');
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:x',
  'data:text/html,x',
  '//example.jp',
  'vbscript:x',
])('leads nowhere for %s [B9-01]', (address) => expect(safeAddress(address)).toBe(''));
