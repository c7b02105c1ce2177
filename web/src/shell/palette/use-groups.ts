import { GUEST, may } from '@madoguchi/contract/access.ts';
import { useDeferredValue } from 'react';
import { PALETTE_SOURCES } from '../../palette-sources.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import type { PaletteGroup } from './entries/entry.ts';
import { answering, paletteQuery } from './entries/match.ts';
import { recentEntries } from './recent.ts';
import { useActions } from './sources/use-actions.ts';
import { usePages } from './sources/use-pages.ts';
import { usePeople } from './sources/use-people.ts';
import { usePaletteWords } from './words.ts';

/**
 * What answers the text, by kind: pages and actions from the menu and the rules, the rest from the server, which decides by
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
