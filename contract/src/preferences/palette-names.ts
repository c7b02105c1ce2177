// The 28 colour schemes by name (S6-10). Their colours are the web room's; names, kinds and partners both sides know.

export type SchemeKind = 'light' | 'dark';

const LIGHT = [
  'default',
  'legacy',
  'light1',
  'light2',
  'light3',
  'light4',
  'light5',
  'light6',
  'light7',
  'light8',
  'light9',
  'light10',
  'light11',
  'light12',
] as const;

/** Each stands where its light partner stands. */
const DARK = [
  'defaultDark',
  'greyDark',
  'dark1',
  'dark2',
  'dark3',
  'dark4',
  'dark5',
  'dark6',
  'dark7',
  'dark8',
  'dark9',
  'dark10',
  'dark11',
  'dark12',
] as const;

export const PALETTE_NAMES = [...LIGHT, ...DARK] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Made from the colours of the main palette: its accents on neutral surfaces. */
export const DERIVED_NAMES = ['mainThemeLight', 'mainThemeDark'] as const;
export type DerivedName = (typeof DERIVED_NAMES)[number];

/** The values that a slot of the theme may hold. */
export type SchemeName = PaletteName | DerivedName;

const darkOf: ReadonlyMap<string, SchemeName> = new Map<string, SchemeName>([
  ...LIGHT.map((name, index): [string, SchemeName] => [name, DARK[index] ?? name]),
  ['mainThemeLight', 'mainThemeDark'],
]);

/** The scheme that takes over at night; a dark one stays as it is. */
export function darkPartner(name: SchemeName): SchemeName {
  return darkOf.get(name) ?? name;
}

export function kindOf(name: SchemeName): SchemeKind {
  return darkOf.has(name) ? 'light' : 'dark';
}

/** The name if it is one; any other becomes `default`. */
export function knownScheme(name: string): SchemeName {
  return [...PALETTE_NAMES, ...DERIVED_NAMES].find((known) => known === name) ?? 'default';
}
