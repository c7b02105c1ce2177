import type { ClassificationDetail, Move } from '@madoguchi/contract/classifications/model.ts';
import { moveDetail } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { ReasonedButton } from '../../../../kit/ReasonedButton.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { invalidate, useWrite } from '../../../../platform/query.ts';
import { masterName } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useDetailWords } from '../words.ts';

/** Moves a value one place up or down in its list. */
export function MoveButtons({ detail }: { readonly detail: ClassificationDetail }) {
  const t = useDetailWords();
  const language = useLanguage();
  const message = useMessages();
  const work = useWrite(moveDetail);
  const { classification, code, version, place, of } = detail;

  function go(move: Move): void {
    if (work.isPending) return;
    work.mutate(
      { classification, code, version, move },
      {
        onSuccess: () => message(t('moved', { name: masterName(detail, language) }), 'success', { key: 'moved' }),
        // Somebody was faster: the newer place is shown, and the next press moves from there.
        onError: () => void invalidate(moveDetail),
      },
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ReasonedButton
          size="small"
          variant="outlined"
          reason={place === 1 ? t('first') : null}
          aria-busy={work.isPending}
          onClick={() => go('up')}
        >
          {t('up')}
        </ReasonedButton>
        <ReasonedButton
          size="small"
          variant="outlined"
          reason={place === of ? t('last') : null}
          aria-busy={work.isPending}
          onClick={() => go('down')}
        >
          {t('down')}
        </ReasonedButton>
      </Box>
      {work.error ? <ErrorBand error={work.error} /> : null}
    </>
  );
}
