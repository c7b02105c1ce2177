import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

interface Props {
  /** Heard, not seen: each of its choices says by itself what it chooses. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `option` elements. */
  readonly children: ReactNode;
}

/** One choice of a tools row. The platform's own list: quick with the keyboard and on a phone. */
export function ToolSelect({ label, value, onChange, children }: Props) {
  return (
    <NativeSelect
      input={<OutlinedInput />}
      value={value}
      inputProps={{ 'aria-label': label }}
      sx={{ minWidth: 0, maxWidth: { sm: 240 }, flex: { xs: '1 1 140px', sm: 'none' } }}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </NativeSelect>
  );
}
