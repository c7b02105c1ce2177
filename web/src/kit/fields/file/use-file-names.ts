import { useCallback } from 'react';
import { useFieldWords } from '../words.ts';
import { useKnownFiles } from './known-files.ts';

/** The names of files by their ids, for a comparison of two versions; the same function while the language stands. */
export function useFileNames(): (value: unknown) => string {
  const t = useFieldWords();
  const files = useKnownFiles();
  return useCallback(
    (value: unknown) =>
      [value]
        .flat()
        .filter((id) => typeof id === 'string')
        .map((id) => files.get(id)?.name ?? t('file.unnamed'))
        .join('\n'),
    [files, t],
  );
}
