import { useState } from 'react';
import { type FileProblem, type ReadFile, readTextFile } from './read-text-file.ts';

/** A chosen file as text, with its name. */
export interface CsvFile extends ReadFile {
  readonly name: string;
}

/** The file that is chosen for an import. `longest`: what the server takes, in UTF-16 units. */
export function useCsvFile(longest: number) {
  const [file, setFile] = useState<CsvFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  return {
    file,
    problem,
    choose: async (chosen: File): Promise<void> => {
      const read = await readTextFile(chosen);
      const found = typeof read !== 'string' && read.text.length > longest ? 'tooLarge' : read;
      setProblem(typeof found === 'string' ? found : null);
      setFile(typeof found === 'string' ? null : { ...found, name: chosen.name });
    },
  };
}
