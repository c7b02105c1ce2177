import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

/** One line of digits, at the right. */
export function FiguresInput(props: OutlinedInputProps) {
  return (
    <OutlinedInput
      fullWidth
      autoComplete="off"
      {...props}
      sx={{ '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}
