import { useState } from 'react';
import { type ReadFile, readTextFile } from './read-text-file.ts';

/** A chosen file as text, with its name. */
export interface CsvFile extends ReadFile {
  readonly name: string;
}

/** The file that is chosen for an import. `longest`: what the server takes, in UTF-16 units. */
export function useCsvFile(longest: number) {
  const [file, setFile] = useState<CsvFile | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  return {
    file,
    isTooLarge,
    choose: async (chosen: File): Promise<void> => {
      const read = await readTextFile(chosen);
      const isTaken = read !== null && read.text.length <= longest;
      setTooLarge(!isTaken);
      setFile(isTaken ? { ...read, name: chosen.name } : null);
    },
  };
}
