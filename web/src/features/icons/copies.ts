// The forms in which an icon is copied; this browser remembers the icons copied last.
import { ICON_NAMES, type IconName } from '@madoguchi/contract/icons/catalogue.ts';
import { useState } from 'react';
import { ICONS, type IconStroke } from '../../kit/icons/icon-paths.ts';
import { useMessages } from '../../platform/messages.ts';
import type { IconSize } from './use-icon-view.ts';
import { useIconWords } from './words.ts';

export const COPIED_FORMS = ['usage', 'name', 'svg'] as const;
export type CopiedForm = (typeof COPIED_FORMS)[number];

/** The line that draws an icon in a screen, and the import it needs. */
export function usageOf(name: IconName, size: IconSize): string {
  return `import { Icon } from '../../kit/Icon.tsx';\n\n<Icon name="${name}" size={${size}} />`;
}

/** The drawing by itself, in the colour of the text around it. */
export function svgOf(name: IconName, size: IconSize): string {
  const strokes: readonly IconStroke[] = ICONS[name];
  const paths = strokes.map(({ d, filled, dash }) => {
    const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
    return `<path d="${d}"${dashes}${filled ? ' fill="currentColor"' : ''}/>`;
  });
  const line = 'stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" ${line}>${paths.join('')}</svg>`;
}

const KEY = 'madoguchi.icons.recent';
const KEPT = 8;

function recentIcons(): readonly IconName[] {
  const names = (localStorage.getItem(KEY) ?? '').split(' ');
  return names.flatMap((name) => ICON_NAMES.find((known) => known === name) ?? []).slice(0, KEPT);
}

/** Copies a form of an icon, says so aloud, and remembers the icon. */
export function useCopies(size: IconSize) {
  const t = useIconWords();
  const message = useMessages();
  const [recent, setRecent] = useState(recentIcons);
  async function copy(name: IconName, form: CopiedForm): Promise<void> {
    const text = { usage: usageOf, name: () => name, svg: svgOf }[form](name, size);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      message(t('notCopied'), 'error');
      return;
    }
    message(t(`copied.${form}`, { name }), 'success');
    const next = [name, ...recentIcons().filter((one) => one !== name)].slice(0, KEPT);
    localStorage.setItem(KEY, next.join(' '));
    setRecent(next);
  }
  return { recent, copy };
}
