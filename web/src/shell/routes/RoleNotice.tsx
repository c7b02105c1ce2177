import { useEffect } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import { useShellWords } from '../words.ts';
import { lackOfRole } from './lack-of-role.ts';

/** Tells a person why the page they asked for was not opened. */
export function RoleNotice() {
  const message = useMessages();
  const t = useShellWords();
  const isRefused = useObservable(lackOfRole);
  useEffect(() => {
    if (!isRefused) return;
    lackOfRole.set(false);
    message(t('lackOfRole'), 'warning');
  }, [isRefused, t, message]);
  return null;
}
