import { END_OF_STEP } from '@madoguchi/contract/academy/choices.ts';
import type { TakenCourse, TakenStep } from '@madoguchi/contract/academy/model.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { pageTimers } from '../../../platform/timers.ts';
import { useLanguage } from '../../../platform/words.ts';
import { pictureAddress } from '../courses/course-texts.ts';
import { useAcademyWords } from '../words.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { StepNoteBox } from './StepNoteBox.tsx';

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));

interface Props {
  readonly course: TakenCourse;
  readonly step: TakenStep;
  readonly place: number;
  readonly isDone: boolean;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly onPosition: (position: number) => void;
  readonly finish: {
    readonly isCompleted: boolean;
    readonly left: readonly number[];
    readonly error: Error | null;
    readonly isBusy: boolean;
    readonly run: () => void;
  };
}

/** A finger that went so far sideways, and no more than so far up or down, has swiped. */
const SWIPE_PX = 72;
const STRAY_PX = 40;
/** So long the reading rests before its place is kept. */
const REST_MS = 2_000;

/** One step: its text, its question, a note of one's own, and the way on. */
export function StepView({ course, step, place, isDone, onPrevious, onNext, onPosition, finish }: Props) {
  const t = useAcademyWords();
  const language = useLanguage();
  const title = inLanguage(step.title, step.titleEn, language);
  const body = inLanguage(step.body, step.bodyEn, language);
  const box = useRef<HTMLDivElement>(null);
  usePosition(box, course.place?.stepId === step.id ? course.place.position : 0, onPosition);
  const swipe = useSwipe(onPrevious, onNext);
  const last = onNext === null;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, touchAction: 'pan-y' }} {...swipe}>
      <Typography variant="h2" lang={title.lang} sx={{ mb: 2 }}>
        {`${place}. ${title.text}`}
      </Typography>
      <Box ref={box}>
        <Suspense fallback={null}>
          <Markdown {...body} pictures={pictureAddress} />
        </Suspense>
      </Box>
      {step.question === null ? null : (
        <QuestionBox courseId={course.id} step={step} question={step.question} isDone={isDone} />
      )}
      <StepNoteBox courseId={course.id} step={step} />
      {finish.error && last ? <ErrorBand error={finish.error} /> : null}
      <Box sx={{ display: 'flex', gap: 1, mt: 3, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        {onPrevious === null ? (
          <span />
        ) : (
          <Button variant="outlined" startIcon={<Icon name="chevronLeft" size={16} />} onClick={onPrevious}>
            {t('previous')}
          </Button>
        )}
        {last ? null : (
          <Button variant="contained" endIcon={<Icon name="chevronRight" size={16} />} onClick={onNext}>
            {t('next')}
          </Button>
        )}
        {last && finish.isCompleted ? (
          <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Icon name="success" />
            {t('completed')}
          </Typography>
        ) : null}
        {last && !finish.isCompleted ? (
          <ReasonedButton
            variant="contained"
            aria-busy={finish.isBusy}
            reason={finish.left.length === 0 ? null : t('stepsLeft', { steps: finish.left.join(', ') })}
            onClick={finish.run}
          >
            {t('finish')}
          </ReasonedButton>
        ) : null}
      </Box>
      {last && !finish.isCompleted && finish.left.length > 0 ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textAlign: 'end' }}>
          {t('stepsLeft', { steps: finish.left.join(', ') })}
        </Typography>
      ) : null}
    </Card>
  );
}

/** Brings the text back to where it was left, and keeps where reading rests. */
function usePosition(
  text: { readonly current: HTMLElement | null },
  begun: number,
  onPosition: (position: number) => void,
): void {
  const tell = useEffectEvent(onPosition);
  const from = useRef(begun);
  useEffect(() => {
    const box = text.current;
    if (box === null || from.current === 0) return undefined;
    // The text comes a moment after its frame.
    return pageTimers.after(300, () => {
      const { top, height } = box.getBoundingClientRect();
      window.scrollBy(0, top + (height * from.current) / END_OF_STEP);
    });
  }, [text]);
  useEffect(() => {
    let callOff = () => {};
    const measure = () => {
      callOff();
      callOff = pageTimers.after(REST_MS, () => {
        const rect = text.current?.getBoundingClientRect();
        if (rect === undefined || rect.height === 0) return;
        const position = Math.round(Math.min(1, Math.max(0, -rect.top / rect.height)) * END_OF_STEP);
        if (position === from.current) return;
        from.current = position;
        tell(position);
      });
    };
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      callOff();
      window.removeEventListener('scroll', measure);
    };
  }, [text]);
}

/** To the left is on, to the right is back. What scrolls sideways by itself keeps its fingers. */
function useSwipe(onPrevious: (() => void) | null, onNext: (() => void) | null) {
  const touched = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const first = touches.item(0);
      const isHeld = target instanceof Element && target.closest('table, pre, textarea, input') !== null;
      touched.current = first === null || isHeld ? null : { x: first.clientX, y: first.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const begin = touched.current;
      const end = changedTouches.item(0);
      touched.current = null;
      if (begin === null || end === null || Math.abs(end.clientY - begin.y) > STRAY_PX) return;
      const way = end.clientX - begin.x;
      if (way <= -SWIPE_PX) onNext?.();
      if (way >= SWIPE_PX) onPrevious?.();
    },
  };
}
