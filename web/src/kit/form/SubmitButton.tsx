import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { useFormContext } from './form-context.ts';

interface Props {
  readonly color?: ButtonProps['color'];
  /** `outlined` where the page's one primary action is another. */
  readonly variant?: 'contained' | 'outlined';
  readonly children: ReactNode;
}

/** Sends the form. It can always be pressed; while it works it keeps its width, its name and the focus. */
export function SubmitButton({ color = 'primary', variant = 'contained', children }: Props) {
  const { isSaving } = useFormContext();
  return (
    <Button type="submit" variant={variant} color={color} aria-disabled={isSaving} aria-busy={isSaving}>
      {/* Not hidden: it stays the button's name. */}
      <span style={{ opacity: isSaving ? 0 : 1 }}>{children}</span>
      {isSaving && <CircularProgress aria-hidden="true" size={16} color="inherit" sx={{ position: 'absolute' }} />}
    </Button>
  );
}
