// The ZIP or the folder that somebody chose, read part by part: never whole in memory, and never over a network.

export interface Archive {
  /** From where index.csv lies, with `/`; without folders. A path that is there twice stands here twice. */
  readonly paths: readonly string[];
  /** @throws Error where there is no such path, or it cannot be unpacked */
  readonly read: (path: string) => Promise<ArrayBuffer>;
}

interface Part {
  readonly path: string;
  readonly read: () => Promise<ArrayBuffer>;
}

/** Left behind by the systems that people unpack with. */
const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//i;

/** Unpacked and packed again, everything may lie in a folder, and a Mac takes kana apart. */
function archiveOf(parts: readonly Part[]): Archive {
  const named = parts
    .map((part) => ({ ...part, path: part.path.replaceAll('\\', '/').normalize('NFC') }))
    .filter(({ path }) => !path.endsWith('/') && !LITTER.test(path));
  const index = named
    .map(({ path }) => path)
    .filter((path) => path === 'index.csv' || path.endsWith('/index.csv'))
    .sort((one, other) => one.length - other.length)[0];
  const prefix = index?.slice(0, -'index.csv'.length) ?? '';
  const within = named.map((part) => ({
    ...part,
    path: part.path.startsWith(prefix) ? part.path.slice(prefix.length) : part.path,
  }));
  const byPath = new Map(within.map((part) => [part.path, part]));
  return {
    paths: within.map(({ path }) => path),
    read: (path) => {
      const part = byPath.get(path);
      if (part === undefined) throw new Error(path);
      return part.read();
    },
  };
}

/** A folder as the browser lists it. */
export function openFolder(files: readonly { readonly path: string; readonly file: Blob }[]): Archive {
  return archiveOf(files.map(({ path, file }) => ({ path, read: () => file.arrayBuffer() })));
}

const [END, END_64, PLACE_64, DIRECTORY, LOCAL] = [0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50];
const END_BYTES = 22;
const PLACE_64_BYTES = 20;
const LONGEST_COMMENT = 0xffff;
const UTF8_NAME = 0x800;
const WIDE = 0xffffffff;

const viewOf = async (blob: Blob, from: number, to: number) => new DataView(await blob.slice(from, to).arrayBuffer());

/** Where the directory lies. @throws Error where the file is no ZIP, or was cut off */
async function directoryOf(zip: Blob): Promise<{ offset: number; bytes: number }> {
  const from = Math.max(0, zip.size - END_BYTES - PLACE_64_BYTES - LONGEST_COMMENT);
  const tail = await viewOf(zip, from, zip.size);
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error('no ZIP');
  const [bytes, offset] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const place = end - PLACE_64_BYTES;
  if (place < 0 || tail.getUint32(place, true) !== PLACE_64) return { bytes, offset };
  const end64 = Number(tail.getBigUint64(place + 8, true));
  const wide = await viewOf(zip, end64, end64 + 56);
  if (wide.getUint32(0, true) !== END_64) throw new Error('no ZIP');
  return { bytes: Number(wide.getBigUint64(40, true)), offset: Number(wide.getBigUint64(48, true)) };
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly local: number;
}

/** Sizes and place of a large entry stand behind its name, those alone that did not fit. */
function wideValues(view: DataView, from: number, to: number, narrow: readonly number[]): readonly number[] {
  let at = from;
  while (at + 4 <= to) {
    const [id, bytes] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (id === 1) {
      let value = at + 4;
      return narrow.map((said) => {
        if (said !== WIDE) return said;
        value += 8;
        return Number(view.getBigUint64(value - 8, true));
      });
    }
    at += 4 + bytes;
  }
  return narrow;
}

function entriesIn(view: DataView): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === DIRECTORY) {
    const of16 = (offset: number) => view.getUint16(at + offset, true);
    const of32 = (offset: number) => view.getUint32(at + offset, true);
    const [named, more, said] = [of16(28), of16(30), of16(32)];
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, named);
    // Windows packs again with names in its own encoding.
    const name = new TextDecoder((of16(8) & UTF8_NAME) === 0 ? 'shift_jis' : 'utf-8').decode(bytes);
    const narrow = [of32(24), of32(20), of32(42)];
    const [size = 0, packed = 0, local = 0] = wideValues(view, at + 46 + named, at + 46 + named + more, narrow);
    entries.push({ name, method: of16(10), packed, size, local });
    at += 46 + named + more + said;
  }
  return entries;
}

async function contentOf(zip: Blob, { method, packed, size, local }: Entry): Promise<ArrayBuffer> {
  const head = await viewOf(zip, local, local + 30);
  if (head.getUint32(0, true) !== LOCAL) throw new Error('no entry');
  const from = local + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const data = zip.slice(from, from + packed);
  if (method !== 0 && method !== 8) throw new Error('unknown method');
  const whole = method === 0 ? data : new Response(data.stream().pipeThrough(new DecompressionStream('deflate-raw')));
  const content = await whole.arrayBuffer();
  if (content.byteLength !== size) throw new Error('cut off');
  return content;
}

/** @throws Error where the file is no ZIP, or was cut off */
export async function openZip(zip: Blob): Promise<Archive> {
  const { offset, bytes } = await directoryOf(zip);
  const entries = entriesIn(await viewOf(zip, offset, offset + bytes));
  return archiveOf(entries.map((entry) => ({ path: entry.name, read: () => contentOf(zip, entry) })));
}
