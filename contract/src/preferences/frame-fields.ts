// Settings of the frame, declared once: the stored value's schema, the merging, the query parameter and the
// settings form are made from it.
import { knownScheme, type SchemeName } from './palette-names.ts';

interface Choice<Option extends string = string> {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  readonly initial: Option;
}
interface Flag {
  readonly kind: 'flag';
  readonly initial: boolean;
}
/** A whole number of pixels. */
interface Pixels {
  readonly kind: 'pixels';
  readonly initial: number;
  readonly min: number;
  readonly max: number;
}
interface Scheme {
  readonly kind: 'scheme';
  readonly initial: SchemeName;
}
export interface Group<Fields extends Record<string, Field> = Record<string, Field>> {
  readonly kind: 'group';
  readonly fields: Fields;
}
export type Field = Choice | Flag | Pixels | Scheme | Group<{ readonly [name: string]: Field }>;

/** A complete value of the field. */
export type ValueOf<F> =
  F extends Choice<infer Option>
    ? Option
    : F extends Flag
      ? boolean
      : F extends Pixels
        ? number
        : F extends Scheme
          ? SchemeName
          : F extends Group<infer Fields>
            ? { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }
            : never;

/** The parts of a value that somebody has chosen. */
export type ChoiceOf<F> =
  F extends Group<infer Fields> ? { readonly [Name in keyof Fields]?: ChoiceOf<Fields[Name]> } : ValueOf<F>;

const choice = <const Option extends string>(options: readonly Option[], initial: Option) =>
  ({ kind: 'choice', options, initial }) as const satisfies Field;
const flag = (initial: boolean) => ({ kind: 'flag', initial }) as const satisfies Field;
const pixels = (initial: number, min: number, max: number) => ({ kind: 'pixels', initial, min, max }) as const;
const scheme = (initial: SchemeName) => ({ kind: 'scheme', initial }) as const satisfies Field;
const group = <const Fields extends Record<string, Field>>(fields: Fields): Group<Fields> => ({
  kind: 'group',
  fields,
});

const bar = () => group({ display: flag(true), style: choice(['fixed', 'static'], 'fixed') });
const sidePanel = () => group({ display: flag(true) });

/** The vertical layout (S6-02). Its bars stand above and below the content: they have no position to choose. */
const LAYOUT_1 = group({
  mode: choice(['boxed', 'container', 'fullwidth'], 'container'),
  containerWidth: pixels(1570, 960, 3840),
  navbar: group({
    display: flag(true),
    style: choice(['style-1', 'style-2', 'style-3', 'style-3-dense'], 'style-1'),
    position: choice(['left', 'right'], 'left'),
    folded: flag(true),
  }),
  toolbar: bar(),
  footer: bar(),
  leftSidePanel: sidePanel(),
  rightSidePanel: sidePanel(),
});

export const FRAME_FIELDS = group({
  layout: group({ style: choice(['layout1'], 'layout1'), config: LAYOUT_1 }),
  customScrollbars: flag(true),
  direction: choice(['ltr', 'rtl'], 'ltr'),
  theme: group({
    main: scheme('default'),
    navbar: scheme('greyDark'),
    toolbar: scheme('mainThemeLight'),
    footer: scheme('mainThemeDark'),
  }),
});

/** Every setting of the frame. */
export type FrameSettings = ValueOf<typeof FRAME_FIELDS>;
/** Those that somebody has chosen; the rest stays as it is. */
export type FrameChoice = ChoiceOf<typeof FRAME_FIELDS>;

type PathsOf<F, Before extends string = ''> =
  F extends Group<infer Fields>
    ? {
        [Name in keyof Fields & string]: `${Before}${Name}` | PathsOf<Fields[Name], `${Before}${Name}.`>;
      }[keyof Fields & string]
    : never;
/** The place of a setting or of a group of them: `layout.config.navbar`. */
export type SettingPath = PathsOf<typeof FRAME_FIELDS>;

export const AREAS = [
  'main',
  'navbar',
  'toolbar',
  'footer',
] as const satisfies readonly (keyof FrameSettings['theme'])[];
/** A part of the frame with a colour scheme of its own. */
export type Area = (typeof AREAS)[number];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of `given` that the field takes; `undefined` where it takes nothing. `ignore` hears the path of all other. */
function taken(field: Field, given: unknown, path: string, ignore: (path: string) => void): unknown {
  if (field.kind === 'group') return isRecord(given) ? takenOfGroup(field, given, path, ignore) : ignore(path);
  if (field.kind === 'scheme' && typeof given === 'string') return knownScheme(given);
  const isTaken =
    field.kind === 'choice'
      ? field.options.some((option) => option === given)
      : field.kind === 'flag'
        ? typeof given === 'boolean'
        : field.kind === 'pixels' &&
          Number.isInteger(given) &&
          Number(given) >= field.min &&
          Number(given) <= field.max;
  return isTaken ? given : ignore(path);
}

function takenOfGroup(
  { fields }: Group,
  given: Readonly<Record<string, unknown>>,
  path: string,
  ignore: (path: string) => void,
): Readonly<Record<string, unknown>> {
  const entries = Object.keys(given).flatMap((name) => {
    const inside = path === '' ? name : `${path}.${name}`;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = field ? taken(field, given[name], inside, ignore) : ignore(inside);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Takes the known settings with values of their kind; `ignored` names the paths of all other. */
export function readChoice(given: unknown): { readonly choice: FrameChoice; readonly ignored: readonly string[] } {
  const ignored: string[] = [];
  const choice = taken(FRAME_FIELDS, given, '', (path) => void ignored.push(path)) ?? {};
  return { choice: choice as FrameChoice, ignored };
}

/** The one choice over the other, group by group. */
export function merged(under: FrameChoice, over: FrameChoice): FrameChoice {
  return mergedRecords(under as Readonly<Record<string, unknown>>, over as Readonly<Record<string, unknown>>);
}

function mergedRecords(under: Readonly<Record<string, unknown>>, over: Readonly<Record<string, unknown>>): object {
  const result: Record<string, unknown> = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const below = result[name];
    result[name] = isRecord(value) && isRecord(below) ? mergedRecords(below, value) : value;
  }
  return result;
}

/** The choice without what `other` chooses too. */
export function without(choice: FrameChoice, other: FrameChoice): FrameChoice {
  return withoutRecords(choice as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>);
}

function withoutRecords(choice: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): object {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(choice)) {
    const taken = other[name];
    if (!Object.hasOwn(other, name)) result[name] = value;
    else if (isRecord(value) && isRecord(taken)) result[name] = withoutRecords(value, taken);
  }
  return result;
}

function initialOf(field: Field): unknown {
  if (field.kind !== 'group') return field.initial;
  return Object.fromEntries(Object.entries(field.fields).map(([name, inside]) => [name, initialOf(inside)]));
}

const INITIAL = initialOf(FRAME_FIELDS) as FrameSettings;

/** The choice over the layout's defaults: no setting is ever missing. */
export function settled(choice: FrameChoice): FrameSettings {
  return merged(INITIAL, choice) as FrameSettings;
}
