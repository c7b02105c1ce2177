// The message area at the top centre (S6-06): one call says a sentence, the newest five are seen.
import { type OptionsObject, useSnackbar } from 'notistack';
import { useCallback } from 'react';

export type MessageVariant = 'success' | 'warning' | 'error' | 'info';
export const AUTO_HIDE_MS = 6_000;
export const MESSAGES_AT_ONCE = 5;

export type SayMessage = (
  text: string,
  variant?: MessageVariant,
  options?: Pick<OptionsObject, 'key' | 'action'>,
) => void;

/** `const message = useMessages(); message(t('saved'), 'success')`. */
export function useMessages(): SayMessage {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (text, variant = 'info', options = {}) => {
      enqueueSnackbar(text, { ...options, variant });
    },
    [enqueueSnackbar],
  );
}
