import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/Select';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `option` elements. */
  readonly children: ReactNode;
}

/** One choice of a tools row, its label before it. The platform's own list: quick with the keyboard and on a phone. */
export function LabelledSelect({ label, value, onChange, children }: Props) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <InputLabel htmlFor={id} sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {label}
      </InputLabel>
      <NativeSelect native id={id} value={value} inputProps={{ id }} onChange={(event) => onChange(event.target.value)}>
        {children}
      </NativeSelect>
    </Box>
  );
}
