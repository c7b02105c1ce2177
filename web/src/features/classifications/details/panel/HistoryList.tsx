import { type ColumnName, columnsOf } from '@madoguchi/contract/classifications/import/columns.ts';
import type { ClassificationDetail, DetailVersion } from '@madoguchi/contract/classifications/model.ts';
import { changeDetail, showHistory } from '@madoguchi/contract/classifications/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { formatDay, formatInstant, formatNumber } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useRead, useWrite } from '../../../../platform/query.ts';
import { masterName } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useClassificationWords } from '../../words.ts';
import { useAttributeTexts } from '../use-attribute-texts.ts';
import { useDetailWords } from '../words.ts';

// A change between two successive states of a value, by field, in the words that people read.
interface Change {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

function useVersionChanges(classification: string): (before: DetailVersion, after: DetailVersion) => readonly Change[] {
  const t = useClassificationWords();
  const language = useLanguage();
  const attributeTexts = useAttributeTexts(classification);
  return useMemo(() => {
    const texts = (version: DetailVersion): Readonly<Partial<Record<ColumnName, string>>> => ({
      ...Object.fromEntries(attributeTexts(version.extra).map(({ name, text }) => [name, text])),
      name: version.name,
      nameEn: version.nameEn || t('none'),
      kana: version.kana,
      order: formatNumber(version.order),
      validFrom: formatDay(version.validFrom, language),
      validTo: version.validTo === null ? t('none') : formatDay(version.validTo, language),
      active: t(version.active ? 'yes' : 'no'),
    });
    return (before, after) => {
      const [former, now] = [texts(before), texts(after)];
      return columnsOf(classification)
        .map(({ name, heading }) => ({ field: heading[language], from: former[name] ?? '', to: now[name] ?? '' }))
        .filter(({ from, to }) => from !== to);
    };
  }, [classification, attributeTexts, t, language]);
}

interface Props {
  readonly detail: ClassificationDetail;
  readonly mayWrite: boolean;
}

/** Every state that a value had, newest first, each with what it changed; a former one can stand again (B1-05). */
export function HistoryList({ detail, mayWrite }: Props) {
  const t = useDetailWords();
  const { classification, code } = detail;
  const { data = [], error, refetch } = useRead(showHistory, { classification, code });
  const [wanted, setWanted] = useState<DetailVersion | null>(null);
  return (
    <Box component="section" aria-label={t('history')}>
      <Typography variant="h3" component="h3">
        {t('history')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((version, nth) => (
          <Box component="li" key={version.version} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            <VersionText classification={classification} version={version} before={data[nth + 1]} />
            {mayWrite && nth > 0 ? (
              <Button size="small" onClick={() => setWanted(version)}>
                {t('restoreVersion', { n: version.version })}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {wanted === null ? null : <RestoreDialog detail={detail} version={wanted} onClose={() => setWanted(null)} />}
    </Box>
  );
}

interface TextOf {
  readonly classification: string;
  readonly version: DetailVersion;
  /** Absent for the first one. */
  readonly before: DetailVersion | undefined;
}

function VersionText({ classification, version, before }: TextOf) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const changesOf = useVersionChanges(classification);
  const { changedAt, changedBy } = version;
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('version', { n: version.version })}{' '}
        {changedAt === null
          ? tAll('installed')
          : tAll('changedBy', { moment: formatInstant(changedAt, language), by: changedBy ?? '' })}
      </Typography>
      {before === undefined ? (
        <Typography variant="body2">{t('firstVersion')}</Typography>
      ) : (
        changesOf(before, version).map(({ field, from, to }) => (
          <Typography key={field} variant="body2">
            {t('change', { field, from, to })}
          </Typography>
        ))
      )}
    </>
  );
}

interface RestoreDialogProps {
  readonly detail: ClassificationDetail;
  /** The state that is to stand again. */
  readonly version: DetailVersion;
  readonly onClose: () => void;
}

/** An earlier version of a value as a new change: over the version that is shown, and by the rules of today. */
function restored(
  detail: ClassificationDetail,
  { version: _then, changedAt, changedBy, extra, ...content }: DetailVersion,
) {
  const { classification, code, version } = detail;
  // The attributes of a list are those of its values, whenever these were written.
  return { classification, code, version, ...content, ...extra } as InputOf<typeof changeDetail>;
}

/** Gives a value back a state that it had, once it is shown what that changes (B1-05). */
function RestoreDialog({ detail, version, onClose }: RestoreDialogProps) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const message = useMessages();
  const changesOf = useVersionChanges(detail.classification);
  const work = useWrite(changeDetail);
  const name = masterName(detail, language);
  const now: DetailVersion = { ...detail, changedAt: detail.updatedAt, changedBy: detail.updatedBy };

  function carryOut(): void {
    if (work.isPending) return;
    work.mutate(restored(detail, version), {
      onSuccess: () => {
        message(t('restored', { name, n: version.version }), 'success');
        onClose();
      },
    });
  }
  return (
    <ConfirmDialog
      open
      title={t('restoreTitle', { name, n: version.version })}
      confirmLabel={t('restore')}
      dismissLabel={tAll('back')}
      busy={work.isPending}
      onConfirm={carryOut}
      onDismiss={onClose}
    >
      {changesOf(now, version).map(({ field, from, to }) => (
        <Typography key={field}>{t('change', { field, from, to })}</Typography>
      ))}
      {work.error ? <ErrorBand error={work.error} /> : null}
    </ConfirmDialog>
  );
}
