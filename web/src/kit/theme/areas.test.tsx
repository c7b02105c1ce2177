import { AREAS, type Area } from '@madoguchi/contract/preferences/frame-fields.ts';
import { setCurrent, startCopies } from '@madoguchi/contract/preferences/frame-settings.ts';
import { darkPartner, PALETTE_NAMES, type PaletteName } from '@madoguchi/contract/preferences/palette-names.ts';
import { render } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seenContrasts } from '../../../test/theme/colours.ts';
import { Gallery } from '../../../test/theme/Gallery.tsx';
import { frameCopies } from '../../platform/frame-settings.ts';
import { loadPalettes, paletteOf } from './schemes/palette-store.ts';
import { SHAPE, TEXT } from './schemes/readable.ts';
import { ThemeArea } from './ThemeArea.tsx';
import { ThemeGround } from './ThemeGround.tsx';

beforeAll(loadPalettes);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const BARS = AREAS.filter((area): area is Exclude<Area, 'main'> => area !== 'main');

/** The gallery in all four areas: the page in the palette, the menu in another of the other kind. */
function drawn(main: PaletteName, navbar: PaletteName): Record<Area, Element> {
  const theme = { main, navbar, toolbar: 'mainThemeLight', footer: 'mainThemeDark' } as const;
  frameCopies.set(setCurrent(startCopies({}), { theme }));
  const { container } = render(
    <ThemeGround>
      <section>
        <Gallery />
      </section>
      {BARS.map((area) => (
        <ThemeArea key={area} area={area}>
          <Gallery />
        </ThemeArea>
      ))}
    </ThemeGround>,
  );
  const found = (selector: string) => container.querySelector(selector) ?? container;
  return {
    main: found('section'),
    navbar: found('[data-area=navbar]'),
    toolbar: found('[data-area=toolbar]'),
    footer: found('[data-area=footer]'),
  };
}

/** Elements that hold text of their own. */
function texts(area: Element): Element[] {
  return [...area.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
  );
}

const name = (element: Element) => `${element.className} ${element.textContent}`;

function expectReadable(area: Element): void {
  const seen = seenContrasts();
  const written = texts(area);
  expect(written.length).toBeGreaterThan(30);
  for (const element of written) expect(seen.text(element), name(element)).toBeGreaterThanOrEqual(TEXT);
  for (const element of area.querySelectorAll('input:not([type])')) {
    expect(seen.text(element), 'typed text').toBeGreaterThanOrEqual(TEXT);
  }
  for (const element of area.querySelectorAll('svg')) {
    expect(seen.text(element), `icon in ${name(element.parentElement ?? element)}`).toBeGreaterThanOrEqual(SHAPE);
  }
  for (const element of area.querySelectorAll('.MuiOutlinedInput-notchedOutline')) {
    expect(seen.edge(element), 'edge of an input').toBeGreaterThanOrEqual(SHAPE);
  }
  for (const element of area.querySelectorAll('.MuiSwitch-track')) {
    expect(seen.fill(element), 'pill of a switch').toBeGreaterThanOrEqual(SHAPE);
  }
}

describe.each(PALETTE_NAMES)('%s', (palette) => {
  it('reads on the parts of all four areas: text at 4.5, controls at 3 [S6-10] [S6-11]', () => {
    const other = PALETTE_NAMES[(PALETTE_NAMES.indexOf(palette) + 14) % PALETTE_NAMES.length] ?? 'default';
    for (const area of Object.values(drawn(palette, other))) expectReadable(area);
  }, 30_000);
});

it('gives each area its own colours, whatever the page around it has', () => {
  const areas = drawn('dark6', 'light3');
  const primaryIn = (area: Area) => getComputedStyle(areas[area]).getPropertyValue('--m-palette-primary-main');
  expect(AREAS.map(primaryIn)).toEqual(
    (['dark6', 'light3', 'mainThemeLight', 'mainThemeDark'] as const).map((one) => paletteOf(one, 'dark6').primary),
  );
  expect(AREAS.map((area) => getComputedStyle(areas[area]).colorScheme)).toEqual(['dark', 'light', 'light', 'dark']);
  expect(darkPartner('light6')).toBe('dark6');
});
