// PDFs drawn in the page: the library, its thread and its tables are files of our own, fetched once somebody looks at a PDF.
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

const TABLES = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../node_modules/pdfjs-dist/wasm/*.{wasm,js}',
  ],
  { query: '?url', import: 'default', eager: true },
);
const BY_NAME = new Map(Object.entries(TABLES).map(([path, url]) => [path.split('/').at(-1) ?? '', url]));

/** Hands the library its tables by the names under which the build put them. */
class OwnFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = BY_NAME.get(filename);
    if (url === undefined) throw new Error(`The viewer has no file ${filename}`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The file ${filename} of the viewer could not be fetched`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

export interface OpenPdf {
  readonly pages: number;
  /** Draws a page that wide in CSS pixels, and answers its text for those who do not see it. */
  draw(
    canvas: HTMLCanvasElement,
    options: { readonly page: number; readonly widthPx: number; readonly signal: AbortSignal },
  ): Promise<string>;
  close(): void;
}

/** The largest side of a canvas that browsers of phones still draw. */
const MOST_PX = 4_096;

/** @throws where the bytes are no PDF that can be drawn, or a password protects it */
export async function openPdf(bytes: Blob): Promise<OpenPdf> {
  const thread = new Worker(workerUrl, { type: 'module' });
  const worker = PDFWorker.create({ port: thread });
  const loading = getDocument({
    data: new Uint8Array(await bytes.arrayBuffer()),
    worker,
    isEvalSupported: false,
    enableXfa: false,
    cMapPacked: true,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
  });
  const close = () => {
    void loading.destroy();
    worker.destroy();
    thread.terminate();
  };
  const document = await loading.promise.catch((error: unknown) => {
    close();
    throw error;
  });
  return { pages: document.numPages, draw: (canvas, options) => drawPage(document, canvas, options), close };
}

async function drawPage(
  document: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  { page: number, widthPx, signal }: Parameters<OpenPdf['draw']>[1],
): Promise<string> {
  const page = await document.getPage(number);
  if (signal.aborted) return '';
  const natural = page.getViewport({ scale: 1 });
  const sharpness = Math.min(
    devicePixelRatio,
    MOST_PX / widthPx,
    MOST_PX / ((widthPx * natural.height) / natural.width),
  );
  const viewport = page.getViewport({ scale: (widthPx / natural.width) * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}
