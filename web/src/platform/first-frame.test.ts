// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showFirstScheme } from './first-frame.ts';

afterEach(() => localStorage.clear());

interface Asked {
  readonly search?: string;
  /** The member that the server wrote into the page; nothing for a guest. */
  readonly frame?: string;
  /** The preferences that a browser keeps for guests. */
  readonly kept?: string;
}

function schemeOf({ search = '', frame = '', kept }: Asked): string | undefined {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.dataset['frame'] = frame;
  if (kept !== undefined) localStorage.setItem('madoguchi.preferences', kept);
  showFirstScheme({ document: page, localStorage, location: { search } });
  return page.documentElement.dataset['scheme'];
}

const dark = '{"theme":{"main":"dark3"}}';
const address = (json: string) => `?defaultSettings=${encodeURIComponent(json)}`;

describe('the ground of the first frame', () => {
  it('is the one that the member has chosen, whatever guests of the browser chose [S6-10]', () => {
    expect(schemeOf({ frame: dark, kept: '{"frame":{"theme":{"main":"light2"}}}' })).toBe('dark3');
    expect(schemeOf({ frame: '{}', kept: '{"frame":{"theme":{"main":"light2"}}}' })).toBeUndefined();
  });

  it('asks the browser’s store for nothing where the member’s is written into the page', () => {
    const page = document.implementation.createHTMLDocument();
    page.documentElement.dataset['frame'] = dark;
    const noStore = vi.fn(() => localStorage);
    const asked = { document: page, location: { search: '' } };
    showFirstScheme(Object.defineProperty(asked, 'localStorage', { get: noStore }) as never);
    expect(page.documentElement.dataset['scheme']).toBe('dark3');
    expect(noStore).not.toHaveBeenCalled();
  });

  it('is a guest’s own of this browser [S6-10]', () => {
    expect(schemeOf({ kept: `{"frame":${dark}}` })).toBe('dark3');
  });

  it('is the one that the address asks for first [S6-10]', () => {
    expect(schemeOf({ search: address('{"theme":{"main":"light5"}}'), frame: dark })).toBe('light5');
  });

  it.each([
    {},
    { kept: '{' },
    { kept: 'null' },
    { kept: '{"frame":{"theme":{"main":3}}}' },
    { search: address('{"theme"') },
    { search: address(`{"theme":{"main":"dark3"},"x":"${'x'.repeat(4_096)}"}`) },
  ])('follows the system where nothing was chosen: %j', (asked) => {
    expect(schemeOf(asked)).toBeUndefined();
  });

  it('runs as text, as the page holds it: with nothing from outside itself', () => {
    const page = document.implementation.createHTMLDocument();
    page.documentElement.dataset['frame'] = dark;
    const run = new Function('window', `(${showFirstScheme})(window)`);
    run({ document: page, localStorage, location: { search: '' } });
    expect(page.documentElement.dataset['scheme']).toBe('dark3');
  });
});
