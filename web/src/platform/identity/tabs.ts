// What the tabs of one browser tell each other: signing in or out in one is seen in all (S4-06).

export type TabNews = { readonly kind: 'signed-in'; readonly uid: string } | { readonly kind: 'signed-out' };

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
