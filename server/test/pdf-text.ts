// The text of a PDF, as its readers can select it: extracted by poppler, which had no part in writing it.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Word {
  readonly text: string;
  /** Left and upper edge, in points from the page's upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PageText {
  /** Every word without the spaces between, in the order in which it was written. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly width: number;
  readonly height: number;
}

const PAGE = /<page width="([\d.]+)" height="([\d.]+)">(.*?)<\/page>/gs;
const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function wordOf([, x, y, right, bottom, written = '']: RegExpExecArray): Word {
  const plain = written.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return { text: plain, x: Number(x), y: Number(y), right: Number(right), bottom: Number(bottom) };
}

/** The pages of a PDF. @throws where poppler cannot read it */
export async function pdfPages(pdf: Uint8Array): Promise<PageText[]> {
  const poppler = spawn('pdftotext', ['-raw', '-bbox', '-', '-']);
  poppler.stdin.end(pdf);
  const [xml, said] = await Promise.all([text(poppler.stdout), text(poppler.stderr)]);
  const pages = [...xml.matchAll(PAGE)].map(([, width, height, content = '']) => {
    const words = [...content.matchAll(WORD)].map(wordOf);
    return { text: words.map((word) => word.text).join(''), words, width: Number(width), height: Number(height) };
  });
  if (pages.length === 0) throw new Error(`no page in the PDF: ${said}`);
  return pages;
}
