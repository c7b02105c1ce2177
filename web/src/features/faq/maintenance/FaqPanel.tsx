import { may } from '@madoguchi/contract/access.ts';
import { FAQ_CATEGORY_NAMES, FAQ_READER_NAMES } from '@madoguchi/contract/faq/names.ts';
import { showFaqForMaintenance } from '@madoguchi/contract/faq/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FaqStatusChip } from './FaqStatusChip.tsx';
import { useFaqMaintenanceWords } from './words.ts';

const Markdown = lazy(async () => ({ default: (await import('../../../ui/Markdown.tsx')).Markdown }));
const ButtonLink = createLink(Button);

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One entry beside the list: what it answers, for whom, what readers said of it, and the way to change it. */
export function FaqPanel({ id, takeFocus, onClose }: Props) {
  const t = useFaqMaintenanceWords();
  const language = useLanguage();
  const { role } = useUser();
  const mayWrite = may({ roles: role }, 'system');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useRead(showFaqForMaintenance, { id });
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere && takeFocus(id)) heading.current?.focus();
  }, [isHere, id, takeFocus]);
  return (
    <Card
      component="section"
      aria-label={t('panel')}
      aria-busy={!isHere && !error}
      tabIndex={0}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, overflowY: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography ref={heading} variant="h2" tabIndex={-1} lang="ja" sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
          {data?.question}
        </Typography>
        <IconButton aria-label={t('closePanel')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FaqStatusChip status={data.status} />
            {mayWrite ? (
              <ButtonLink to={screenPath('faq.edit', { entryId: id })} variant="outlined" size="small">
                {t('edit')}
              </ButtonLink>
            ) : null}
          </Box>
          <Suspense fallback={null}>
            <Markdown text={data.answer} lang="ja" />
          </Suspense>
          {data.keywords.length === 0 ? null : (
            <Typography variant="body2">{t('keywordsAre', { words: data.keywords.join('、') })}</Typography>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('counts', { views: data.viewCount, yes: data.helpfulCount, no: data.unhelpfulCount })}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('facts', {
              category: FAQ_CATEGORY_NAMES[data.faqCategory][language],
              readers: FAQ_READER_NAMES[data.readers][language],
              moment: formatInstant(data.updatedAt, language),
              by: data.updatedBy,
            })}
          </Typography>
        </>
      ) : null}
    </Card>
  );
}
