// The first announcement of the dashboard, as HTML of the page: in the place in which the app draws it a moment later.
import { CATEGORY_NAMES, MUST_READ, READER_STATE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { listAnnouncements } from '@madoguchi/contract/announcements/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import { CARD_NAMES } from '@madoguchi/contract/information/card-names.ts';
import { placeInFirstRow, shownCards } from '@madoguchi/contract/information/card-places.ts';
import { cardsFor, tabsFor } from '@madoguchi/contract/information/own-cards.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import type { Beneath } from '../../platform/http/pages/first-picture.ts';
import { inAttribute } from '../../platform/http/pages/in-page.ts';

type First = OutputOf<typeof listAnnouncements>['rows'][number];

/**
 * Null where there is none. Its place is known where its card stands in the first row, in which nothing is above it: styles hide it in
 * windows with fewer columns, and on a phone, which has one.
 */
export function firstAnnouncement({ session, answers }: Opening, language: Language): Beneath | null {
  const { user, tools, preferences } = session;
  const brought = answers.find(({ operation }) => operation === listAnnouncements.id);
  const [first] = (brought?.answer as OutputOf<typeof listAnnouncements> | undefined)?.rows ?? [];
  if (user === null || first === undefined) return null;
  const visitor = { roles: user.role };
  // Whoever leads a department, which the page does not know, has the tab of members as well.
  const hasTabs = tabsFor(visitor, tools, false).length > 1;

  const choice = preferences.dashboard.value;
  const shown = shownCards(choice, cardsFor(visitor, tools));
  const places = ([2, 3] as const).map((columns) => {
    const place = placeInFirstRow('announcements', shown, choice.wide, columns);
    return place === null ? `--first-of-${columns}:none` : `--first-at-${columns}:${place.column}/span ${place.span}`;
  });
  return {
    inHead: '<div class="first-actions"></div><div class="first-lead"><span></span></div>',
    below: [
      hasTabs ? '<div class="first-tabs"></div>' : '',
      `<div class="first-cards"><div class="first-card" style="${places.join(';')}">`,
      `<div class="first-name">${CARD_NAMES.announcements[language]}</div>`,
      `<div class="first-body"><div class="first-row">${rowOf(first, language)}</div></div></div></div>`,
    ].join(''),
  };
}

function rowOf(
  { announcementCategory, title, titleEn, shownFrom, pinned, mustRead, readAt }: First,
  language: Language,
): string {
  const { text, lang } = inLanguage(title, titleEn, language);
  const about = [CATEGORY_NAMES[announcementCategory][language], writtenDay(shownFrom, language)];
  const words = about.map((word) => `<span>${word}</span>`).join('');
  const mark = readAt === null ? MUST_READ : READER_STATE_NAMES.read;
  return [
    `<div class="first-text"><div class="first-about">${pinned ? '<i></i>' : ''}${words}</div>`,
    `<div class="first-title"><span lang="${lang}">${inAttribute(text)}</span></div></div>`,
    mustRead ? `<div class="first-mark">${mark[language]}</div>` : '',
  ].join('');
}
