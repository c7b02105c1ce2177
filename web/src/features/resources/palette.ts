import { RESOURCE_CATEGORY_NAMES } from '@madoguchi/contract/resources/names.ts';
import { listOfferedResources } from '@madoguchi/contract/resources/operations.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';

/** Every resource in use, found by its name, its reading and its site. */
function useResources(text: string, isStaff: boolean) {
  const language = useLanguage();
  const read = useRead(listOfferedResources, {}, { enabled: isStaff && text.trim() !== '' });
  const entries = (read.data?.resources ?? []).map(
    ({ id, name, reading, site, resourceCategory }): PaletteEntry => ({
      id: `resource:${id}`,
      title: name,
      detail: [RESOURCE_CATEGORY_NAMES[resourceCategory][language], site].filter(Boolean).join(' · '),
      icon: 'resource',
      words: [name, reading, site].filter(Boolean),
      to: screenPath('resources.show', { resourceId: id }),
    }),
  );
  return { entries, read };
}

export const resourcePalette = {
  id: 'resources',
  name: { ja: '設備', en: 'Resources' },
  gives: 'all',
  entriesFor: useResources,
} as const satisfies PaletteSource;
