// Reads a ZIP as it is defined: by its central directory, and each entry by its local header.
import { crc32 } from 'node:zlib';

export interface ReadEntry {
  readonly name: string;
  readonly content: Buffer;
  /** Bit 11 of both headers: the name is in UTF-8. */
  readonly isUtf8: boolean;
}

const [END, END_64, DIRECTORY, LOCAL] = [0x06054b50, 0x06064b50, 0x02014b50, 0x04034b50];
const UTF8 = 0x800;

function directoryOf(zip: Buffer): { count: number; offset: number } {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('no ZIP, or one that was cut off');
  const count = zip.readUInt16LE(end + 10);
  if (count !== 0xffff) return { count, offset: zip.readUInt32LE(end + 16) };
  const end64 = zip.lastIndexOf(Buffer.from('PK\u0006\u0006'));
  if (zip.readUInt32LE(end64) !== END_64) throw new Error('no end of a ZIP64');
  return { count: Number(zip.readBigUInt64LE(end64 + 32)), offset: Number(zip.readBigUInt64LE(end64 + 48)) };
}

/** All entries, in their order. @throws Error where header, length or checksum contradict each other */
export function readZip(zip: Buffer): ReadEntry[] {
  const { count, offset } = directoryOf(zip);
  const entries: ReadEntry[] = [];
  let at = offset;
  for (let nth = 0; nth < count; nth += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY) throw new Error(`entry ${nth} is not in the directory`);
    const [flags, method, crc] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)];
    const [packed, size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 42)];
    const [named, more, said] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const name = zip.toString('utf8', at + 46, at + 46 + named);
    if (zip.readUInt32LE(local) !== LOCAL || method !== 0 || packed !== size) throw new Error(`${name} cannot be read`);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (zip.toString('utf8', local + 30, local + 30 + named) !== name) throw new Error(`${name} has two names`);
    const content = zip.subarray(from, from + size);
    if (crc32(content) !== crc) throw new Error(`${name} has another checksum`);
    entries.push({ name, content, isUtf8: (flags & zip.readUInt16LE(local + 6) & UTF8) !== 0 });
    at += 46 + named + more + said;
  }
  return entries;
}
