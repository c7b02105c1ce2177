import { may } from '@madoguchi/contract/access.ts';
import { FAQ_CATEGORY_NAMES, FAQ_READER_NAMES } from '@madoguchi/contract/faq/names.ts';
import { showFaqForMaintenance } from '@madoguchi/contract/faq/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';
import { FaqStatusChip } from './FaqStatusChip.tsx';

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));
const ButtonLink = createLink(Button);

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One entry beside the list: what it answers, for whom, what readers said of it, and the way to change it. */
export function FaqPanel({ id, takeFocus, onClose }: Props) {
  const t = useFaqWords();
  const language = useLanguage();
  const { role } = useUser();
  const mayWrite = may({ roles: role }, 'system');
  const read = useRead(showFaqForMaintenance, { id });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ question }) => question}
      titleLang="ja"
    >
      {(data) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FaqStatusChip status={data.status} />
            {mayWrite ? (
              <ButtonLink to={screenPath('faq.edit', { entryId: id })} variant="outlined" sx={{ ml: 'auto' }}>
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
      )}
    </PeekCard>
  );
}
