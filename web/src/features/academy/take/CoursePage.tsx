import type { TakenCourse } from '@madoguchi/contract/academy/model.ts';
import {
  finishCourse,
  moveInCourse,
  printCertificate,
  readStep,
  showCourse,
} from '@madoguchi/contract/academy/operations.ts';
import { stepsLeft } from '@madoguchi/contract/academy/rules.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { isGone } from '../../../platform/http/refusals.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { CategoryChip } from '../courses/CategoryChip.tsx';
import { CourseChips } from '../courses/CourseChips.tsx';
import { coursePath } from '../courses/course-texts.ts';
import { useAcademyWords } from '../words.ts';
import { StepList } from './StepList.tsx';
import { StepView } from './StepView.tsx';
import { useSending } from './use-sending.ts';

/** `/apps/academy/courses/:courseId/:courseHandle?` (R15): a wrong handle is put right, an unknown course is told in place. */
export function CoursePage() {
  const t = useAcademyWords();
  const title = useScreenTitle()('academy.course');
  const { courseId = '', courseHandle }: { courseId?: string; courseHandle?: string } = useParams({ strict: false });
  const read = useRead(showCourse, { id: courseId });
  const navigate = useNavigate();
  const { data } = read;
  const isWrongHandle = data !== undefined && (courseHandle ?? '') !== data.slug;
  useEffect(() => {
    if (!isWrongHandle) return;
    void navigate({ to: coursePath(data), search: (search: object) => search, replace: true, resetScroll: false });
  }, [isWrongHandle, data, navigate]);
  const up = <Link to={screenPath('academy.courses')}>{t('toCourses')}</Link>;
  if (data !== undefined) return <Player key={data.id} course={data} up={up} />;
  return (
    <>
      <PageHeader title={title} up={up} />
      <AfterHead>
        {isGone(read.error) ? (
          <EmptyState icon="paper" text={t('gone')}>
            <Link to={screenPath('academy.courses')}>{t('toCourses')}</Link>
          </EmptyState>
        ) : null}
        {read.error && !isGone(read.error) ? (
          <ErrorBand error={read.error} onRetry={() => void read.refetch()} />
        ) : null}
      </AfterHead>
    </>
  );
}

/** The step that is open, in the address; without one, where its person goes on. */
function useStepPlace(course: TakenCourse) {
  const navigate = useNavigate();
  const { step }: { step?: unknown } = useSearch({ strict: false });
  const { parts, activeStep } = course;
  const named = Number(step);
  // Not by what the server hears of it meanwhile: the page stays where it was opened.
  const [first] = useState(() => (activeStep === 0 ? 1 : activeStep));
  const place = Math.min(Number.isInteger(named) && named >= 1 ? named : first, parts.length);
  const go = (to: number) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, step: to }),
      replace: true,
      resetScroll: false,
    });
  return { place, go };
}

interface Props {
  readonly course: TakenCourse;
  readonly up: React.ReactNode;
}

/** The steps on the left, one of them beside; on a phone the steps are a sheet from below. */
function Player({ course, up }: Props) {
  const t = useAcademyWords();
  const language = useLanguage();
  const message = useMessages();
  const { unsent, send, flush } = useSending();
  const { place, go } = useStepPlace(course);
  const finish = useWrite(finishCourse);
  const { id, parts, state, edition } = course;
  // Read here, and perhaps not heard of by the server yet.
  const [readHere, setReadHere] = useState<readonly string[]>([]);
  const isDone = (stepId: string) => readHere.includes(stepId) || parts.some((one) => one.id === stepId && one.isDone);
  const done = parts.flatMap((one) => (isDone(one.id) ? [one.id] : []));
  const step = parts[place - 1];
  const isLast = place === parts.length;

  const opened = useRef<string | null>(null);
  const stepId = step?.id;
  useEffect(() => {
    // Opening it begins the course; every later step is where one goes on.
    if (stepId === undefined || opened.current === stepId) return;
    const isFirst = opened.current === null;
    opened.current = stepId;
    if (isFirst && course.place?.stepId === stepId) return;
    send(moveInCourse, { id, stepId });
  }, [stepId, id, course.place, send]);

  if (step === undefined) return null;
  const left = stepsLeft(
    parts.map((one) => ({ id: one.id, asks: one.question !== null })),
    done,
  );
  const previous = place > 1 ? () => go(place - 1) : null;
  function next(): void {
    if (step === undefined || isLast) return;
    if (step.question === null && !isDone(step.id)) {
      setReadHere((before) => [...before, step.id]);
      send(readStep, { id, stepId: step.id });
    }
    go(place + 1);
  }
  async function complete(): Promise<void> {
    // The server hears first of the steps that were read before.
    if (!(await flush())) return;
    finish.mutate({ id, edition }, { onSuccess: () => message(t('finished', { title: name }), 'success') });
  }
  const name = inLanguage(course.title, course.titleEn, language).text;
  return (
    <>
      <PageHeader title={name} up={up} state={<CategoryChip category={course.courseCategory} />} />
      <AfterHead>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
          <CourseChips course={course} />
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }} role="status">
            {t('progress', { done: done.length, all: parts.length, percent: course.percent })}
          </Box>
        </Box>
        {unsent > 0 ? (
          <Box sx={{ mb: 2 }} role="status">
            <WarningBand>
              <p>{t('unsent', { count: unsent })}</p>
              <Button size="small" onClick={() => void flush()}>
                {t('sendAgain')}
              </Button>
            </WarningBand>
          </Box>
        ) : null}
        <Keys next={isLast ? null : next} previous={previous} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' },
          }}
        >
          <StepList parts={parts} place={place} isDone={isDone} onGo={go} />
          <StepView
            key={step.id}
            course={course}
            step={step}
            place={place}
            isDone={isDone(step.id)}
            onPrevious={previous}
            onNext={isLast ? null : next}
            onPosition={(position) => send(moveInCourse, { id, stepId: step.id, position })}
            finish={{
              isCompleted: state === 'completed',
              left,
              error: finish.error,
              isBusy: finish.isPending,
              run: () => void complete(),
            }}
          />
        </Box>
        <Completions course={course} />
      </AfterHead>
    </>
  );
}

function Keys({ next, previous }: { readonly next: (() => void) | null; readonly previous: (() => void) | null }) {
  const t = useAcademyWords();
  const onward = () => next?.();
  const back = () => previous?.();
  useKeys(t('keys'), [
    { keys: 'ArrowRight', label: t('next'), run: onward },
    { keys: 'n', label: t('next'), run: onward },
    { keys: 'ArrowLeft', label: t('previous'), run: back },
    { keys: 'p', label: t('previous'), run: back },
  ]);
  return null;
}

/** The completions of the course by its person, each with its certificate; nothing before the first. */
function Completions({ course: { completed } }: { readonly course: TakenCourse }) {
  const t = useAcademyWords();
  const language = useLanguage();
  if (completed.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }} aria-label={t('completions')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('completions')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {completed.map(({ id, completedAt, edition, fiscalYear, daysLate }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography>
              {t('completion', { moment: formatInstant(completedAt, language), edition, year: fiscalYear })}
              {daysLate > 0 ? ` ${t('late', { count: daysLate })}` : ''}
            </Typography>
            <PaperButton
              size="small"
              operation={printCertificate}
              input={{ id }}
              title={t('certificate')}
              label={t('certificate')}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
