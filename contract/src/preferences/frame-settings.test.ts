import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameChoice } from './frame-choice.ts';
import {
  type FrameChoice as Choice,
  type Field,
  FRAME_FIELDS,
  merged,
  readChoice,
  settled,
  without,
} from './frame-fields.ts';
import {
  readSettingsQuery,
  reset,
  resetToInitial,
  routeSettings,
  setAsDefault,
  setCurrent,
  shownTheme,
  startCopies,
  takeStored,
} from './frame-settings.ts';
import { DERIVED_NAMES, darkPartner, kindOf, knownScheme, PALETTE_NAMES } from './palette-names.ts';

/** Any choice that the field takes: for a group some of its fields. */
function chosen(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'flag':
      return fc.boolean();
    case 'pixels':
      return fc.integer({ min: field.min, max: field.max });
    case 'scheme':
      return fc.constantFrom(...PALETTE_NAMES, ...DERIVED_NAMES);
    case 'group':
      return fc.record(
        Object.fromEntries(Object.entries(field.fields).map(([name, inside]) => [name, chosen(inside)])),
        { requiredKeys: [], noNullPrototype: true },
      );
    default:
      return field satisfies never;
  }
}
const choices = chosen(FRAME_FIELDS) as fc.Arbitrary<Choice>;

const container = { layout: { config: { mode: 'boxed' } } } as const;

describe('the settings', () => {
  it('stand at the values of the source until something is chosen [S6-02]', () => {
    expect(settled({})).toEqual({
      layout: {
        style: 'layout1',
        config: {
          mode: 'container',
          containerWidth: 1570,
          navbar: { display: true, style: 'style-1', position: 'left', folded: true },
          toolbar: { display: true, style: 'fixed' },
          footer: { display: true, style: 'fixed' },
          leftSidePanel: { display: true },
          rightSidePanel: { display: true },
        },
      },
      customScrollbars: true,
      direction: 'ltr',
      theme: { main: 'default', navbar: 'greyDark', toolbar: 'mainThemeLight', footer: 'mainThemeDark' },
    });
  });

  it('give the two bars of the vertical layout no position to choose (L1) [S6-02]', () => {
    expect(readChoice({ layout: { config: { toolbar: { position: 'above' } } } }).ignored).toEqual([
      'layout.config.toolbar.position',
    ]);
  });

  it('never lose one that is not chosen: every change lies over the defaults of the layout (L6)', () => {
    const names = (value: unknown): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inside]) => [name, ...names(inside)])
        : [];
    fc.assert(
      fc.property(choices, choices, (one, other) => {
        expect(names(settled(merged(one, other)))).toEqual(names(settled({})));
        expect(settled(merged(one, merged(other, one)))).toEqual(settled(merged(other, one)));
      }),
    );
  });

  it('are stored as they were chosen, and read again the same [S6-09]', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(FrameChoice.parse(choice)).toEqual(choice);
        expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual({ choice, ignored: [] });
      }),
    );
  });

  it('take any JSON without harm: known settings of their kind, nothing else', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const { choice } = readSettingsQuery(json);
        expect(FrameChoice.parse(choice)).toEqual(choice);
      }),
    );
  });
});

describe('the three copies', () => {
  it('change on screen alone by `set`, and go back by `reset` [S6-09]', () => {
    fc.assert(
      fc.property(choices, choices, (kept, change) => {
        const before = takeStored(startCopies({}), kept);
        const after = setCurrent(before, change);
        expect(after.current).toEqual(merged(kept, change));
        expect(after.defaults).toEqual(kept);
        expect(reset(after)).toEqual(before);
      }),
    );
  });

  it('`set` starts from the defaults each time, not from the last change [S6-09]', () => {
    const changed = setCurrent(setCurrent(startCopies({}), container), { direction: 'rtl' });
    expect(changed.current).toEqual({ direction: 'rtl' });
  });

  it('`set as default` changes what is kept and what is shown, `reset to initial` gives both up [S6-09]', () => {
    const start = startCopies({ direction: 'rtl' });
    const changed = setAsDefault(start, container);
    expect(changed.defaults).toEqual({ direction: 'rtl', ...container });
    expect(changed.current).toEqual(changed.defaults);
    expect(changed.initial).toEqual({ direction: 'rtl' });
    expect(resetToInitial(changed)).toEqual(start);
  });

  it('take what is stored of a person who arrives as the defaults (L9) [S6-09]', () => {
    const { defaults, current } = takeStored(setCurrent(startCopies({}), { direction: 'rtl' }), container);
    expect([defaults, current]).toEqual([container, container]);
  });
});

describe('a screen of its own settings', () => {
  it('hides bars and panels for signing in and out, and changes no default (L8) [S6-02]', () => {
    const copies = takeStored(startCopies({}), container);
    for (const id of ['session.login', 'session.logout'] as const) {
      const there = setCurrent(copies, routeSettings(id, false));
      const { navbar, toolbar, footer, leftSidePanel, rightSidePanel, mode } = settled(there.current).layout.config;
      const displays = [navbar, toolbar, footer, leftSidePanel, rightSidePanel].map(({ display }) => display);
      expect(displays).toEqual([false, false, false, false, false]);
      expect(mode).toBe('boxed');
      expect(reset(there)).toEqual(copies);
    }
  });

  it('hides them on error pages for guests alone (L8)', () => {
    expect(routeSettings('errors.not-found', true)).toEqual(routeSettings('session.login', true));
    expect(routeSettings('errors.not-found', false)).toEqual({});
    expect(routeSettings('information', true)).toEqual({});
    expect(routeSettings(undefined, true)).toEqual({});
  });
});

describe('defaultSettings in the address', () => {
  it('lies over what is built in and over what is stored, in all copies (L10) [S6-10]', () => {
    const { choice, warning } = readSettingsQuery('{"theme":{"main":"dark4"}}');
    expect(warning).toBeNull();
    const copies = takeStored(startCopies(choice), { theme: { main: 'light2', navbar: 'light2' } });
    expect(settled(copies.initial).theme.main).toBe('dark4');
    expect(settled(copies.current).theme).toMatchObject({ main: 'dark4', navbar: 'light2' });
  });

  it('gives way to what the person chooses after it, and is not kept with that [S6-10]', () => {
    const copies = startCopies({ theme: { main: 'dark4', footer: 'dark4' } });
    const changed = setAsDefault(copies, { theme: { main: 'light2' } });
    expect(changed.current.theme).toEqual({ main: 'light2', footer: 'dark4' });
    expect(takeStored(changed, { theme: { main: 'light2' } })).toEqual(changed);
  });

  it.each([
    ['no JSON', '{theme', {}],
    ['a list', '["dark4"]', {}],
    ['nothing', 'null', {}],
    ['unknown keys', '{"theme":{"main":"dark4","side":"dark4"},"admin":true}', { theme: { main: 'dark4' } }],
    ['values of another kind', '{"customScrollbars":"yes","theme":{"main":4},"direction":"up"}', { theme: {} }],
    ['a width out of range', '{"layout":{"config":{"containerWidth":1e9}}}', { layout: { config: {} } }],
    ['keys of every object', '{"__proto__":{"admin":1},"constructor":{"prototype":{"admin":1}},"toString":1}', {}],
    ['more than 4,096 characters', JSON.stringify({ theme: { main: 'dark4' }, more: 'x'.repeat(4_096) }), {}],
  ])('is ignored where it holds %s, with one warning (L10) [S6-10]', (_case, text, taken) => {
    const { choice, warning } = readSettingsQuery(text);
    expect(choice).toEqual(taken);
    expect(warning).toMatch(/\S/);
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  it('turns an unknown scheme into `default`, and always takes the derived ones (L7) [S6-10]', () => {
    const { choice } = readSettingsQuery('{"theme":{"main":"neon","navbar":"mainThemeDark","footer":"toString"}}');
    expect(choice.theme).toEqual({ main: 'default', navbar: 'mainThemeDark', footer: 'default' });
  });
});

describe('the schemes', () => {
  it('are 28, half of them light, each light one with a dark partner of its own [S6-10]', () => {
    const light = PALETTE_NAMES.filter((name) => kindOf(name) === 'light');
    expect([PALETTE_NAMES.length, light.length]).toEqual([28, 14]);
    expect(new Set(light.map(darkPartner)).size).toBe(14);
    expect(light.map(darkPartner).every((name) => kindOf(name) === 'dark')).toBe(true);
    expect([darkPartner('default'), darkPartner('legacy'), darkPartner('light7')]).toEqual([
      'defaultDark',
      'greyDark',
      'dark7',
    ]);
    expect(knownScheme('light13')).toBe('default');
  });

  it('follow the system until they are chosen, each area by itself', () => {
    expect(shownTheme({}, false)).toEqual(settled({}).theme);
    expect(shownTheme({}, true)).toEqual({
      main: 'defaultDark',
      navbar: 'greyDark',
      toolbar: 'mainThemeDark',
      footer: 'mainThemeDark',
    });
    expect(shownTheme({ theme: { main: 'light4' } }, true)).toMatchObject({ main: 'light4', toolbar: 'mainThemeDark' });
  });
});

it('leaves out of a choice what another chooses too', () => {
  expect(
    without({ theme: { main: 'dark1', footer: 'dark1' }, direction: 'rtl' }, { theme: { main: 'light1' } }),
  ).toEqual({
    theme: { footer: 'dark1' },
    direction: 'rtl',
  });
});
