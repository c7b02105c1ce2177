import { useTheme } from '@mui/material/styles';
import { type CustomContentProps, SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { AUTO_HIDE_MS, MESSAGES_AT_ONCE } from '../platform/messages.ts';
import { styleNonce } from '../platform/style-nonce.ts';
import { MessageCard } from './MessageCard.tsx';

declare global {
  interface Window {
    /** Read by notistack's style sheet, which has no other way to be given a nonce. */
    __nonce__?: string | undefined;
  }
}

window.__nonce__ = styleNonce();

const CARDS: Record<'success' | 'warning' | 'error' | 'info' | 'default', typeof MessageCard> = {
  success: MessageCard,
  warning: MessageCard,
  error: MessageCard,
  info: MessageCard,
  default: MessageCard,
};

export type MessageProps = CustomContentProps;

/** Top centre, six seconds, five at most; the oldest leaves for a sixth (S6-06). */
export function MessageArea({ children }: { readonly children: ReactNode }) {
  const { transitions } = useTheme();
  return (
    <SnackbarProvider
      maxSnack={MESSAGES_AT_ONCE}
      autoHideDuration={AUTO_HIDE_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transitionDuration={{ enter: transitions.duration.standard, exit: transitions.duration.shortest }}
      Components={CARDS}
    >
      {children}
    </SnackbarProvider>
  );
}
