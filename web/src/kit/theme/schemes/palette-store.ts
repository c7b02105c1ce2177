// Palettes by name. What a new visitor sees is here at once; the others, and what derives schemes of them, come when wanted.
import type { Area } from '@madoguchi/contract/preferences/frame-fields.ts';
import { kindOf, type PaletteName, type SchemeName } from '@madoguchi/contract/preferences/palette-names.ts';
import { observable } from '../../../platform/observable.ts';
import { type PaletteColours, START_DERIVED, START_PALETTES } from '../palettes.ts';

type Known = Readonly<Partial<Record<PaletteName, PaletteColours>>>;
type Derived = Exclude<SchemeName, PaletteName>;

export const knownPalettes = observable<Known>(START_PALETTES);

let derive: typeof import('./derived.ts').derivedPalette | null = null;

/** True when all of the frame's schemes can be shown now. */
export function arePalettesHere(shown: Readonly<Record<Area, SchemeName>>): boolean {
  return Object.values(shown).every((name) =>
    isDerived(name)
      ? derive !== null || Object.hasOwn(START_DERIVED, sourceOf(shown.main))
      : Object.hasOwn(knownPalettes.get(), name),
  );
}

/** Brings the other palettes; again after a failure. */
export async function loadPalettes(): Promise<void> {
  const [{ MORE_PALETTES }, { derivedPalette }] = await Promise.all([
    import('./more-palettes.ts'),
    import('./derived.ts'),
  ]);
  derive = derivedPalette;
  if (!Object.hasOwn(knownPalettes.get(), 'light1')) knownPalettes.set({ ...START_PALETTES, ...MORE_PALETTES });
}

function isDerived(name: SchemeName): name is Derived {
  return name === 'mainThemeLight' || name === 'mainThemeDark';
}

/** The source of derived schemes: `default` where main is derived itself (L11). */
function sourceOf(main: SchemeName): PaletteName {
  return isDerived(main) ? 'default' : main;
}

const made = new WeakMap<PaletteColours, Partial<Record<Derived, PaletteColours>>>();

/** The colours of a scheme. Derived ones are made from `main`; what is not here yet stands as of `default` till then. */
export function paletteOf(name: SchemeName, main: SchemeName): PaletteColours {
  if (!isDerived(name)) return knownPalettes.get()[name] ?? START_PALETTES.default;
  const source = sourceOf(main);
  if (source === 'default' || source === 'defaultDark') return START_DERIVED[source][name];
  if (derive === null) return START_DERIVED.default[name];
  const from = paletteOf(source, source);
  const before = made.get(from) ?? {};
  const palette = before[name] ?? derive(from, kindOf(name));
  made.set(from, { ...before, [name]: palette });
  return palette;
}
