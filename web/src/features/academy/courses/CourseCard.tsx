import type { OwnCourse } from '@madoguchi/contract/academy/model.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useId } from 'react';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAcademyWords } from '../words.ts';
import { CategoryChip } from './CategoryChip.tsx';
import { CourseChips } from './CourseChips.tsx';
import { coursePath } from './course-texts.ts';

const ButtonLink = createLink(Button);

const BUTTONS = { 'not-started': 'start', 'in-progress': 'continue', completed: 'readAgain' } as const;

/** One course of the list (AC2). */
export function CourseCard({ course }: { readonly course: OwnCourse }) {
  const t = useAcademyWords();
  const language = useLanguage();
  const id = useId();
  const { title, titleEn, description, descriptionEn, courseCategory, minutes, minutesLeft, percent, state } = course;
  const name = inLanguage(title, titleEn, language);
  const about = inLanguage(description, descriptionEn, language);
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <CategoryChip category={courseCategory} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('minutes', { n: minutes })}
        </Typography>
      </Box>
      <Typography id={id} variant="h3" component="h2" lang={name.lang}>
        {name.text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CourseChips course={course} />
      </Box>
      <Typography variant="body2" lang={about.lang} sx={{ flex: 1 }}>
        {about.text}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('updated', { day: formatDay(tokyoDay(Date.parse(course.updatedAt)), language) })}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={t('progressOf', { title: name.text })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {state === 'completed' ? '100%' : t('left', { percent, minutes: minutesLeft })}
        </Typography>
        <ButtonLink
          to={coursePath(course)}
          variant={state === 'completed' ? 'outlined' : 'contained'}
          aria-label={t('openNamed', { act: t(BUTTONS[state]), title: name.text })}
        >
          {t(BUTTONS[state])}
        </ButtonLink>
      </Box>
    </Card>
  );
}
