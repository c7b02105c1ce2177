import type { TakenStep } from '@madoguchi/contract/academy/model.ts';
import { answerStep } from '@madoguchi/contract/academy/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';

import { useAcademyWords } from '../words.ts';

interface Props {
  readonly courseId: string;
  readonly step: TakenStep;
  readonly question: NonNullable<TakenStep['question']>;
  readonly isDone: boolean;
}

/** The question of a step: answered as often as it takes; why it is so is told with the right answer. */
export function QuestionBox({ courseId, step, question, isDone }: Props) {
  const t = useAcademyWords();
  const language = useLanguage();
  const id = useId();
  const answer = useWrite(answerStep);
  const solved = step.solved ?? answer.data?.solved ?? null;
  const [chosen, setChosen] = useState<number | null>(solved?.right ?? null);
  const isRight = isDone || answer.data?.isRight === true;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('question')}
      </Typography>
      <Typography id={id} sx={{ mb: 1 }}>
        {inLanguage(question.text, question.textEn, language).text}
      </Typography>
      <FormControl>
        <RadioGroup
          aria-labelledby={id}
          value={chosen === null ? '' : String(chosen)}
          onChange={(_event, value) => setChosen(Number(value))}
        >
          {question.choices.map((choice, nth) => (
            <FormControlLabel
              key={choice.text}
              value={String(nth)}
              control={<Radio />}
              label={inLanguage(choice.text, choice.textEn, language).text}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {isRight ? null : (
        <div>
          <ReasonedButton
            variant="outlined"
            reason={chosen === null ? t('choose') : null}
            aria-busy={answer.isPending}
            onClick={() => answer.mutate({ id: courseId, stepId: step.id, choice: chosen ?? 0 })}
          >
            {t('answer')}
          </ReasonedButton>
        </div>
      )}
      {answer.error ? <ErrorBand error={answer.error} /> : null}
      <Typography role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {isRight ? t('right') : answer.data === undefined ? '' : t('wrong')}
        {isRight && solved !== null ? ` ${inLanguage(solved.explanation, solved.explanationEn, language).text}` : ''}
      </Typography>
    </Box>
  );
}
