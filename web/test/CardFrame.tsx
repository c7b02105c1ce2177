import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Props<Data> {
  readonly read: UseQueryResult<Data, Error>;
  readonly children: (data: Data) => ReactNode;
}

/** A card of the dashboard as its content sees it: it is drawn once it was read, and read again by a press where it could not be. */
export function CardFrame<Data>({ read: { data, error, refetch }, children }: Props<Data>) {
  if (error !== null)
    return (
      <button type="button" onClick={() => void refetch()}>
        再読み込み
      </button>
    );
  return data === undefined ? <p role="status">読み込み中</p> : children(data);
}
