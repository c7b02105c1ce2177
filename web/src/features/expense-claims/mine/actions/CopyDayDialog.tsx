import { daysOf } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { formatDay } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { useMineWords } from '../words.ts';

interface Props {
  readonly store: SheetStore;
  readonly onCopy: (from: PlainDate, to: PlainDate) => void;
  readonly onDismiss: () => void;
}

/** One day's lines once more on another day (B4-02). */
export function CopyDayDialog({ store, onCopy, onDismiss }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const titleId = useId();
  const { linesByDay } = store.summary();
  const days = daysOf(store.ground.context.month);
  const filled = days.filter((day) => linesByDay[day] !== undefined);
  const [from, setFrom] = useState(filled.at(-1));
  const [to, setTo] = useState(days.find((day) => from !== undefined && day > from) ?? days.at(-1));
  const nameOf = (day: PlainDate) => formatDay(day, language);
  return (
    <Dialog open onClose={onDismiss} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('copy.day.question')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <DaySelect
          label={t('copy.day.from')}
          days={filled}
          value={from}
          nameOf={(day) => `${nameOf(day)} ${t('sums.count', { count: linesByDay[day] ?? 0 })}`}
          onChange={setFrom}
        />
        <DaySelect label={t('copy.day.to')} days={days} value={to} nameOf={nameOf} onChange={setTo} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDismiss}>{t('back')}</Button>
        <Button variant="contained" onClick={() => from !== undefined && to !== undefined && onCopy(from, to)}>
          {t('copy.day.do')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DaySelectProps {
  readonly label: string;
  readonly days: readonly PlainDate[];
  readonly value: PlainDate | undefined;
  readonly nameOf: (day: PlainDate) => string;
  readonly onChange: (day: PlainDate | undefined) => void;
}

/** One of a month's days. */
function DaySelect({ label, days, value, nameOf, onChange }: DaySelectProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel htmlFor={id} sx={{ typography: 'caption', fontWeight: 600, color: 'text.primary', mb: 0.5 }}>
        {label}
      </FormLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={value ?? ''}
        onChange={(event) => onChange(days.find((day) => day === event.target.value))}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {nameOf(day)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
