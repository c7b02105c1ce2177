import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { firstLanguage, keepLanguage, showLanguage } from './language.ts';
import { defineWords } from './words.ts';

const useWords = defineWords({
  greeting: { ja: '{{name}}さん、こんにちは', en: 'Hello, {{name}}' },
  rows: { ja: '{{count}}件', en: { one: '{{count}} row', other: '{{count}} rows' } },
});

function Sentences({ count }: { readonly count: number }) {
  const t = useWords();
  return <p>{`${t('greeting', { name: '佐藤' })} / ${t('rows', { count })}`}</p>;
}

afterEach(() => showLanguage('en'));

it('takes the English plural that the count asks for; Japanese has one form [S1-02]', () => {
  showLanguage('en');
  render(<Sentences count={1} />);
  expect(screen.getByText('Hello, 佐藤 / 1 row')).toBeTruthy();
  render(<Sentences count={3} />);
  expect(screen.getByText('Hello, 佐藤 / 3 rows')).toBeTruthy();
});

it('switches the language of an open screen without reload, and of the document [S1-02]', () => {
  showLanguage('en');
  render(<Sentences count={2} />);
  act(() => keepLanguage('ja'));
  expect(screen.getByText('佐藤さん、こんにちは / 2件')).toBeTruthy();
  expect(document.documentElement.lang).toBe('ja');
});

it('greets a first visit in Japanese where the browser asks for it, else in English [S1-02]', () => {
  expect(firstLanguage(null, ['ja-JP', 'en'])).toBe('ja');
  expect(firstLanguage(null, ['en-US', 'ja'])).toBe('ja');
  expect(firstLanguage(null, ['fr-FR', 'en'])).toBe('en');
  expect(firstLanguage(null, [])).toBe('en');
});

it("keeps a guest's choice over what the browser asks for [S1-02]", () => {
  expect(firstLanguage('en', ['ja-JP'])).toBe('en');
  expect(firstLanguage('ja', ['en-US'])).toBe('ja');
  expect(firstLanguage('klingon', ['ja-JP'])).toBe('ja');
});
