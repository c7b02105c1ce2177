// The search, filters, size and chosen icon of the catalogue, all in its address.
import {
  ICON_CATALOGUE,
  ICON_CATEGORIES,
  ICON_FAMILIES,
  ICON_NAMES,
  ICON_SIZES,
  type IconCategory,
  type IconFamily,
  type IconName,
} from '@madoguchi/contract/icons/catalogue.ts';
import type { CatalogueIcon } from '@madoguchi/contract/icons/model.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

export type IconSize = (typeof ICON_SIZES)[number];

export interface IconView {
  readonly q: string;
  readonly category: IconCategory | null;
  readonly family: IconFamily | null;
  readonly version: number | null;
  readonly size: IconSize;
  readonly icon: IconName | null;
}

const LONGEST = 100;
const USUAL_SIZE: IconSize = 24;

export const ICON_VERSIONS: readonly number[] = [
  ...new Set(Object.values(ICON_CATALOGUE).map(({ version }) => version)),
].toSorted((a, b) => a - b);

function readView({ q, category, family, version, size, icon }: Readonly<Record<string, unknown>>): IconView {
  return {
    q: typeof q === 'string' ? q.slice(0, LONGEST) : typeof q === 'number' ? String(q) : '',
    category: ICON_CATEGORIES.find((one) => one === category) ?? null,
    family: ICON_FAMILIES.find((one) => one === family) ?? null,
    version: ICON_VERSIONS.find((one) => one === version) ?? null,
    size: ICON_SIZES.find((one) => one === size) ?? USUAL_SIZE,
    icon: ICON_NAMES.find((one) => one === icon) ?? null,
  };
}

export function useIconView() {
  const view = readView(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (change: Partial<IconView>) => {
    const { q, size, ...choices } = { ...view, ...change };
    void navigate({
      to: '.',
      search: {
        ...(q.trim() === '' ? {} : { q }),
        ...Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== null)),
        ...(size === USUAL_SIZE ? {} : { size }),
      },
      replace: true,
      resetScroll: false,
    });
  };
  return { view, show };
}

/** True while something narrows the catalogue. */
export const isNarrowed = ({ q, category, family, version }: IconView): boolean =>
  q.trim() !== '' || category !== null || family !== null || version !== null;

/** True for an icon that the filters leave. */
export function passes(icon: CatalogueIcon, { category, family, version }: IconView): boolean {
  return (
    (category === null || icon.categories.includes(category)) &&
    (family === null || !icon.unsupported_families.includes(family)) &&
    (version === null || icon.version === version)
  );
}
