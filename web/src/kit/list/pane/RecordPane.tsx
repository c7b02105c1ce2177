import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isGone } from '../../../platform/http/refusals.ts';
import { EmptyState } from '../../EmptyState.tsx';
import { ErrorBand } from '../../ErrorBand.tsx';
import { RADIUS } from '../../theme/tokens.ts';

interface Props<Data> {
  /** Of the record that is open. */
  readonly id: string;
  readonly label: string;
  /** As `useRead` answers. */
  readonly read: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** Where the record is none of the reader's any more. */
  readonly gone: {
    readonly icon: ComponentProps<typeof EmptyState>['icon'];
    readonly text: string;
    readonly back: string;
  };
  readonly skeleton: ReactNode;
  /** Answers, once, whether the record's heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
  readonly children: (data: Data, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
}

/** A record to be worked on: beside its list, or on a narrow screen in its place. What it shows measures itself by the pane. */
export function RecordPane<Data>(props: Props<Data>) {
  const { id, label, read, gone, skeleton, takeFocus, onClose, children } = props;
  const { data, error, isPending, refetch } = read;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current && takeFocus(id)) heading.current.focus();
  });
  return (
    <Box
      component="section"
      aria-label={label}
      aria-busy={isPending}
      sx={{
        containerName: 'record',
        containerType: 'inline-size',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 0,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: `${RADIUS.card}px`,
      }}
    >
      {isGone(error) ? (
        <EmptyState icon={gone.icon} text={gone.text}>
          <Button variant="outlined" onClick={onClose}>
            {gone.back}
          </Button>
        </EmptyState>
      ) : (
        <>
          {error && <ErrorBand error={error} onRetry={() => void refetch()} />}
          {data !== undefined && children(data, heading)}
          {isPending && skeleton}
        </>
      )}
    </Box>
  );
}
