import { CATEGORY_NAMES } from '@madoguchi/contract/academy/choices.ts';
import { COURSE_LIST } from '@madoguchi/contract/academy/lists.ts';
import type { CourseRow } from '@madoguchi/contract/academy/model.ts';
import {
  exportCourses,
  listCoursesForMaintenance,
  showCourseForMaintenance,
} from '@madoguchi/contract/academy/operations.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink, Link } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { HEAD_IN_ENGLISH, HEAD_IN_JAPANESE } from '../courses/course-texts.ts';
import { useAcademyWords } from '../words.ts';
import { CourseStatusChip } from './CourseStatusChip.tsx';
import { NEW } from './course-values.ts';

const ButtonLink = createLink(Button);

const TITLE_COLUMNS: Readonly<Record<Language, readonly ListColumn<typeof COURSE_LIST>[]>> = {
  ja: [
    { field: 'title', widthPx: null },
    { field: 'titleEn', isExtra: true },
  ],
  en: [
    { field: 'titleEn', ...HEAD_IN_ENGLISH, widthPx: null },
    { field: 'title', ...HEAD_IN_JAPANESE, isExtra: true },
  ],
};

const columnsIn = (language: Language): readonly ListColumn<typeof COURSE_LIST>[] => [
  ...TITLE_COLUMNS[language],
  { field: 'category', widthPx: 184, fromPx: 900 },
  { field: 'status', widthPx: 136, cell: ({ status }) => <CourseStatusChip status={status} /> },
  { field: 'edition', widthPx: 96 },
  { field: 'steps', widthPx: 112, fromPx: 1_000 },
  { field: 'minutes', widthPx: 120, fromPx: 1_100 },
  { field: 'assignments', widthPx: 128 },
  { field: 'completions', widthPx: 136 },
  { field: 'updated', isExtra: true },
  { field: 'by', isExtra: true },
];
const COLUMNS = { ja: columnsIn('ja'), en: columnsIn('en') };

const PEEK: Peek<typeof COURSE_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <CoursePanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/academy/maintenance`: every course, in whatever state. */
export function CourseListPage() {
  const t = useAcademyWords();
  const title = useScreenTitle()('academy.maintenance');
  const language = useLanguage();
  const create = (variant: 'contained' | 'outlined') => (
    <ButtonLink to={screenPath('academy.edit', { courseId: NEW })} variant={variant}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={title}
      up={<Link to={screenPath('academy.courses')}>{t('toCourses')}</Link>}
      actions={
        <>
          <ButtonLink to={screenPath('academy.report')} variant="outlined">
            {t('report')}
          </ButtonLink>
          {create('contained')}
        </>
      }
    >
      <List
        list={COURSE_LIST}
        operation={listCoursesForMaintenance}
        label={title}
        columns={COLUMNS[language]}
        nameOf={(row) => (language === 'ja' ? row.title : row.titleEn) || t('noTitle')}
        peek={PEEK}
        exported={exportCourses}
        card={(row: CourseRow) => ({
          state: <CourseStatusChip status={row.status} />,
          detail: row.courseCategory === null ? undefined : CATEGORY_NAMES[row.courseCategory][language],
        })}
        empty={
          <EmptyState icon="paper" text={t('noCourses')}>
            {create('outlined')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}

interface PanelProps {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One course beside the list: what it is about, its steps, and the ways to change and to assign it. */
function CoursePanel({ id, takeFocus, onClose }: PanelProps) {
  const t = useAcademyWords();
  const language = useLanguage();
  const read = useRead(showCourseForMaintenance, { id });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ title }) => title || t('noTitle')}
      titleLang="ja"
    >
      {(course) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <CourseStatusChip status={course.status} />
            <ButtonLink
              to={screenPath('academy.assignments', { courseId: id })}
              variant="outlined"
              sx={{ marginInlineStart: 'auto' }}
            >
              {t('assignments')}
            </ButtonLink>
            <ButtonLink to={screenPath('academy.edit', { courseId: id })} variant="outlined">
              {t('edit')}
            </ButtonLink>
          </Box>
          <Typography lang="ja">{course.description}</Typography>
          <Box component="ol" lang="ja" sx={{ m: 0, paddingInlineStart: 3 }}>
            {course.steps.map((step) => (
              <li key={step.id}>{step.title || t('noTitle')}</li>
            ))}
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {course.edition === 0 ? t('notPublished') : t('editionIs', { edition: course.edition })} {course.updatedBy}{' '}
            {formatInstant(course.updatedAt, language)}
          </Typography>
        </>
      )}
    </PeekCard>
  );
}
