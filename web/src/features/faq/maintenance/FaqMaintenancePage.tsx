import { may } from '@madoguchi/contract/access.ts';
import { FAQ_LIST } from '@madoguchi/contract/faq/lists.ts';
import type { FaqRow } from '@madoguchi/contract/faq/model.ts';
import { FAQ_CATEGORY_NAMES, FAQ_READER_NAMES } from '@madoguchi/contract/faq/names.ts';
import { exportFaq, listFaqForMaintenance, showFaqForMaintenance } from '@madoguchi/contract/faq/operations.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { formatInstant, formatList } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';
import { NEW } from './entry-values.ts';
import { FaqStatusChip } from './FaqStatusChip.tsx';

const ButtonLink = createLink(Button);

/** Category, readers and status in their longest words. */
const WIDTHS = {
  ja: { category: 160, readers: 168, readersFrom: 1_000, status: 120 },
  en: { category: 216, readers: 208, readersFrom: 1_200, status: 152 },
} as const;

const columnsIn = (px: (typeof WIDTHS)[Language]): readonly ListColumn<typeof FAQ_LIST>[] => [
  { field: 'question', widthPx: null },
  { field: 'category', widthPx: px.category, fromPx: 800 },
  { field: 'readers', widthPx: px.readers, fromPx: px.readersFrom },
  { field: 'status', widthPx: px.status, cell: ({ status }) => <FaqStatusChip status={status} /> },
  { field: 'order', fromPx: 900 },
  { field: 'views' },
  { field: 'helpful', widthPx: 144, fromPx: 900 },
  { field: 'updated', isExtra: true },
  { field: 'by', isExtra: true },
];

const COLUMNS = { ja: columnsIn(WIDTHS.ja), en: columnsIn(WIDTHS.en) };

const PEEK: Peek<typeof FAQ_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <FaqPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/maintenance/faq` (S2-17, R32): every entry, in whatever state. Staff read, system writes (B1-08). */
export function FaqMaintenancePage() {
  const t = useFaqWords();
  const title = useScreenTitle()('faq.maintenance');
  const language = useLanguage();
  const { role } = useUser();
  const mayWrite = may({ roles: role }, 'system');
  const create = (variant: 'contained' | 'outlined') => (
    <ButtonLink to={screenPath('faq.edit', { entryId: NEW })} variant={variant}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={title}
      actions={
        mayWrite ? (
          <>
            <ButtonLink to={screenPath('faq.questions')} variant="outlined">
              {t('questions')}
            </ButtonLink>
            {create('contained')}
          </>
        ) : null
      }
    >
      <List
        list={FAQ_LIST}
        operation={listFaqForMaintenance}
        label={title}
        columns={COLUMNS[language]}
        nameOf={(row) => row.question || t('noQuestion')}
        peek={PEEK}
        exported={exportFaq}
        card={(row: FaqRow) => ({
          state: <FaqStatusChip status={row.status} />,
          detail: row.faqCategory === null ? undefined : FAQ_CATEGORY_NAMES[row.faqCategory][language],
        })}
        empty={
          <EmptyState icon="faq" text={t('entry.none')}>
            {mayWrite && create('outlined')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));
interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One entry beside the list: what it answers, for whom, what readers said of it, and the way to change it. */
function FaqPanel({ id, takeFocus, onClose }: Props) {
  const t = useFaqWords();
  const language = useLanguage();
  const { role } = useUser();
  const mayWrite = may({ roles: role }, 'system');
  const read = useRead(showFaqForMaintenance, { id });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ question }) => question || t('noQuestion')}
      titleLang="ja"
    >
      {(data) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FaqStatusChip status={data.status} />
            {mayWrite ? (
              <ButtonLink
                to={screenPath('faq.edit', { entryId: id })}
                variant="outlined"
                sx={{ marginInlineStart: 'auto' }}
              >
                {t('edit')}
              </ButtonLink>
            ) : null}
          </Box>
          <Suspense fallback={null}>
            <Markdown text={data.answer} lang="ja" />
          </Suspense>
          {data.keywords.length === 0 ? null : (
            <Typography variant="body2">{t('keywordsAre', { words: formatList(data.keywords, language) })}</Typography>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('counts', { views: data.viewCount, yes: data.helpfulCount, no: data.unhelpfulCount })}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('facts', {
              category: data.faqCategory === null ? '-' : FAQ_CATEGORY_NAMES[data.faqCategory][language],
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
