// A file as text: UTF-8 where it is that, else the Shift_JIS of Japanese spreadsheets.

/** More than the server takes. */
const MOST_BYTES = 2_000_000;

export interface ReadFile {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'Shift_JIS';
}

/** `null`: too large to be such a file. */
export async function readTextFile(file: Blob): Promise<ReadFile | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = await file.arrayBuffer();
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: new TextDecoder('shift_jis').decode(bytes), encoding: 'Shift_JIS' };
  }
}
