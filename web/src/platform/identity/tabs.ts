// Messages between the tabs of one browser: signing in or out in one is seen in all (S4-06).

import type { Kept, PreferenceName } from '@madoguchi/contract/preferences/model.ts';

/** A choice that the person has made in another tab. */
interface PreferenceNews {
  readonly kind: 'preference';
  readonly uid: string;
  readonly name: PreferenceName;
  readonly kept: Kept<PreferenceName>;
}

export type TabNews =
  | { readonly kind: 'signed-in'; readonly uid: string }
  | { readonly kind: 'signed-out' }
  | PreferenceNews;

const CHANNEL = 'madoguchi.session';

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

export function tellTabs(news: TabNews): void {
  open().postMessage(news);
}

/** Hears the other tabs, not this one. */
export function onTabNews(listener: (news: TabNews) => void): void {
  open().addEventListener('message', (event: MessageEvent<TabNews>) => listener(event.data));
}
