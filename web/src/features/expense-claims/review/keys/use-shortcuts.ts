import { useKeys } from '../../../../platform/keys/use-keys.ts';
import { useReviewWords } from '../words.ts';
import { REVIEW_COMMANDS, REVIEW_KEYS, type ReviewCommand } from './review-keys.ts';

/** Acts on the claim's keys while the component shows. */
export function useShortcuts(commands: Partial<Readonly<Record<ReviewCommand, () => void>>>): void {
  const t = useReviewWords();
  const bindings = REVIEW_COMMANDS.flatMap((command) => {
    const run = commands[command];
    return run ? [{ keys: REVIEW_KEYS[command], label: t(`keys.${command}`), run }] : [];
  });
  useKeys(t('keys.title'), bindings);
}
