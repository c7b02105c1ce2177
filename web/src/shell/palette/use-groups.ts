import { GUEST, may } from '@madoguchi/contract/access.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { SCREEN_READINGS } from '@madoguchi/contract/screen-readings.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { useDeferredValue } from 'react';
import { PALETTE_SOURCES } from '../../palette-sources.ts';
import { masterArrivals } from '../../platform/identity/master-lists.ts';
import { useMessages } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import type { PaletteEntry } from '../../platform/palette.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { masterName, mastersByCode, useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useMenu, useMenuTitle } from '../nav/menu/use-menu.ts';
import { ENTRIES_AT_MOST, type PaletteGroup } from './entries/entry.ts';
import { answering, paletteQuery } from './entries/match.ts';
import { recentEntries } from './recent.ts';
import { useActions } from './sources/use-actions.ts';
import { usePaletteWords } from './words.ts';

const LONGEST = 100;
const NONE: MasterData['group'] = [];

/** Colleagues by name, kana, romaji or number: a reviewer opens their claims, everybody else takes name and number along. */
function usePeople(text: string, mayAsk: boolean) {
  const t = usePaletteWords();
  const message = useMessages();
  const language = useLanguage();
  const { user, today } = useSession();
  // A guest has no master lists, and finds nobody.
  const departments = mastersByCode(useObservable(masterArrivals).data?.group ?? NONE);
  const mayReview = may(user === null ? GUEST : { roles: user.role }, 'admin');
  const q = text.trim().slice(0, LONGEST);
  const enabled = mayAsk && q !== '';
  const { reading } = paletteQuery(q);
  // Nobody of the search before is offered meanwhile: Enter would open or copy somebody else.
  const read = useRead(findPeople, { q, reading: reading.slice(0, LONGEST), limit: ENTRIES_AT_MOST }, { enabled });

  const departmentOf = ({ departmentCode }: FoundPerson) => {
    const department = departments.get(departmentCode);
    return department ? masterName(department, language) : departmentCode;
  };
  const copy = async ({ name, employeeId }: FoundPerson) => {
    await navigator.clipboard.writeText(`${name}（${employeeId}）`);
    message(t('person.copied', { name }), 'success');
  };
  const leads = (person: FoundPerson) => {
    if (!mayReview) return { run: () => void copy(person) };
    const review = screenPath('expense-claims.review', { applicationYm: monthOf(today) });
    return { to: `${review}?${new URLSearchParams({ q: person.employeeId }).toString()}` };
  };
  const people = enabled ? (read.data?.people ?? []) : [];
  const entries = people.map(
    (person): PaletteEntry => ({
      id: `person:${person.employeeId}`,
      title: person.name,
      detail: [person.kana, departmentOf(person), person.employeeId].join(language === 'ja' ? '　' : ' · '),
      icon: 'person',
      words: [],
      ...leads(person),
    }),
  );
  return { entries, read };
}

/** The screens of the visitor's menu. */
function usePages(): PaletteEntry[] {
  const title = useMenuTitle();
  const { nodes } = useMenu();
  return itemsOf(nodes).map((item) => ({
    id: `page:${item.id}`,
    title: title(item.title),
    icon: item.icon,
    // The path finds it as well: part of an old link is all that somebody may have.
    // A page is found by its title in either language, whichever is shown (B9-02).
    words: [item.title.ja, item.title.en, SCREEN_READINGS[item.id] ?? '', item.id, item.path].filter(
      (word) => word !== '',
    ),
    to: item.to,
  }));
}

/**
 * Results for the text, by kind: pages and actions from the menu and the rules, the rest from the server, which decides by
 * the person's rights. With nothing typed what was used last comes first; what has the number that was typed, before pages.
 */
export function useGroups(text: string, isComposing: boolean) {
  const t = usePaletteWords();
  const language = useLanguage();
  const { user } = useSession();
  const pages = usePages();
  const actions = useActions();
  // The server is asked for words, not for the letters that an input method is still turning into one.
  const typed = isComposing ? '' : text;
  const asked = useDeferredValue(typed);
  // For a moment the rows are those of what was typed before: Enter would open one that nobody looked for.
  const isBehind = asked !== typed;
  const isStaff = may(user === null ? GUEST : { roles: user.role }, 'staff');
  const people = usePeople(asked, isStaff);
  const sources = PALETTE_SOURCES.map((source) => ({
    ...source,
    ...source.entriesFor(source.gives === 'all' ? text : asked, isStaff),
  }));

  const query = paletteQuery(text);
  const isBlank = query.typed === '';
  const recent = isBlank ? recentEntries(user?.uid ?? null, [...pages, ...actions]) : [];
  const isRecent = new Set(recent.map(({ id }) => id));
  const others = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
    entries.filter(({ id }) => !isRecent.has(id));
  const shownOf = ({ gives, entries }: (typeof sources)[number]) => {
    if (gives === 'ranked') return entries;
    if (gives === 'found') return isBehind ? [] : entries;
    return isBlank ? [] : answering(entries, query);
  };
  const groupsOf = (some: typeof sources): PaletteGroup[] =>
    some.map((source) => ({ id: source.id, name: source.name[language], entries: shownOf(source) }));
  const groups: PaletteGroup[] = [
    { id: 'recent', name: t('group.recent'), entries: recent },
    ...groupsOf(sources.filter(({ gives }) => gives === 'found')),
    { id: 'pages', name: t('group.pages'), entries: others(answering(pages, query)) },
    { id: 'actions', name: t('group.actions'), entries: others(answering(actions, query)) },
    { id: 'people', name: t('group.people'), entries: isBehind ? [] : people.entries },
    ...groupsOf(sources.filter(({ gives }) => gives !== 'found')),
  ];
  const reads = [people.read, ...sources.map(({ read }) => read)];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: isBehind || reads.some(({ isFetching }) => isFetching),
    hasFailed: reads.some(({ isError }) => isError),
    retry: () => Promise.all(reads.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
