import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { formatMonth } from '../platform/formats.ts';
import { useLanguage } from '../platform/words.ts';
import { Icon } from './Icon.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { useUiWords } from './ui-words.ts';

interface Props {
  readonly month: YearMonth;
  /** Both ends may be chosen. */
  readonly from?: YearMonth;
  readonly to?: YearMonth;
  readonly onChange: (month: YearMonth) => void;
}

/** The month of a page: one back, one on, or any other from a grid of a year. */
export function MonthPicker({ month, from = '190001' as YearMonth, to = '219912' as YearMonth, onChange }: Props) {
  const t = useUiWords();
  const language = useLanguage();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = formatMonth(month, language);

  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Step
        icon="chevronLeft"
        label={t('previousMonth')}
        off={month <= from}
        go={() => onChange(addMonths(month, -1))}
      />
      <Button
        ref={anchor}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('chooseMonth', { month: name })}
        startIcon={<Icon name="calendar" />}
        onClick={() => setOpen(true)}
      >
        {name}
      </Button>
      <Step icon="chevronRight" label={t('nextMonth')} off={month >= to} go={() => onChange(addMonths(month, 1))} />
      <Popover open={isOpen} anchorEl={() => anchor.current} onClose={() => setOpen(false)}>
        <MonthGrid
          month={month}
          from={from}
          to={to}
          onChoose={(chosen) => {
            setOpen(false);
            onChange(chosen);
          }}
        />
      </Popover>
    </Box>
  );
}

function Step(props: { icon: 'chevronLeft' | 'chevronRight'; label: string; off: boolean; go: () => void }) {
  const { icon, label, off, go } = props;
  return (
    <Tooltip title={label}>
      {/* aria-disabled keeps the button reachable, so that its name and its end of the range can be heard. */}
      <IconButton aria-label={label} aria-disabled={off} onClick={off ? undefined : go} sx={{ opacity: off ? 0.4 : 1 }}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
}
