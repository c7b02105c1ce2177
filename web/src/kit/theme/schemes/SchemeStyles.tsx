import { AREAS, settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import { shownTheme } from '@madoguchi/contract/preferences/frame-settings.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo } from 'react';
import { frameCopies } from '../../../platform/frame-settings.ts';
import { logFault } from '../../../platform/log.ts';
import { useObservable } from '../../../platform/observable.ts';
import { styleNonce } from '../../../platform/style-nonce.ts';
import { theme } from '../theme.ts';
import { PREFERS_DARK } from './first-schemes.ts';
import { arePalettesHere, knownPalettes, loadPalettes, paletteOf } from './palette-store.ts';
import { schemeVariables, type Variables } from './scheme-variables.ts';

const nonce = styleNonce();

/** As text: the style library would read its thousand lines one by one before it hands them on as they are. */
function rule(selector: string, variables: Variables): string {
  return `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

/** Parts of the theme that are the same in all schemes: measures, shadows, faces. */
const MEASURES = Object.entries(theme.generateStyleSheets()[0] as Readonly<Record<string, Variables>>)
  .map(([selector, variables]) => rule(selector, variables))
  .join('');

/** Thin bars in the colours of their area, where the person has not asked for the system's own. */
const SCROLL_BARS = rule('*', {
  'scrollbar-width': 'thin',
  'scrollbar-color': `${theme.vars.palette.control} transparent`,
});

/** The way of the line as a factor, for what is moved by a transform: those know no start and end. */
const INLINE = ':root{--inline:1}[dir=rtl]{--inline:-1}[dir=ltr]{--inline:1}';

/** Paper is white, whatever the screen's scheme is. */
const ON_PAPER = `@media print{${rule(':root, [data-area]', schemeVariables(paletteOf('default', 'default')))}}`;

/** Sets each area's colours, as chosen or as the system wishes, for everything inside it; `main` is the page's. */
export function SchemeStyles() {
  const { current } = useObservable(frameCopies);
  const prefersDark = useMediaQuery(PREFERS_DARK, { noSsr: true });
  const known = useObservable(knownPalettes);
  const shown = useMemo(() => shownTheme(current, prefersDark), [current, prefersDark]);
  const { customScrollbars, direction } = settled(current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says that more palettes have arrived
  const palettes = useMemo(
    () => AREAS.map((area) => [area, paletteOf(shown[area], shown.main)] as const),
    [shown, known],
  );

  useEffect(() => {
    // The page's own styles, those of the first frame, know the ground of each scheme by its name.
    document.documentElement.dataset['scheme'] = shown.main;
    if (!arePalettesHere(shown)) {
      loadPalettes().catch((error: unknown) => logFault('The colour schemes could not be loaded', error));
    }
  }, [shown]);

  useEffect(() => {
    // A phone's own bar goes on where ours ends.
    const paper = palettes.find(([area]) => area === 'toolbar')?.[1].paper ?? '';
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', paper);
  }, [palettes]);

  const colours = useMemo(() => {
    const rules = palettes.map(([area, palette]) =>
      rule(area === 'main' ? ':root' : `[data-area="${area}"]`, schemeVariables(palette)),
    );
    return rules.join('');
  }, [palettes]);

  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);

  return (
    <style nonce={nonce}>{[MEASURES, INLINE, colours, ON_PAPER, customScrollbars ? SCROLL_BARS : ''].join('')}</style>
  );
}
