// Colours as data: what a palette holds, those that a new visitor sees, and the inks that all of a kind share.
import type { SchemeKind } from '@madoguchi/contract/preferences/palette-names.ts';

/** Colours as #RRGGBB. `control` outlines inputs (≥ 3:1); `divider` is decoration that nothing depends on. */
export interface PaletteColours {
  readonly kind: SchemeKind;
  readonly primary: string;
  readonly secondary: string;
  readonly ground: string;
  readonly paper: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly divider: string;
  readonly control: string;
  readonly error: string;
}

/** Those that are shown until something is chosen; the other 25 are loaded when somebody wants them. */
export const START_PALETTES = {
  default: {
    kind: 'light',
    primary: '#1E56A1',
    secondary: '#006D64',
    ground: '#F2F5F8',
    paper: '#FFFFFF',
    text: '#1A1E24',
    textSecondary: '#575B61',
    divider: '#DBDEE2',
    control: '#7B7F86',
    error: '#BD1F3D',
  },
  defaultDark: {
    kind: 'dark',
    primary: '#89BAFA',
    secondary: '#7AD0C5',
    ground: '#12161C',
    paper: '#1C1F24',
    text: '#EAEDF2',
    textSecondary: '#A9B2BF',
    divider: '#2D3239',
    control: '#747C88',
    error: '#F59598',
  },
  greyDark: {
    kind: 'dark',
    primary: '#8DCEF4',
    secondary: '#EEBE7C',
    ground: '#252729',
    paper: '#303133',
    text: '#ECEDEF',
    textSecondary: '#B4B9C0',
    divider: '#404246',
    control: '#8B8F96',
    error: '#F59598',
  },
} as const satisfies Readonly<Record<string, PaletteColours>>;

/** Without accents: what the schemes derived of another stand on (S6-10). */
export const NEUTRAL_SURFACES = {
  light: {
    kind: 'light',
    ground: '#F4F5F7',
    paper: '#FFFFFF',
    text: '#1B1D21',
    textSecondary: '#5A5E65',
    divider: '#DDDFE3',
    control: '#767A81',
  },
  dark: {
    kind: 'dark',
    ground: '#16181B',
    paper: '#202327',
    text: '#ECEDEF',
    textSecondary: '#B0B4BA',
    divider: '#33373C',
    control: '#80858C',
  },
} as const satisfies Readonly<Record<SchemeKind, Omit<PaletteColours, 'primary' | 'secondary' | 'error'>>>;

const { light: LIGHT, dark: DARK } = NEUTRAL_SURFACES;

/** As `derivedPalette` makes them of the two that a new visitor's frame has: found out here, not on their device. */
export const START_DERIVED = {
  default: {
    mainThemeLight: { ...LIGHT, primary: '#1E56A1', secondary: '#006D64', error: '#B23545' },
    mainThemeDark: { ...DARK, primary: '#6299E7', secondary: '#50A69C', error: '#E2797E' },
  },
  defaultDark: {
    mainThemeLight: { ...LIGHT, primary: '#3A67A2', secondary: '#097269', error: '#A14A50' },
    mainThemeDark: { ...DARK, primary: '#89BAFA', secondary: '#7AD0C5', error: '#F59598' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PaletteColours>>>>;

export const HUES = ['grey', 'blue', 'green', 'orange', 'crimson'] as const;
export type Hue = (typeof HUES)[number];

interface StatusInk {
  readonly ink: string;
  readonly ground: string;
}

/** Five hues only, the same in all palettes of a kind; shape and word carry the rest. */
export const STATUS_INKS: Readonly<Record<SchemeKind, Readonly<Record<Hue, StatusInk>>>> = {
  light: {
    grey: { ink: '#575B62', ground: '#EEF0F4' },
    blue: { ink: '#004982', ground: '#E5F2FF' },
    green: { ink: '#044500', ground: '#E3F7E1' },
    orange: { ink: '#8F4D16', ground: '#FFECE0' },
    crimson: { ink: '#870137', ground: '#FFEAED' },
  },
  dark: {
    grey: { ink: '#C0C4CA', ground: '#2C2F34' },
    blue: { ink: '#7CB6F1', ground: '#1A3147' },
    green: { ink: '#B5E6BE', ground: '#1B3621' },
    orange: { ink: '#FFBF86', ground: '#412913' },
    crimson: { ink: '#FF9A9A', ground: '#472323' },
  },
};

/** 藍 and 朱 of the mark; 朱 belongs to the mark and the date seal only. */
export const MARK_COLOURS: Readonly<Record<SchemeKind, { readonly frame: string; readonly counter: string }>> = {
  light: { frame: '#1E56A1', counter: '#9C2E1F' },
  dark: { frame: '#89BAFA', counter: '#F5B08C' },
};
