// The page that verifies a download for the tax office without the portal and without a network. It asks for the ZIP or its folder:
// a page from the file system may not read its neighbours by itself (ET16).
import type { Text } from '@madoguchi/contract/message.ts';
import { type Archive, openFolder, openZip } from './archive.ts';
import { checkPackage, type Report } from './check.ts';
import { CHECKED, FAULT_COUNT, FAULTS, LEFT_OUT, PROGRESS, RESULTS, ROOTS, SNAPSHOT } from './words.ts';

const FAULTS_SHOWN = 1000;

const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const figure = (count: number) => count.toLocaleString('ja-JP');

function line(name: keyof HTMLElementTagNameMap, { ja, en }: Text): HTMLElement {
  const block = document.createElement(name);
  const english = document.createElement('span');
  english.lang = 'en';
  english.textContent = en;
  block.append(ja, document.createElement('br'), english);
  return block;
}

function list(lines: readonly Text[]): HTMLElement {
  const block = document.createElement('ul');
  block.append(...lines.map((text) => line('li', text)));
  return block;
}

function show(report: Report): void {
  const { result, manifest, checked, unlinked, unrooted, unstamped, purged, roots, faults } = report;
  const blocks: HTMLElement[] = [line('p', RESULTS[result])];
  if (faults.length > 0) {
    const named = faults.slice(0, FAULTS_SHOWN).map(({ kind, where }) => {
      const { ja, en } = FAULTS[kind];
      return { ja: `${where}：${ja}`, en };
    });
    const more = faults.length > FAULTS_SHOWN ? [LEFT_OUT(figure(faults.length - FAULTS_SHOWN))] : [];
    blocks.push(line('h2', FAULT_COUNT(figure(faults.length))), list([...named, ...more]));
  }
  if (manifest !== null) {
    blocks.push(
      line('h2', { ja: '確認したもの', en: 'What was checked' }),
      list(Object.entries(checked).map(([name, count]) => CHECKED[name as keyof typeof checked](figure(count)))),
    );
    const left = Object.entries({ purged, unlinked, unrooted, unstamped }).filter(([, count]) => count > 0);
    if (left.length > 0) blocks.push(list(left.map(([name, count]) => CHECKED[name as 'unlinked'](figure(count)))));
    if (roots.length > 0) blocks.push(line('p', ROOTS(roots.join('、'))));
    const moment = new Date(manifest.asOf).toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' });
    blocks.push(line('p', SNAPSHOT(manifest.company, moment, figure(manifest.seq), manifest.digest)));
  }
  const place = part('result');
  place.className = result;
  place.replaceChildren(...blocks);
}

/** Each choice ends what was begun before it: its result must not stand over another file. */
let turn = 0;

async function verify(open: () => Archive | Promise<Archive>): Promise<void> {
  turn += 1;
  const mine = turn;
  const place = part('result');
  place.className = '';
  place.replaceChildren(line('p', PROGRESS('0', '…')));
  const progress = (done: number, all: number) => {
    if (turn === mine) place.replaceChildren(line('p', PROGRESS(figure(done), figure(all))));
  };
  const shown = await (async () => checkPackage(await open(), progress))().catch(() => null);
  if (turn !== mine) return;
  if (shown !== null) return show(shown);
  place.className = 'failed';
  place.replaceChildren(line('p', RESULTS.unreadable));
}

const verifyFolder = (files: readonly { readonly path: string; readonly file: Blob }[]) =>
  verify(() => openFolder(files));

/** All files below a folder that was dropped. */
async function filesBelow(entry: FileSystemEntry): Promise<{ path: string; file: Blob }[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail));
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: { path: string; file: Blob }[] = [];
  for (;;) {
    // The browser gives a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return found;
    for (const one of some) found.push(...(await filesBelow(one)));
  }
}

function drop(data: DataTransfer): void {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [file] = data.files;
  if (entries.length === 1 && entries[0]?.isFile && file !== undefined) {
    void verify(() => openZip(file));
    return;
  }
  void verify(async () => openFolder((await Promise.all(entries.map(filesBelow))).flat()));
}

part<HTMLInputElement>('zip').addEventListener('change', ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (file !== undefined) void verify(() => openZip(file));
});
part<HTMLInputElement>('folder').addEventListener('change', ({ target }) => {
  const files = [...((target as HTMLInputElement).files ?? [])];
  if (files.length > 0) void verifyFolder(files.map((file) => ({ path: file.webkitRelativePath, file })));
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  if (event.dataTransfer !== null) drop(event.dataTransfer);
});
