import { keyframes } from '@emotion/react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Icon } from '../Icon.tsx';

const breath = keyframes({ '50%': { opacity: 0.3 } });
// The ring that turns elsewhere is large for what every list would bring along.
const BREATHES = { '&[aria-busy=true] svg': { opacity: 0.6, animation: `${breath} 1.5s infinite` } };

interface Props extends ButtonProps {
  /** While a file is made; the button keeps its name, and can be pressed. */
  readonly isBusy: boolean;
}

/** Saves a CSV file, or opens the menu of them. */
export function CsvButton({ isBusy, ...props }: Props) {
  return <Button {...props} startIcon={<Icon name="download" />} aria-busy={isBusy} sx={BREATHES} />;
}
