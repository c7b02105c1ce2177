import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

interface Props {
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly color?: ButtonProps['color'];
  /** Its own work is under way: same width, a spinner over the word. */
  readonly isWorking: boolean;
  /** It can be reached and heard, and does nothing: something stands against it. */
  readonly isOff: boolean;
  /** The id of the text that says why it is off. */
  readonly reasonId?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button of the decision bar: off or at work it keeps its focus and its name. */
export function DecisionButton({ variant, color = 'primary', isWorking, isOff, reasonId, onPress, children }: Props) {
  const isQuiet = isOff || isWorking;
  return (
    <Button
      variant={variant}
      color={color}
      aria-disabled={isQuiet}
      aria-busy={isWorking}
      aria-describedby={reasonId}
      onClick={isQuiet ? undefined : onPress}
      sx={isOff ? { opacity: 0.5, cursor: 'not-allowed' } : {}}
    >
      {/* Not hidden: it stays the button's name. */}
      <span style={{ opacity: isWorking ? 0 : 1 }}>{children}</span>
      {isWorking && <CircularProgress aria-hidden="true" size={16} color="inherit" sx={{ position: 'absolute' }} />}
    </Button>
  );
}
