import { useEffect, useEffectEvent } from 'react';
import { referenceOf } from '../../platform/faults/use-reference.ts';
import { whatFailed } from '../../platform/faults/what-failed.ts';
import { sayMessage } from '../../platform/messages.ts';
import { defineWords } from '../../platform/words.ts';

/** True for errors that a browser reports without a fault: a request that the page aborted, a box measured again. */
function isHarmless(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Faults of the page while nothing was drawn, which no page of errors can stand for: they are told to the server too, and
 * a message says so with the number (S8-02). The page and what was typed stay.
 */
export function UnseenFaults() {
  const t = useUnseenWords();
  const say = useEffectEvent(async (error: unknown) => {
    const failure = whatFailed(error);
    if (isHarmless(error) || failure.kind === 'offline') return;
    const reference = await referenceOf(error, window.location.pathname);
    const sentence = reference === null ? t('unseen') : t('unseen.number', { reference });
    sayMessage(failure.kind === 'refused' ? failure.sentence : sentence, 'error', { key: 'unseen-fault' });
  });
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => void say(reason);
    // Without an error it is a notice of the browser's own.
    const onError = ({ error }: ErrorEvent) => void (error && say(error));
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('error', onError);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('error', onError);
    };
  }, []);
  return null;
}

const useUnseenWords = defineWords({
  unseen: {
    ja: '画面で問題が発生しました。入力内容は残っています。うまく動かないときは、再読み込みしてください。',
    en: 'Something went wrong on this page. What you typed is still here. If something does not work, reload.',
  },
  'unseen.number': {
    ja: '画面で問題が発生しました（参照番号 {{reference}}）。入力内容は残っています。うまく動かないときは、再読み込みしてください。',
    en: 'Something went wrong on this page (reference {{reference}}). What you typed is still here. If something does not work, reload.',
  },
});
