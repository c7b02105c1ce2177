import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { DEFAULT_LIMITS } from '@madoguchi/contract/expense-claims/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { expect, it } from 'vitest';
import type { FileFault } from '../../../../kit/fields/file/file-uploads.ts';
import { SheetStore } from '../../sheet/store/sheet-store.ts';
import { line, file as stored } from '../autosave/sample-lines.ts';
import { ReceiptUploads } from './receipt-uploads.ts';

const LINE = line(1);
const NOTHING = { reason: [], route: [], way: [] };
const MONTH = {
  month: '202611' as YearMonth,
  joinedOn: null,
  leftOn: null,
  holidays: {},
  lastFares: {},
  invoiceFromYen: [],
  closingDate: '2026-12-02' as PlainDate,
};

function fileOf(name: string, bytes = 3): File {
  return new File([new Uint8Array(bytes)], name);
}

function desk(attachments: readonly Attachment[] = []) {
  const store = new SheetStore({
    ground: { context: MONTH, masters: NOTHING, limits: DEFAULT_LIMITS, today: MONTH.closingDate },
    newId: () => line(9).id,
    lines: [{ ...LINE, attachments }],
  });
  type Answer = { readonly stored: Attachment } | { readonly fault: FileFault };
  const answers: ((answer: Answer) => void)[] = [];
  const signals: AbortSignal[] = [];
  const uploads = new ReceiptUploads(store, (_, { signal }) => {
    signals.push(signal);
    return new Promise((resolve) => {
      answers.push(resolve);
    });
  });
  const answer = async (place: number, outcome: Answer) => {
    answers[place]?.(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  const names = () => store.line(LINE.id)?.attachments.map(({ name }) => name);
  return { answer, names, signals, store, uploads };
}

it('a file that was taken lies on its line, and one undo takes it off again [B0-07]', async () => {
  const { answer, names, store, uploads } = desk();
  uploads.add(LINE.id, [fileOf('taxi.pdf')]);
  await answer(0, { stored: stored(1) });
  expect(names()).toEqual(['receipt-1.pdf']);
  expect(uploads.all()).toEqual([]);
  store.undo();
  expect(names()).toEqual([]);
});

it('a refused file stays with its cause until it is tried again or taken off', async () => {
  const { answer, names, uploads } = desk();
  uploads.add(LINE.id, [fileOf('drawing.svg')]);
  await answer(0, { fault: { kind: 'refused', message: 'この種類のファイルは添付できません。' } });
  const [refused] = uploads.all();
  expect(refused?.fault).toEqual({ kind: 'refused', message: 'この種類のファイルは添付できません。' });
  uploads.retry(refused?.id ?? 0);
  expect(uploads.all().map(({ fault }) => fault)).toEqual([null]);
  await answer(1, { stored: stored(2) });
  expect(names()).toEqual(['receipt-2.pdf']);
});

it('a file over 10 MB is told so without being sent [B0-07]', () => {
  const { signals, uploads } = desk();
  uploads.add(LINE.id, [fileOf('scan.png', 10 * 1024 * 1024 + 1)]);
  expect(uploads.all()[0]?.fault).toEqual({ kind: 'too-big', bytes: 10 * 1024 * 1024 + 1 });
  expect(signals).toEqual([]);
});

it('a line takes three files, those on their way included [B0-07]', () => {
  const { uploads } = desk([stored(1)]);
  uploads.add(LINE.id, [fileOf('2.pdf'), fileOf('3.pdf'), fileOf('4.pdf')]);
  expect(uploads.all().map(({ fault }) => fault?.kind)).toEqual([undefined, undefined, 'too-many']);
});

it('a stopped file never arrives on its line', async () => {
  const { answer, names, signals, uploads } = desk();
  uploads.add(LINE.id, [fileOf('1.pdf')]);
  uploads.drop(uploads.all()[0]?.id ?? 0);
  await answer(0, { stored: stored(1) });
  expect(signals[0]?.aborted).toBe(true);
  expect(names()).toEqual([]);
});
