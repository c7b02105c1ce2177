import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { Icon } from '../kit/Icon.tsx';
import type { LiveState } from '../platform/live/live-connection.ts';
import { liveState } from '../platform/live.ts';
import { useObservable } from '../platform/observable.ts';
import { useShellWords } from './words.ts';

function onLineChanges(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const WORDS = { connecting: 'online', open: 'online', lost: 'reconnecting' } as const satisfies Record<
  LiveState,
  string
>;

/** True when changes of others arrive: by word and icon, announced when it changes. */
export function ConnectionLight() {
  const t = useShellWords();
  const live = useObservable(liveState);
  const isOnline = useSyncExternalStore(onLineChanges, () => navigator.onLine);
  const state = isOnline ? WORDS[live] : 'offline';
  // Before the first answer its place is kept, so that nothing moves when it comes.
  const visibility = isOnline && live === 'connecting' ? 'hidden' : 'visible';
  return (
    <Box component="span" role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, visibility }}>
      <Icon name={state === 'offline' || state === 'reconnecting' ? 'offline' : 'online'} size={16} />
      {t(state)}
    </Box>
  );
}
