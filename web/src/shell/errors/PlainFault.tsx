import { styled } from '@mui/material/styles';

export interface FaultProps {
  readonly error: unknown;
  readonly title: string;
  /** The failure as far as it is known. */
  readonly sentence: string;
  /** The way to go on at once. */
  readonly action: string;
  readonly onAction: () => void;
}

const Plain = styled('div')(({ theme }) => ({ maxWidth: 720, '& > h1': theme.typography.h1 }));

/** A failure with the browser's own button, where the parts that draw it whole could not be loaded. */
export function PlainFault({ title, sentence, action, onAction }: FaultProps) {
  return (
    <Plain>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <button type="button" onClick={onAction}>
        {action}
      </button>
    </Plain>
  );
}
