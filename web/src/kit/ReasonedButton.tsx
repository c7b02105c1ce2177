import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

interface Props extends Omit<ButtonProps, 'disabled' | 'aria-disabled'> {
  /** Why it cannot be pressed now; `null` where it can. */
  readonly reason: string | null;
}

/** A button that says why it cannot be pressed: it stays reachable, so that the reason can be read and heard. */
export function ReasonedButton({ reason, onClick, sx, ...rest }: Props) {
  const isOff = reason !== null;
  return (
    <Tooltip title={reason ?? ''} describeChild>
      <Button
        {...rest}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onClick}
        sx={[{ opacity: isOff ? 0.55 : 1 }, ...(Array.isArray(sx) ? sx : [sx])]}
      />
    </Tooltip>
  );
}
