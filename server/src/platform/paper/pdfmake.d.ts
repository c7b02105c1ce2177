// The part of pdfmake that the paper uses; the package brings no types of its own.
declare module 'pdfmake' {
  export interface Look {
    style?: string;
    fontSize?: number;
    bold?: boolean;
    alignment?: 'left' | 'right' | 'center';
    margin?: number | [number, number] | [number, number, number, number];
    lineHeight?: number;
    noWrap?: boolean;
  }
  export interface TextNode extends Look {
    text: string;
    pageBreak?: 'before' | 'after';
    headlineLevel?: number;
    colSpan?: number;
  }
  export interface StackNode extends Look {
    stack: Node[];
    unbreakable?: boolean;
    pageBreak?: 'before' | 'after';
    width?: number | string;
  }
  export interface ColumnsNode extends Look {
    columns: (Node & { width?: number | string })[];
    columnGap?: number;
    unbreakable?: boolean;
  }
  export interface SvgNode extends Look {
    svg: string;
    width?: number;
  }
  export interface ImageNode extends Look {
    image: string;
    fit: [number, number];
  }
  export interface TableNode extends Look {
    layout: string;
    unbreakable?: boolean;
    width?: number | string;
    table: {
      widths: (number | string)[];
      headerRows?: number;
      keepWithHeaderRows?: number;
      dontBreakRows?: boolean;
      heights?: number[] | number;
      body: Node[][];
    };
  }
  export type Node = TextNode | StackNode | ColumnsNode | SvgNode | ImageNode | TableNode;

  export interface PdfDocument {
    pageSize: 'A4';
    pageOrientation: 'portrait' | 'landscape';
    pageMargins: [number, number, number, number];
    language: string;
    info: { title: string; author: string; subject: string; creator: string; producer: string; creationDate: Date };
    defaultStyle: Look & { font: string };
    styles: Record<string, Look>;
    pageBreakBefore: (
      node: { headlineLevel?: number; startPosition: { top: number } },
      around: { getFollowingNodesOnPage(): unknown[] },
    ) => boolean;
    footer: (page: number, pages: number) => Node;
    content: Node[];
  }

  export interface TableLayout {
    hLineWidth?: (line: number, node: TableNode) => number;
    vLineWidth?: (line: number, node: TableNode) => number;
    hLineColor?: (line: number) => string;
    paddingLeft?: (column: number) => number;
    paddingRight?: (column: number) => number;
    paddingTop?: (row: number) => number;
    paddingBottom?: (row: number) => number;
  }

  const pdfmake: {
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    setTableLayouts(layouts: Record<string, TableLayout>): void;
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    createPdf(document: PdfDocument): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}
