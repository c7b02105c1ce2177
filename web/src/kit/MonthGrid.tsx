import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { formatMonth } from '../platform/formats.ts';
import { arrowOf } from '../platform/keys/arrow-of.ts';
import { useLanguage } from '../platform/words.ts';
import { Icon } from './Icon.tsx';
import { useUiWords } from './ui-words.ts';

interface Props {
  readonly month: YearMonth;
  readonly from: YearMonth;
  readonly to: YearMonth;
  readonly onChoose: (month: YearMonth) => void;
}

const COLUMNS = 3;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Twelve months of a year; arrow keys walk them, the year changes above. */
export function MonthGrid({ month, from, to, onChoose }: Props) {
  const t = useUiWords();
  const language = useLanguage();
  const [year, setYear] = useState(Number(month.slice(0, 4)));
  const months = Array.from({ length: 12 }, (_, index) => `${year}${String(index + 1).padStart(2, '0')}` as YearMonth);

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = STEPS[arrowOf(event.key)];
    const cells = [...event.currentTarget.querySelectorAll('button')];
    const place = cells.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || place < 0) return;
    event.preventDefault();
    cells[place + step]?.focus();
  };

  return (
    <Box sx={{ p: 1, width: 264 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton aria-label={t('previousYear')} onClick={() => setYear(year - 1)}>
          <Icon name="chevronLeft" />
        </IconButton>
        <Typography variant="subtitle2" aria-live="polite">
          {t('year', { year })}
        </Typography>
        <IconButton aria-label={t('nextYear')} onClick={() => setYear(year + 1)}>
          <Icon name="chevronRight" />
        </IconButton>
      </Box>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a second way between the buttons inside */}
      <div onKeyDown={walk}>
        <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 1fr)`, gap: 0.5 }}>
          {months.map((one, index) => (
            <Button
              key={one}
              size="small"
              autoFocus={one === month}
              variant={one === month ? 'contained' : 'text'}
              aria-current={one === month ? 'date' : undefined}
              aria-label={formatMonth(one, language)}
              disabled={one < from || one > to}
              onClick={() => onChoose(one)}
              sx={{ minWidth: 0 }}
            >
              {language === 'ja' ? t('month', { month: index + 1 }) : formatMonth(one, language).slice(0, 3)}
            </Button>
          ))}
        </Box>
      </div>
    </Box>
  );
}
