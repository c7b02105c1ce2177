// How the frame's settings come about: what was there at start, what the person keeps, what is on screen now (S6-09).
import type { ScreenId } from '../screens.ts';
import { type FrameChoice, type FrameSettings, merged, readChoice, settled, without } from './frame-fields.ts';
import { darkPartner } from './palette-names.ts';

/** Three copies, each as what was chosen over the built-in settings. */
export interface FrameCopies {
  /** At start-up: the built-in settings and what the address asks for. */
  readonly initial: FrameChoice;
  /** The person's settings. */
  readonly defaults: FrameChoice;
  /** The part that is on screen. */
  readonly current: FrameChoice;
  /** The part of the address that nobody has overridden since. */
  readonly asked: FrameChoice;
}

/** The copies at start; `asked` comes from the address and lies over the built-in settings in all three. */
export function startCopies(asked: FrameChoice): FrameCopies {
  return { initial: asked, defaults: asked, current: asked, asked };
}

/** Shows a change; nothing of it is kept. */
export function setCurrent(copies: FrameCopies, change: FrameChoice): FrameCopies {
  return { ...copies, current: merged(copies.defaults, change) };
}

/** Shows a change and keeps it. */
export function setAsDefault(copies: FrameCopies, change: FrameChoice): FrameCopies {
  const defaults = merged(copies.defaults, change);
  return { ...copies, defaults, current: defaults, asked: without(copies.asked, change) };
}

/** Back to what the person keeps. */
export function reset(copies: FrameCopies): FrameCopies {
  return { ...copies, current: copies.defaults };
}

/** Back to start-up: at sign-out, and where a person wishes it. */
export function resetToInitial({ initial }: FrameCopies): FrameCopies {
  return startCopies(initial);
}

/** Stored settings become the person's; the address still overrides them (S6-10). */
export function takeStored(copies: FrameCopies, stored: FrameChoice): FrameCopies {
  const defaults = merged(stored, copies.asked);
  return { ...copies, defaults, current: defaults };
}

const BARE: FrameChoice = {
  layout: {
    config: {
      navbar: { display: false },
      toolbar: { display: false },
      footer: { display: false },
      leftSidePanel: { display: false },
      rightSidePanel: { display: false },
    },
  },
};

const BARE_SCREENS: readonly ScreenId[] = ['session.login', 'session.logout', 'loading'];
const BARE_FOR_GUESTS: readonly ScreenId[] = ['errors.not-found', 'errors.unexpected'];

const NOTHING: FrameChoice = {};

/**
 * A screen's own settings: signing in and out stands alone, and so do error pages for guests. Screens with the same
 * settings have the same object.
 */
export function routeSettings(screenId: ScreenId | undefined, isGuest: boolean): FrameChoice {
  const bare = isGuest ? [...BARE_SCREENS, ...BARE_FOR_GUESTS] : BARE_SCREENS;
  return screenId !== undefined && bare.includes(screenId) ? BARE : NOTHING;
}

/** The longest the `defaultSettings` parameter may be, in characters. */
const QUERY_MAX = 4_096;

export interface AskedSettings {
  readonly choice: FrameChoice;
  /** Ignored input, for one line in the browser's console; null where all was taken. */
  readonly warning: string | null;
}

/** Reads the JSON of the `defaultSettings` parameter (S6-10): known settings are taken, all else is ignored. */
export function readSettingsQuery(text: string): AskedSettings {
  if (text.length > QUERY_MAX) return { choice: {}, warning: `longer than ${QUERY_MAX} characters` };
  try {
    const { choice, ignored } = readChoice(JSON.parse(text));
    return { choice, warning: ignored.length === 0 ? null : `not a setting: ${ignored.join(', ') || 'the whole'}` };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { choice: {}, warning: 'no JSON' };
    throw cause;
  }
}

/** The four schemes to show: what nobody has chosen goes to its dark partner where the system asks for dark. */
export function shownTheme(choice: FrameChoice, prefersDark: boolean): FrameSettings['theme'] {
  const { theme } = settled(choice);
  if (!prefersDark) return theme;
  const { main, navbar, toolbar, footer } = choice.theme ?? {};
  return {
    main: main ?? darkPartner(theme.main),
    navbar: navbar ?? darkPartner(theme.navbar),
    toolbar: toolbar ?? darkPartner(theme.toolbar),
    footer: footer ?? darkPartner(theme.footer),
  };
}
