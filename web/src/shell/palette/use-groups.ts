import { GUEST, may } from '@madoguchi/contract/access.ts';
import { useDeferredValue } from 'react';
import { useSession } from '../../platform/session.ts';
import type { PaletteGroup } from './entries/entry.ts';
import { answering, paletteQuery } from './entries/match.ts';
import { recentEntries } from './recent.ts';
import { useActions } from './sources/use-actions.ts';
import { useAnnouncements } from './sources/use-announcements.ts';
import { useClaims } from './sources/use-claims.ts';
import { useFaq } from './sources/use-faq.ts';
import { usePages } from './sources/use-pages.ts';
import { usePeople } from './sources/use-people.ts';
import { usePurchases } from './sources/use-purchases.ts';

/**
 * What answers the text, by kind: pages and actions from the menu and the rules, the rest from the server, which decides by
 * the person's rights. With nothing typed what was used last comes first.
 */
export function useGroups(text: string, isComposing: boolean) {
  const { user } = useSession();
  const pages = usePages();
  const actions = useActions();
  // The server is asked for words, not for the letters that an input method is still turning into one.
  const typed = isComposing ? '' : text;
  const asked = useDeferredValue(typed);
  // For a moment the rows are those of what was typed before: Enter would open one that nobody looked for.
  const isBehind = asked !== typed;
  const isStaff = may(user === null ? GUEST : { roles: user.role }, 'staff');
  const claims = useClaims(asked, isStaff);
  const purchases = usePurchases(asked, isStaff);
  const people = usePeople(asked, isStaff);
  const announcements = useAnnouncements(text.trim() !== '');
  const faq = useFaq(asked, isStaff);

  const query = paletteQuery(text);
  const isBlank = query.typed === '';
  const recent = isBlank ? recentEntries(user?.uid ?? null, [...pages, ...actions]) : [];
  const isRecent = new Set(recent.map(({ id }) => id));
  const others = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
    entries.filter(({ id }) => !isRecent.has(id));
  const groups: PaletteGroup[] = [
    { name: 'recent', entries: recent },
    { name: 'claims', entries: isBehind ? [] : claims.entries },
    { name: 'purchases', entries: isBehind ? [] : purchases.entries },
    { name: 'pages', entries: others(answering(pages, query)) },
    { name: 'actions', entries: others(answering(actions, query)) },
    { name: 'people', entries: isBehind ? [] : people.entries },
    { name: 'announcements', entries: isBlank ? [] : answering(announcements.entries, query) },
    { name: 'faq', entries: faq.entries },
  ];
  const reads = [claims.read, purchases.read, people.read, announcements.read, faq.read];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: isBehind || reads.some(({ isFetching }) => isFetching),
    hasFailed: reads.some(({ isError }) => isError),
    retry: () => Promise.all(reads.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
