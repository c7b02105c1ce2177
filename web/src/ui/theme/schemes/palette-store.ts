// Palettes by name. The few that a new visitor sees are here at once; the others come when one of them is wanted.
import { kindOf, type PaletteName, type SchemeName } from '@madoguchi/contract/preferences/palette-names.ts';
import { observable } from '../../../platform/observable.ts';
import { type PaletteColours, START_PALETTES } from '../palettes.ts';
import { derivedPalette } from './derived.ts';

type Known = Readonly<Partial<Record<PaletteName, PaletteColours>>>;

export const knownPalettes = observable<Known>(START_PALETTES);

/** Whether all of the schemes can be shown now. */
export function arePalettesHere(names: readonly SchemeName[]): boolean {
  return names.every((name) => isDerived(name) || Object.hasOwn(knownPalettes.get(), name));
}

/** Brings the other palettes; again after a failure. */
export async function loadPalettes(): Promise<void> {
  const { MORE_PALETTES } = await import('./more-palettes.ts');
  if (!Object.hasOwn(knownPalettes.get(), 'light1')) knownPalettes.set({ ...START_PALETTES, ...MORE_PALETTES });
}

function isDerived(name: SchemeName): name is Exclude<SchemeName, PaletteName> {
  return name === 'mainThemeLight' || name === 'mainThemeDark';
}

const derived = new WeakMap<PaletteColours, Partial<Record<SchemeName, PaletteColours>>>();

/** The colours of a scheme. Derived ones are made from `main`; what is not here yet stands as `default` till then. */
export function paletteOf(name: SchemeName, main: SchemeName): PaletteColours {
  if (!isDerived(name)) return knownPalettes.get()[name] ?? START_PALETTES.default;
  const source = isDerived(main) ? START_PALETTES.default : paletteOf(main, main);
  const made = derived.get(source) ?? {};
  const palette = made[name] ?? derivedPalette(source, kindOf(name));
  derived.set(source, { ...made, [name]: palette });
  return palette;
}
