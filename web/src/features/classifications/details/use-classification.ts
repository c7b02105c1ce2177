// Which classification the screen shows, as the URL carries it, among those that there are.
import type { ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import { listClassifications } from '@madoguchi/contract/classifications/operations.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../../platform/query.ts';

/** More lists than a company makes. */
const MOST = 200;

interface Place {
  readonly classifications: readonly ClassificationRow[];
  /** The code that the URL names, else the first; `null` while nothing is known. */
  readonly shown: string | null;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly go: (code: string) => void;
}

export function useClassification(): Place {
  const { classification }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useRead(listClassifications, { limit: MOST });
  const classifications = data?.rows ?? [];
  return {
    classifications,
    shown: typeof classification === 'string' ? classification : (classifications[0]?.code ?? null),
    error,
    retry: () => void refetch(),
    // Conditions of one list mean nothing in another.
    go: (code) => void navigate({ to: '.', search: { classification: code }, resetScroll: false }),
  };
}
