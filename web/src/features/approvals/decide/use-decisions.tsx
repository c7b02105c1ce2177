import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import type { BarChoice } from './bar/bar-choice.ts';
import type { WordedAct } from './dialogs/ActDialog.tsx';
import { type DecisionAct, isYes, offeredChoices } from './offered-choices.ts';
import { useYes } from './use-yes.ts';
import { useDecideWords } from './words.ts';

const ActDialog = lazy(async () => ({ default: (await import('./dialogs/ActDialog.tsx')).ActDialog }));

export interface Decisions {
  /** The buttons for a `DecisionBar`; empty while the approval is not known. */
  readonly choices: readonly BarChoice[];
  /** Why the last act was refused, as long as nothing else says it. */
  readonly refusal: Error | null;
  /** To be rendered: what asks for the words of an act. */
  readonly dialog: ReactNode;
}

/**
 * What the reader may do with an approval, as the engine offers it, with the keys A, R and D. Render it with the approval's id
 * as key: what was typed belongs to one request.
 */
export function useDecisions(
  approval: ApprovalView | undefined,
  onActed: (acted: ActedApproval, act: DecisionAct) => void,
): Decisions {
  const t = useDecideWords();
  const yes = useYes();
  const [asked, setAsked] = useState<WordedAct | null>(null);
  const offered = offeredChoices(approval?.offered ?? []);
  const yesAct = offered.map(({ act }) => act).find(isYes);
  const isStillAsked = asked !== null && offered.some(({ act }) => act === asked);

  async function choose(act: DecisionAct): Promise<void> {
    if (approval === undefined || yes.working !== null) return;
    yes.forget();
    if (isYes(act) || act === 'take-back') {
      const acted = await yes.act(approval, isYes(act) ? 'yes' : act);
      if (acted) onActed(acted, act);
    } else setAsked(act);
  }

  const offers = (one: DecisionAct) => offered.some(({ act }) => act === one);
  useKeys(t('keys.title'), [
    ...(yesAct ? [{ keys: 'a', label: t(`choice.${yesAct}`), run: () => void choose(yesAct) }] : []),
    ...(offers('return') ? [{ keys: 'r', label: t('choice.return'), run: () => void choose('return') }] : []),
    ...(offers('reject') ? [{ keys: 'd', label: t('choice.reject'), run: () => void choose('reject') }] : []),
  ]);

  return {
    choices: offered.map(({ act, look, folds }) => ({
      id: act,
      label: t(`choice.${act}`),
      look,
      folds,
      isWorking: yes.working === (isYes(act) ? 'yes' : act),
      isOff: false,
      run: () => void choose(act),
    })),
    refusal: asked === null ? yes.refusal : null,
    dialog: approval && isStillAsked && (
      <Suspense fallback={null}>
        <ActDialog
          act={asked}
          approval={approval}
          onDone={(acted) => {
            setAsked(null);
            onActed(acted, asked);
          }}
          onDismiss={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
