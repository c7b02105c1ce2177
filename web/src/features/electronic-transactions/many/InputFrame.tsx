import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface InputProps<Value> {
  readonly label: string;
  readonly value: Value;
  /** Worded; blank where nothing is wrong. */
  readonly fault: string;
  /** Said behind the label: blank, or from the file's name. */
  readonly mark: string;
  readonly isFixed: boolean;
  readonly onChange: (value: Value) => void;
}

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly fault: string;
  readonly mark: string;
  readonly children: ReactNode;
}

/** Label, what is to be said of the value, the input, and what is wrong with it: closer than the fields of a form. */
export function InputFrame({ id, label, mark, fault, children }: FrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="label" htmlFor={id} sx={{ fontWeight: 600, marginInlineEnd: 0.5 }}>
        {label}
      </Typography>
      {mark === '' ? null : (
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {mark}
        </Typography>
      )}
      {children}
      {fault === '' ? null : (
        <Typography variant="caption" component="p" id={`${id}-fault`} sx={{ color: 'error.main' }}>
          {fault}
        </Typography>
      )}
    </Box>
  );
}
