import { GUEST, may } from '@madoguchi/contract/access.ts';
import { MANUAL_PAGES } from '@madoguchi/contract/documentation/pages.ts';
import { LANGUAGES } from '@madoguchi/contract/message.ts';
import type { PaletteEntry, PaletteSource } from '../../platform/palette.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';

/** Nothing is asked of the server. */
const HERE = { isFetching: false, isError: false, refetch: async () => undefined };

const NAME = { ja: 'マニュアル', en: 'Manual' };

/** The pages of the manual that the person has; its own search looks into them. */
function useManual() {
  const language = useLanguage();
  const { user } = useSession();
  const visitor = user === null ? GUEST : { roles: user.role };
  const entries = MANUAL_PAGES.filter(({ access }) => may(visitor, access)).map(
    ({ id, path, title, keywords }): PaletteEntry => ({
      id: `manual:${id}`,
      title: title[language],
      // A page of the manual often has the name of the screen that it tells of.
      detail: NAME[language],
      icon: 'manual',
      words: LANGUAGES.flatMap((one) => [title[one], ...(keywords?.[one].split(' ') ?? [])]),
      to: path,
    }),
  );
  return { entries, read: HERE };
}

export const manualPalette = {
  id: 'manual',
  name: NAME,
  gives: 'all',
  entriesFor: useManual,
} as const satisfies PaletteSource;
