import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { approve, takeBack } from '@madoguchi/contract/approvals/operations.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { attemptKey } from '../../../platform/attempt-key.ts';
import { call } from '../../../platform/call.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { readAgain, takeAct } from './after-act.ts';
import type { BarChoice } from './bar/bar-choice.ts';
import type { WordedAct } from './dialogs/ActDialog.tsx';
import { type DecisionAct, isYes, offeredChoices } from './offered-choices.ts';
import { useLookedAt } from './use-looked-at.ts';
import { useDecideWords } from './words.ts';

/** Acts that need no comment: a yes, and one's own yes taken back. */
type PlainAct = 'yes' | 'take-back';

const OPERATIONS = { yes: approve, 'take-back': takeBack } as const;

/**
 * Acts on an approval: never optimistic, one act at a time. A refusal is kept in `refusal`, and the newer state is read so
 * that the screen shows what happened meanwhile. `act` answers the approval as it is then, or `null` where refused.
 */
function useYes() {
  const [working, setWorking] = useState<PlainAct | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [key] = useState(attemptKey);

  async function act(
    { id, version }: Pick<ApprovalView, 'id' | 'version'>,
    kind: PlainAct,
  ): Promise<ActedApproval | null> {
    if (working !== null) return null;
    setWorking(kind);
    setRefusal(null);
    try {
      const acted = await call(OPERATIONS[kind], { id, version }, { key: key.of(`${kind} ${id} ${version}`) });
      if (kind === 'yes') takeAct(acted);
      else readAgain();
      return acted;
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)));
      readAgain();
      return null;
    } finally {
      setWorking(null);
    }
  }

  return { working, refusal, act, forget: () => setRefusal(null) };
}

const ActDialog = lazy(async () => ({ default: (await import('./dialogs/ActDialog.tsx')).ActDialog }));

export interface Decisions {
  /** The buttons for a `DecisionBar`; empty while the approval is not known. */
  readonly choices: readonly BarChoice[];
  /** Says yes for a choice of the screen's own that begins with it; `null` where refused, or not to be decided yet. */
  readonly sayYes: () => Promise<ActedApproval | null>;
  /** Why the last act was refused, as long as nothing else says it. */
  readonly refusal: Error | null;
  /** To be rendered: what asks for the words of an act. */
  readonly dialog: ReactNode;
}

/**
 * The reader's acts on an approval, as the engine offers them, with the keys A, R and D. Render it with the approval's id
 * as key: what was typed belongs to one request.
 */
export function useDecisions(
  approval: ApprovalView | undefined,
  /** All of what is to be decided is on the screen. */
  isDrawn: boolean,
  onActed: (acted: ActedApproval, act: DecisionAct) => void,
): Decisions {
  const t = useDecideWords();
  const yes = useYes();
  const [asked, setAsked] = useState<WordedAct | null>(null);
  const offered = offeredChoices(approval?.offered ?? []);
  const yesAct = offered.map(({ act }) => act).find(isYes);
  const isLookedAt = useLookedAt(approval && isDrawn ? `${approval.id} ${approval.version}` : null);
  const isTooSoon = (act: DecisionAct) => (isYes(act) || act === 'take-back') && !isLookedAt;
  const isStillAsked = asked !== null && offered.some(({ act }) => act === asked);

  async function choose(act: DecisionAct): Promise<void> {
    if (approval === undefined || yes.working !== null || isTooSoon(act)) return;
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
      isOff: isTooSoon(act) && yes.working === null,
      run: () => void choose(act),
    })),
    sayYes: async () => {
      if (approval === undefined || yesAct === undefined || isTooSoon(yesAct)) return null;
      yes.forget();
      return yes.act(approval, 'yes');
    },
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
