import { OfflineError } from '../../../../platform/http/refusals.ts';
import { useMineWords } from '../words.ts';
import type { WriteFault } from './claim-writes.ts';

/** Why a write of the claim did not happen, as a sentence. */
export function useFaultWords(): (fault: WriteFault) => string {
  const t = useMineWords();
  return (fault) => {
    if (fault.kind === 'unsent') {
      const { reason } = fault.state;
      if (reason === null) return t('submit.unsent');
      return typeof reason === 'string' ? `${t('submit.unsent')} ${t(`save.${reason}`)}` : reason.message;
    }
    return fault.error instanceof OfflineError ? t('save.unreachable') : fault.error.body.message;
  };
}
