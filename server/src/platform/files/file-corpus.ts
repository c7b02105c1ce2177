// Files for tests, made in code: honest ones of every kind, and those that pretend (T9, T10).
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

function u16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
  /** Deflated where true, stored otherwise. */
  readonly packed?: boolean;
}

/** A ZIP archive with a proper central directory. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, packed } of entries) {
    const data = packed ? deflateRawSync(content) : content;
    const title = Buffer.from(name);
    const sizes = [u32(crc32(content)), u32(data.length), u32(content.length)];
    const about = [u16(20), u16(0), u16(packed ? 8 : 0), u16(0), u16(33), ...sizes, u16(title.length), u16(0)];
    const local = Buffer.concat([u32(0x04034b50), ...about, title, data]);
    directory.push(
      Buffer.concat([u32(0x02014b50), u16(20), ...about, u16(0), u16(0), u16(0), u32(0), u32(offset), title]),
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const count = u16(entries.length);
  return Buffer.concat([
    ...parts,
    index,
    u32(0x06054b50),
    u16(0),
    u16(0),
    count,
    count,
    u32(index.length),
    u32(offset),
    u16(0),
  ]);
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

function officeFile(mainPart: string, contentType: string): Buffer {
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${mainPart}" ContentType="${OFFICE}.${contentType}.main+xml"/></Types>`;
  return zip([
    { name: '[Content_Types].xml', content: Buffer.from(types), packed: true },
    { name: mainPart, content: Buffer.from('<x/>'), packed: true },
  ]);
}

export const xlsx = (): Buffer => officeFile('xl/workbook.xml', 'spreadsheetml.sheet');
export const docx = (): Buffer => officeFile('word/document.xml', 'wordprocessingml.document');

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG that claims this size; only a small one really holds its pixels. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * Math.min(height, 100), 200);
  for (let row = 0; row < Math.min(height, 100); row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The `ftyp` box by which a HEIC file is known, and nothing else. */
export const heic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);

/** A one-page PDF; `extra` goes into its catalogue. */
export function pdf(extra = ''): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${extra} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export const SVG_WITH_SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>';
