import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly days: readonly PlainDate[];
  readonly value: PlainDate | undefined;
  readonly nameOf: (day: PlainDate) => string;
  readonly onChange: (day: PlainDate | undefined) => void;
}

/** One of a month's days. */
export function DaySelect({ label, days, value, nameOf, onChange }: Props) {
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
