import type { ClassificationDetail, Move } from '@madoguchi/contract/classifications/model.ts';
import { moveDetail, showDetail } from '@madoguchi/contract/classifications/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { type Fact, FactList } from '../../../../kit/FactList.tsx';
import { PeekCard } from '../../../../kit/list/pane/PeekCard.tsx';
import { ReasonedButton } from '../../../../kit/ReasonedButton.tsx';
import { formatDay, formatInstant } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { invalidate, useRead, useWrite } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { masterName } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useClassificationWords } from '../../words.ts';
import { DetailStateChip } from '../DetailStateChip.tsx';
import { useAttributeTexts } from '../use-attribute-texts.ts';
import { usePathText } from '../use-path-text.ts';
import { useDetailWords } from '../words.ts';
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

/** The facts of a value, attribute by attribute. */
function DetailFacts({ detail }: { readonly detail: ClassificationDetail }) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const attributeTexts = useAttributeTexts(detail.classification);
  const pathText = usePathText();
  const { validFrom, validTo } = detail;
  const from = formatDay(validFrom, language);
  const facts: readonly Fact[] = [
    [tAll('name'), `${detail.name}（${detail.kana}）`, 'ja'],
    [t('nameEn'), detail.nameEn || tAll('none')],
    ...(detail.classification === 'group' ? [[t('path'), pathText(detail.above)] as const] : []),
    [
      t('validity'),
      validTo === null
        ? t('validity.open', { from })
        : t('validity.closed', { from, to: formatDay(validTo, language) }),
    ],
    [t('offered'), tAll(detail.active ? 'yes' : 'no')],
    ...attributeTexts(detail.extra, detail.people).map(({ label, text }) => [label, text] as const),
    [t('order'), t('place', { place: detail.place, of: detail.of })],
  ];
  return <FactList facts={facts} />;
}

/** Moves a value one place up or down in its list. */
function MoveButtons({ detail }: { readonly detail: ClassificationDetail }) {
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
