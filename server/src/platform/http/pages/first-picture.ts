// The page before its app has run: the frame's rooms, the trail and the heading, in the place and size in which the app
// draws them a moment later. Their measures come with the page's styles (web/build/first-picture.ts).
import { may } from '@madoguchi/contract/access.ts';
import { fillPath } from '@madoguchi/contract/fill-path.ts';
import { headingOf } from '@madoguchi/contract/menu/heading.ts';
import { menuOf } from '@madoguchi/contract/menu/menu.ts';
import { currentItem, trailOf } from '@madoguchi/contract/menu/place.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { readChoice, settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import { routeSettings } from '@madoguchi/contract/preferences/frame-settings.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { inAttribute } from './in-page.ts';
import { screenAt } from './screen-at.ts';

/** Beneath a screen's heading, as HTML: beside and below it in the head of the page, and below that. */
export interface Beneath {
  readonly inHead: string;
  readonly below: string;
}

/** By the id of a screen; null where it draws nothing of it before the app does. */
export type DrawnBeneath = Readonly<Record<string, (opening: Opening, language: Language) => Beneath | null>>;

const element = (name: string, inside: string, attributes = '') =>
  `<div class="first-${name}"${attributes}>${inside}</div>`;

/**
 * HTML for `#root`; empty where the app begins with something else: for guests, whose settings live in the browser, and
 * for addresses that lead to no screen, to one that stands alone, or to one that the person may not see.
 */
export function firstPicture(
  opening: Opening,
  path: string,
  language: Language,
  drawnBeneath: DrawnBeneath = {},
): string {
  const { session, answers } = opening;
  const { user, tools, today, preferences } = session;
  const found = screenAt(path);
  if (user === null || found === null) return '';
  const { screen, params } = found;
  const visitor = { roles: user.role };
  const isAlone = Object.keys(routeSettings(screen.id as ScreenId, false)).length > 0;
  if (isAlone || !may(visitor, screen.access, tools)) return '';

  const { choice } = readChoice(preferences.frame.value);
  const { layout, direction } = settled(choice);
  const { mode, containerWidth, navbar, toolbar, leftSidePanel, rightSidePanel } = layout.config;

  const nodes = menuOf(visitor, tools, monthOf(today));
  const currentId = screen.under ?? currentItem(nodes, fillPath(screen.path, params))?.id;
  const { group, entry } = trailOf(nodes, currentId, screen.id);
  const above = [group, entry].filter((node) => node !== undefined);
  const trail = [
    ...above.map(({ title }) => `<span class="first-above">${inAttribute(title[language])}</span>`),
    `<span class="first-here">${inAttribute(screen.title[language])}</span>`,
  ].join('');
  // A menu on the right has its button among the tools; one that is hidden is found on phones alone.
  const toggle = navbar.position === 'left' ? element('toggle', '', navbar.display ? '' : ' data-on-phones') : '';
  const area = choice.theme?.toolbar === undefined ? '' : ` data-scheme="${inAttribute(choice.theme.toolbar)}"`;
  const bar = toolbar.display ? element('bar', toggle + element('trail', trail), area) : '';

  const head = headOf(
    screen,
    headingOf(screen, { params, brought: answers }, language),
    drawnBeneath[screen.id]?.(opening, language),
  );
  const width = (where: typeof mode) => (mode === where ? ` style="max-width:${containerWidth}px"` : '');
  const column = element('column', bar + element('main', head, width('container')));

  const menu = navbar.display
    ? element('menu', '', ` data-style="${navbar.style}" data-folded="${navbar.folded}"`)
    : '';
  const hasSides = mode !== 'boxed';
  const hasRight = hasSides && rightSidePanel.display;
  const left = hasSides && leftSidePanel.display && preferences.shortcuts.value.length > 0;
  const page =
    (left ? element('start', '', hasRight ? ' data-beside' : '') : '') + column + (hasRight ? element('end', '') : '');
  const whole = navbar.position === 'left' ? menu + page : page + menu;
  return `<div class="first" aria-hidden="true" lang="${language}" dir="${direction}" data-mode="${mode}"${width('boxed')}>${whole}</div>`;
}

/** Empty where the heading is left to the app, and so is what stands beneath it. */
function headOf({ head }: Screen, heading: string | null, beneath: Beneath | null | undefined): string {
  if (heading === null) return '';
  const up = head?.up ? element('up', '') : '';
  const { inHead, below } = beneath ?? { inHead: '', below: '' };
  return element('head', up + element('heading', inAttribute(heading)) + inHead) + below;
}
