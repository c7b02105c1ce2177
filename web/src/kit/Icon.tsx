import type { ICON_SIZES, IconName } from '@madoguchi/contract/icons/catalogue.ts';
import { ICONS, type IconStroke, MIRRORED } from './icons/icon-paths.ts';

interface Props {
  readonly name: IconName;
  /** 16 in chips and cells, 20 beside text, 24 in rails; larger ones stand alone. */
  readonly size?: (typeof ICON_SIZES)[number];
  /** Its meaning where no word stands beside it; without, it is hidden from assistive technology. */
  readonly label?: string;
}

/** One picture of the outline set, in the colour of the text around it. */
export function Icon({ name, size = 20, label }: Props) {
  const strokes: readonly IconStroke[] = ICONS[name];
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      data-mirrors={MIRRORED.has(name) ? '' : undefined}
    >
      {strokes.map(({ d, filled, dash }) => (
        <path key={d} d={d} strokeDasharray={dash} fill={filled ? 'currentColor' : 'none'} />
      ))}
    </svg>
  );
}
