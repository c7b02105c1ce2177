// Plain data that every paper needs: it travels to the process that prints it.
import type { MediaType } from '@madoguchi/contract/attachments/limits.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import type { Orientation } from './document/looks.ts';

export interface PaperFile {
  readonly name: string;
  readonly mediaType: MediaType;
  readonly bytes: number;
  readonly sha256: string;
}

/** A file in the order of the paper, numbered from 1 by its place. */
export interface SheetFile {
  readonly file: PaperFile;
  /** The line or part it belongs to, short for the list's column and in full over its picture: 2, 明細 2. */
  readonly mark: string;
  readonly label: string;
}

export interface Sheet {
  /** The title of the kind of paper. */
  readonly title: string;
  /** The request's number, or what stands for it: at the foot of each page, and the file's name. */
  readonly name: string;
  readonly author: string;
  readonly subject: string;
  /** Upright where it says nothing. */
  readonly orientation?: Orientation;
  readonly content: readonly Node[];
  readonly files: {
    readonly heading: string;
    /** Head of the column of marks. */
    readonly belongsTo: string;
    readonly items: readonly SheetFile[];
  };
}

/** The margin's content: who printed it, when, and for whom. */
export interface Printing {
  readonly language: Language;
  readonly company: string;
  readonly printedBy: string;
  /** Instant in UTC. */
  readonly printedAt: string;
}

/** Why a file stands in the list only. */
export type NotPrinted = 'kind' | 'broken' | 'encrypted' | 'too-many-pages';

/** A file as it is appended: pages of a PDF behind the paper, a picture on a page of its own, or only its description. */
export type PreparedFile =
  | { readonly shown: 'pages'; readonly pages: number }
  | { readonly shown: 'picture'; readonly jpeg: string }
  | { readonly shown: 'not'; readonly because: NotPrinted };

export interface ListedFile extends SheetFile {
  readonly prepared: PreparedFile;
}
