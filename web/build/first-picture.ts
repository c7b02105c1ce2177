// Styles of the picture that the server writes into the page (server/src/platform/http/pages/first-picture.ts), from the measures
// with which the app draws the same.
import { FRAME_FIELDS } from '@madoguchi/contract/preferences/frame-fields.ts';
import { ICONS } from '../src/kit/icons/icon-paths.ts';
import { CONTROL, DASHBOARD, FRAME, HEAD, height, RADIUS, TOUCH } from '../src/kit/theme/tokens.ts';
import { TYPE_SCALE } from '../src/kit/theme/type-scale.ts';
import { FIRST_FLAGS } from '../src/shell/nav/nav-flags.ts';
import { navPlan } from '../src/shell/nav/nav-plan.ts';

const PHONE = '@media (max-width:599.95px)';
const WIDE = '@media (min-width:1280px)';
const from = (px: number) => `@media (min-width:${px}px)`;

type Style = Readonly<{ fontSize: string; lineHeight: number; fontWeight: number }>;
const text = ({ fontSize, lineHeight, fontWeight }: Style) =>
  `font-size:${fontSize};line-height:${lineHeight};font-weight:${fontWeight}`;

const arrow = ICONS.chevronRight.map(({ d }) => `<path d='${d}'/>`).join('');
const ARROW = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${arrow}</svg>`,
)}")`;

/** The room of the menu in each of its forms, in a wide window; elsewhere it is a drawer. */
function menuRooms(): string {
  const { navbar } = FRAME_FIELDS.fields.layout.fields.config.fields;
  const rooms = navbar.fields.style.options.flatMap((style) =>
    [true, false].map((folded) => {
      const plan = navPlan({ display: true, style, position: 'left', folded }, 'wide', true, FIRST_FLAGS);
      const toggle = plan.toggles === null ? '' : `.first:has([data-style=${style}]) .first-toggle{display:block}`;
      return `.first-menu[data-style=${style}][data-folded=${folded}]{width:${plan.widthPx}px}${toggle}`;
    }),
  );
  return `.first-menu{flex:none}${WIDE}{.first-toggle{display:none}${rooms.join('')}}`;
}

/** The first announcement, in its card of the dashboard: in the first row where there are two or three columns (`CardBoard`). */
function cardStyles(): string[] {
  const columns = (count: number) => `repeat(${count},minmax(0,1fr))`;
  const card = (count: number) =>
    `.first-card{display:var(--first-of-${count},block);grid-column:var(--first-at-${count})}`;
  return [
    `.first-actions{flex:1 1 auto;min-height:${height(CONTROL.standard)}}`,
    `.first-lead{width:100%;${text(TYPE_SCALE.caption)}}.first-lead span{display:inline-flex;${text(TYPE_SCALE.body1)}}.first-lead span::before{content:"\\200b"}`,
    `.first-tabs{min-height:${height(DASHBOARD.tabs)};padding-bottom:8px}`,
    `.first-cards{display:grid;gap:16px;margin-top:8px;grid-template-columns:${columns(2)}}${card(2)}`,
    `${from(DASHBOARD.threeColumnsFrom)}{.first-cards{grid-template-columns:${columns(3)}}${card(3)}}`,
    `.first-card{min-width:0;border-radius:${RADIUS.card}px;border:1px solid var(--first-line);background:var(--first-paper)}`,
    `.first-name{${text(TYPE_SCALE.h3)};display:flex;align-items:center;box-sizing:border-box;min-height:${height(DASHBOARD.cardHead)};padding:0 16px;text-autospace:no-autospace}`,
    `.first-body{box-sizing:border-box;min-height:${height(DASHBOARD.cardBody)};padding:4px 16px 16px}`,
    `.first-row{display:flex;align-items:center;gap:12px;box-sizing:border-box;min-height:${DASHBOARD.row}px;padding:8px 0;border-bottom:1px solid var(--first-line)}`,
    '.first-text{flex:1;min-width:0}',
    `.first-about{${text(TYPE_SCALE.caption)};display:flex;align-items:center;column-gap:8px;color:var(--first-second);word-break:auto-phrase}.first-about i{width:1rem;height:1rem}`,
    '.first-title span{color:var(--first-link);text-autospace:no-autospace;text-decoration:underline;text-underline-offset:.2em}',
    `.first-mark{${text(TYPE_SCALE.body2)};padding:0 9px 0 calc(9px + 1rem);white-space:nowrap;visibility:hidden}`,
  ];
}

export function firstPictureStyles(): string {
  return [
    // The splash keeps its word for who does not see, and leaves the picture alone.
    '.first+.splash>.splash-mark{display:none}',
    `.first{display:flex;min-height:100dvh;${text(TYPE_SCALE.body1)};font-family:${TYPE_SCALE.fontFamily};letter-spacing:0;line-break:strict;overflow-wrap:anywhere;text-autospace:normal;font-feature-settings:"palt" 0;-webkit-font-smoothing:antialiased}`,
    '.first[data-mode=boxed]{margin:0 auto}',
    // Without scripts the page says so, where it would be seen.
    '@media (scripting:none){.first{display:none}}',
    menuRooms(),
    `.first-start,.first-end{display:none;flex:none}${from(FRAME.onePanelFrom)}{.first-start:not([data-beside]),.first-end{display:block}}${from(FRAME.bothPanelsFrom)}{.first-start{display:block}}`,
    `.first-start{width:${FRAME.panelStart}px}.first-end{width:${FRAME.panelEnd}px}`,
    '.first-column{flex:1;min-width:0;display:flex;flex-direction:column}',
    `.first .first-bar{display:flex;align-items:center;gap:8px;box-sizing:border-box;min-height:calc(${height(FRAME.toolbar)});padding:0 16px;border-bottom:1px solid var(--first-line);background:var(--first-paper);color:var(--first-ink)}`,
    `.first-toggle{flex:none;width:${height(CONTROL.standard)};height:${height(CONTROL.standard)}}`,
    `.first-toggle[data-on-phones]{display:none}`,
    `.first-trail{${text(TYPE_SCALE.body2)};display:flex;align-items:center;gap:4px;min-width:0;white-space:nowrap}`,
    `.first-above{display:inline-flex;flex:none;align-items:center;gap:4px;color:var(--first-second)}`,
    `.first-above::after{content:"";width:1rem;height:1rem;background:currentColor;mask:${ARROW} center/contain}`,
    '.first[dir=rtl] .first-above::after{transform:scaleX(-1)}',
    '.first-here{font-weight:600;overflow:hidden;text-overflow:ellipsis}',
    '.first-main{flex:1;box-sizing:border-box;width:100%;min-width:0;margin:0 auto;padding:24px;color:var(--first-ink)}',
    `.first-head{display:flex;flex-wrap:wrap;align-items:center;align-content:flex-start;box-sizing:border-box;min-height:${HEAD.atLeast}px;padding:${HEAD.top.desk}px 0 ${HEAD.bottom.desk}px;gap:${HEAD.gap}px 12px}`,
    `.first-up{width:100%;${text(TYPE_SCALE.caption)}}.first-up::before{content:"\\200b"}`,
    `.first-heading{${text(TYPE_SCALE.h1)};align-self:flex-start;margin:${HEAD.aroundHeading}px 0;text-autospace:no-autospace;word-break:auto-phrase;text-wrap:balance}`,
    ...cardStyles(),
    '@media (max-width:959.95px){.first-above{display:none}}',
    `${TOUCH}{.first-toggle{width:${height(CONTROL.touch)};height:${height(CONTROL.touch)}}.first-actions,.first-tabs{min-height:${height(CONTROL.touch)}}}`,
    `${PHONE}{.first .first-bar{gap:4px;min-height:${height(FRAME.toolbarPhone)};padding:0 4px}.first-toggle[data-on-phones]{display:block}.first-here{line-height:1.25;white-space:normal;overflow-wrap:anywhere;word-break:auto-phrase;text-wrap:balance}.first-main{padding:16px}.first-head{min-height:0;padding:${HEAD.top.phone}px 0 ${HEAD.bottom.phone}px}.first-cards{display:none}}`,
  ].join('');
}
