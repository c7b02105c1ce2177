// The files that can be shown: PDFs and the pictures that browsers draw, by the endings that the server gives to what it found in
// them. Other kinds are handed out as bytes alone, whatever they hold.

export interface ViewedFile {
  readonly id: string;
  readonly name: string;
}

const PICTURES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

const endingOf = ({ name }: Pick<ViewedFile, 'name'>) => name.split('.').at(-1)?.toLowerCase() ?? '';

/** The media type of a picture; `undefined` for a PDF. */
export function pictureTypeOf(file: Pick<ViewedFile, 'name'>): string | undefined {
  return PICTURES[endingOf(file)];
}

export function canBeViewed(file: Pick<ViewedFile, 'name'>): boolean {
  return endingOf(file) === 'pdf' || pictureTypeOf(file) !== undefined;
}
