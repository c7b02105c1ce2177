import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { uidNow } from '../../platform/identity/session-state.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useFormWords } from './words.ts';

interface Props {
  readonly isOn: boolean;
  /** True when what was typed is kept as a draft. */
  readonly isKept: boolean;
  /** Says in a sentence which other loss leaving brings than that of typed text. */
  readonly lost?: string;
}

/** Asks before a page with unsaved input is left: by the browser where it closes, by a dialog within the portal. */
export function LeaveGuard(props: Props) {
  const { isOn, isKept } = props;
  const router = useRouter({ warn: false });
  useEffect(() => {
    if (!isOn || isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn, isKept]);
  return router ? <LeaveDialog {...props} /> : null;
}

function LeaveDialog({ isOn, isKept, lost }: Props) {
  const t = useFormWords();
  const [uid] = useState(uidNow);
  const blocker = useBlocker({
    // Whoever is no longer signed in is led away, and a change of the query is no way out of the page.
    shouldBlockFn: ({ current, next }) => isOn && uidNow() === uid && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      title={t('leave.title')}
      confirmLabel={t('leave.go')}
      dismissLabel={t('dismiss')}
      onConfirm={blocker.proceed}
      onDismiss={blocker.reset}
    >
      {lost ?? t(isKept ? 'leave.kept' : 'leave.lost')}
    </ConfirmDialog>
  );
}
