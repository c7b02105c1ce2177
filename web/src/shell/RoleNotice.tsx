import { say } from '@madoguchi/contract/message.ts';
import { PROBLEM_TEXTS } from '@madoguchi/contract/problems.ts';
import { useEffect } from 'react';
import { useMessages } from '../platform/messages.ts';
import { useObservable } from '../platform/observable.ts';
import { useLanguage } from '../platform/words.ts';
import { lackOfRole } from './lack-of-role.ts';

/** Tells a person why the page they asked for was not opened. */
export function RoleNotice() {
  const message = useMessages();
  const language = useLanguage();
  const isRefused = useObservable(lackOfRole);
  useEffect(() => {
    if (!isRefused) return;
    lackOfRole.set(false);
    message(say(PROBLEM_TEXTS['not-allowed'], language), 'warning');
  }, [isRefused, language, message]);
  return null;
}
