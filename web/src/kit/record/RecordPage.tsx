import type { ReactNode } from 'react';
import { ErrorBand } from '../ErrorBand.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../Waiting.tsx';

interface Props<Data> {
  /** The read that brings the record. */
  readonly read: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly title: string;
  /** The link to the list that it belongs to. */
  readonly up: ReactNode;
  readonly lead?: ReactNode;
  readonly state?: (record: Data) => ReactNode;
  readonly actions?: (record: Data) => ReactNode;
  /** The shape of what will come: that of a form where absent. */
  readonly waiting?: ReactNode;
  readonly children: (record: Data) => ReactNode;
}

/** The page of one record: its state and what can be done with it in the head, the record below once it is read. */
export function RecordPage<Data>(props: Props<Data>) {
  const { read, title, up, lead, state, actions, waiting = <Waiting shape={FORM_SHAPE} />, children } = props;
  const { data, error, isPending, refetch } = read;
  return (
    <>
      <PageHeader
        title={title}
        up={up}
        lead={lead}
        state={data === undefined ? null : state?.(data)}
        actions={data === undefined ? null : actions?.(data)}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending && !error ? waiting : null}
      {data === undefined ? null : children(data)}
    </>
  );
}
