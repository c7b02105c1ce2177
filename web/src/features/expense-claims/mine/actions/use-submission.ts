// The way of a submission: look at everything, ask, send what is unsent, submit, say what came of it.

import { useState } from 'react';
import { useMessages } from '../../../../platform/messages.ts';
import { usePreference } from '../../../../platform/preferences.ts';
import { removeBlankLines, sortByDate } from '../../sheet/store/line-commands.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { readinessOf } from '../summary/claim-findings.ts';
import { useMineWords } from '../words.ts';
import { useClaimWrites } from './claim-writes.ts';
import { useFaultWords } from './use-fault-words.ts';

type Stage =
  | { readonly kind: 'blocked'; readonly attempt: number }
  | { readonly kind: 'asks'; readonly warningCount: number };

export function useSubmission(sheet: OpenSheet, commit: () => void) {
  const t = useMineWords();
  const message = useMessages();
  const faultWords = useFaultWords();
  const { isBusy, submit } = useClaimWrites(sheet);
  const sortsLines = usePreference('sort-claim-lines').value;
  const [stage, setStage] = useState<Stage | null>(null);
  return {
    isBusy,
    stage,
    dismiss: () => setStage(null),
    begin() {
      commit();
      removeBlankLines(sheet.store);
      sheet.store.demandAll();
      const { blockers, warningCount } = readinessOf(sheet.store);
      const attempt = stage?.kind === 'blocked' ? stage.attempt + 1 : 1;
      setStage(blockers.length > 0 ? { kind: 'blocked', attempt } : { kind: 'asks', warningCount });
    },
    async confirm(comment: string) {
      if (sortsLines) sortByDate(sheet.store);
      const outcome = await submit(comment);
      setStage(null);
      if (outcome.kind === 'done') message(t('submit.done', { number: outcome.number ?? '' }), 'success');
      else message(faultWords(outcome), 'error');
    },
  };
}
