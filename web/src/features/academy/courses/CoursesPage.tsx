import {
  CATEGORY_NAMES,
  COURSE_CATEGORIES,
  type CourseCategory,
  TAKING_STATE_NAMES,
  TAKING_STATES,
  type TakingState,
} from '@madoguchi/contract/academy/choices.ts';
import type { OwnCourse } from '@madoguchi/contract/academy/model.ts';
import { listCourses } from '@madoguchi/contract/academy/operations.ts';
import { may } from '@madoguchi/contract/access.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink, Navigate, useLocation } from '@tanstack/react-router';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { SearchBox } from '../../../kit/list/tools/SearchBox.tsx';
import { ToolSelect } from '../../../kit/list/tools/ToolSelect.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAcademyWords } from '../words.ts';
import { CourseCard } from './CourseCard.tsx';
import { type CourseView, coursesIn, isNarrowed, ORDERS, type Order, useCourseView } from './use-course-view.ts';

const ButtonLink = createLink(Button);
const NO_COURSES: readonly OwnCourse[] = [];

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly choices: readonly (readonly [Value | '', string])[];
  readonly onChoose: (value: Value | '') => void;
}

function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <ToolSelect label={label} value={value} onChange={(next) => onChoose(next as Value | '')}>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </ToolSelect>
  );
}

function Tools({ view, show }: { readonly view: CourseView; readonly show: (change: Partial<CourseView>) => void }) {
  const t = useAcademyWords();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <SearchBox q={view.q} label={t('search')} onSearch={(q) => show({ q })} />
      <Choice<CourseCategory>
        label={t('category')}
        value={view.category ?? ''}
        choices={[
          ['', t('allCategories')],
          ...COURSE_CATEGORIES.map((one) => [one, CATEGORY_NAMES[one][language]] as const),
        ]}
        onChoose={(category) => show({ category: category === '' ? null : category })}
      />
      <Choice<TakingState>
        label={t('state')}
        value={view.state ?? ''}
        choices={[
          ['', t('allStates')],
          ...TAKING_STATES.map((one) => [one, TAKING_STATE_NAMES[one][language]] as const),
        ]}
        onChoose={(state) => show({ state: state === '' ? null : state })}
      />
      <Choice<Order>
        label={t('order')}
        value={view.order}
        choices={ORDERS.map((one) => [one, t(`order.${one}`)] as const)}
        onChoose={(order) => show({ order: order === '' ? 'deadline' : order })}
      />
    </Box>
  );
}

/** `/apps/academy` leads to the courses (S2-07). */
export function CoursesPage() {
  const isBare = useLocation().pathname.endsWith(screenPath('academy'));
  return isBare ? <Navigate to={screenPath('academy.courses')} replace /> : <Courses />;
}

/** `/apps/academy/courses` (R14): the courses with one's own progress, those that are asked for first. */
function Courses() {
  const t = useAcademyWords();
  const title = useScreenTitle()('academy');
  const { role } = useUser();
  const { data, error, refetch } = useRead(listCourses, {});
  const { view, show } = useCourseView();
  const courses = data?.courses ?? NO_COURSES;
  const shown = coursesIn(courses, view);
  const completed = courses.filter(({ state }) => state === 'completed').length;
  const waiting = courses.filter(({ isMandatory, state }) => isMandatory && state !== 'completed').length;
  return (
    <>
      <PageHeader
        title={title}
        lead={data === undefined ? '\u00a0' : t('own', { completed, all: courses.length, waiting })}
        actions={
          may({ roles: role }, 'system') ? (
            <>
              <ButtonLink to={screenPath('academy.report')} variant="outlined">
                {t('report')}
              </ButtonLink>
              <ButtonLink to={screenPath('academy.maintenance')} variant="outlined">
                {t('maintain')}
              </ButtonLink>
            </>
          ) : null
        }
      />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        <Tools view={view} show={show} />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 1 }}>
          {data === undefined ? '' : t('count', { count: shown.length })}
        </Typography>
        {data !== undefined && shown.length === 0 ? (
          <EmptyState icon={isNarrowed(view) ? 'search' : 'paper'} text={t(isNarrowed(view) ? 'noHit' : 'none')}>
            {isNarrowed(view) ? (
              <Button variant="outlined" onClick={() => show({ q: '', category: null, state: null })}>
                {t('clear')}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
        <Box
          component="ul"
          aria-label={t('courses')}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
          }}
        >
          {shown.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </Box>
      </AfterHead>
    </>
  );
}
