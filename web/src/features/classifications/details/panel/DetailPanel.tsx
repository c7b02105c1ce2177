import { showDetail } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PeekCard } from '../../../../kit/list/pane/PeekCard.tsx';
import { formatInstant } from '../../../../platform/formats.ts';
import { useRead } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { masterName } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useClassificationWords } from '../../words.ts';
import { DetailStateChip } from '../DetailStateChip.tsx';
import { useDetailWords } from '../words.ts';
import { DetailFacts } from './DetailFacts.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { UsageList } from './UsageList.tsx';

const ButtonLink = createLink(Button);
const EndDialog = lazy(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));
const HistoryList = lazy(async () => ({ default: (await import('./HistoryList.tsx')).HistoryList }));

interface Props {
  readonly classification: string;
  readonly code: string;
  readonly mayWrite: boolean;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One value beside the list: what it says, where it is used, and for system people what may be done to it. */
export function DetailPanel({ classification, code, mayWrite, takeFocus, onClose }: Props) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const [ends, setEnds] = useState(false);
  const [tellsHistory, setTellsHistory] = useState(false);
  const read = useRead(showDetail, { classification, code });
  return (
    <PeekCard
      {...{ id: code, read, takeFocus, onClose }}
      label={t('panel')}
      title={(data) => masterName(data, language)}
      above={(data) => `${tAll('code')} ${data.code}`}
      beside={({ state }) => <DetailStateChip status={state} />}
    >
      {(data) => (
        <>
          <DetailFacts detail={data} />
          {mayWrite ? <MoveButtons detail={data} /> : null}
          <UsageList classification={classification} code={code} />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {data.updatedAt === null
              ? tAll('installed')
              : tAll('changedBy', { moment: formatInstant(data.updatedAt, language), by: data.updatedBy ?? '' })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {mayWrite ? (
              <>
                <ButtonLink
                  to={screenPath('classifications.edit-detail', {
                    classificationCode: classification,
                    detailCode: code,
                  })}
                  variant="outlined"
                >
                  {tAll('edit')}
                </ButtonLink>
                <Button variant="outlined" onClick={() => setEnds(true)}>
                  {t('end')}
                </Button>
              </>
            ) : null}
            {classification === 'group' ? (
              <ButtonLink to={screenPath('members.list')} search={{ department: code }} variant="outlined">
                {t('organisation')}
              </ButtonLink>
            ) : null}
            {tellsHistory ? null : (
              <Button variant="outlined" onClick={() => setTellsHistory(true)}>
                {t('showHistory')}
              </Button>
            )}
          </Box>
          <Suspense fallback={null}>
            {tellsHistory ? <HistoryList detail={data} mayWrite={mayWrite} /> : null}
            {ends ? <EndDialog detail={data} onClose={() => setEnds(false)} /> : null}
          </Suspense>
        </>
      )}
    </PeekCard>
  );
}
