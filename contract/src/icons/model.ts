// An icon as the source's call tells of it (S7-05), made from the table.
import * as z from 'zod';
import { ICON_CATALOGUE, ICON_CATEGORIES, ICON_FAMILIES, ICON_NAMES, ICON_SIZES, type IconName } from './catalogue.ts';

export const CatalogueIcon = z.object({
  name: z.enum(ICON_NAMES as [IconName, ...IconName[]]),
  version: z.int().positive(),
  /** Families in which there is no drawing of it. */
  unsupported_families: z.array(z.enum(ICON_FAMILIES)),
  categories: z.array(z.enum(ICON_CATEGORIES)),
  /** English words and signs, Japanese words and their readings: what a search looks through. */
  tags: z.array(z.string()),
  sizes_px: z.array(z.int().positive()),
});
export type CatalogueIcon = z.infer<typeof CatalogueIcon>;

function iconOf(name: IconName): CatalogueIcon {
  const { category, version, tags, words, ...more } = ICON_CATALOGUE[name];
  const families: readonly string[] = 'families' in more ? more.families : ['outlined'];
  return {
    name,
    version,
    unsupported_families: ICON_FAMILIES.filter((family) => !families.includes(family)),
    categories: [category],
    tags: [...tags.split(' '), ...words.split(' ').flatMap((word) => word.split('/'))],
    sizes_px: [...ICON_SIZES],
  };
}

/** Every icon in the order of the table. */
export const CATALOGUE_ICONS: readonly CatalogueIcon[] = ICON_NAMES.map(iconOf);
