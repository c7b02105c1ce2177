import { PurchaseGround, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preview } from '../../../../../test/approvals.ts';
import { FormGround } from '../../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../../test/masters.ts';
import { STAFF_SESSION } from '../../../../../test/sessions.ts';
import { sessionState } from '../../../../platform/identity/session-state.ts';
import { keyGroups } from '../../../../platform/keys/key-registry.ts';
import { showLanguage } from '../../../../platform/language.ts';
import { queryClient } from '../../../../platform/query.ts';
import { OpenRequest } from '../OpenRequest.tsx';
import { RequestView } from '../RequestView.tsx';
import { emptyLine, emptyRequest } from './request-values.ts';

const ID = '01932b6c-0000-7000-8000-000000000001';
const LINE_ID = '01932b6c-0000-7000-8000-0000000000a1';
const LINE = {
  ...emptyLine(LINE_ID, 10),
  item: 'モニター',
  quantity: 2,
  unitPrice: 4_000,
  supplier: '青空商会',
  receivedQuantity: 0,
};
const STORED = PurchaseRequest.parse({
  ...emptyRequest(),
  id: ID,
  version: 1,
  status: 'draft',
  number: null,
  totalYen: 8_800,
  submittedAt: null,
  updatedAt: '2026-11-21T00:00:00Z',
  purchaseName: 'モニター 2台',
  purchaseCategory: 'equipment',
  purchaseCategoryName: '備品・機器',
  reason: '増員のため',
  neededBy: '2026-12-01',
  lines: [LINE],
  quotes: [],
  attachments: [],
  employeeId: 'E0001',
  employeeName: '山田 太郎',
  departmentCode: 'SALES',
  departmentName: '営業部',
  mine: true,
  approvedYen: null,
  approvedAt: null,
  orderBy: null,
  findings: [],
  facts: [],
  order: null,
  receipts: [],
  invoices: [],
  approvalId: null,
  returnedContent: null,
});
const GROUND = PurchaseGround.parse({
  taxRates: [10, 8, 0],
  quoteBands: [{ fromYen: 100_000, quotes: 1 }],
  stepBands: [],
  suppliers: [
    { name: '青空商会', reading: 'アオゾラショウカイ' },
    { name: '北斗電機', reading: 'ホクトデンキ' },
  ],
  recent: [],
  lastPrices: {},
  fixedAssetFromYen: 100_000,
});

interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}
const sent: Sent[] = [];
/** The answer of the next write; success where absent. */
const refusals: (() => Response)[] = [];

function header(version: number) {
  const at = '2026-11-21T01:00:00Z';
  return { id: ID, status: 'draft', version, number: 'PR-2026-00045', totalYen: 8_800, submittedAt: at, updatedAt: at };
}

function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path.includes('/by-number')) return Promise.resolve(Response.json({ requests: [] }));
  if (init.method !== 'POST') return Promise.resolve(Response.json(path.includes('/route') ? preview() : []));
  sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : {} });
  return Promise.resolve(refusals.shift()?.() ?? Response.json(header(sent.length + 1)));
}

beforeEach(() => {
  sent.length = 0;
  refusals.length = 0;
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

/** Opens the request; the answer shows it as it was read again. */
function open(request: Partial<PurchaseRequest> = {}, ground: Partial<PurchaseGround> = {}) {
  const page = (shown: PurchaseRequest) => (
    <FormGround>
      <OpenRequest request={shown} ground={{ ...GROUND, ...ground }} history={null} />
    </FormGround>
  );
  const { rerender } = render(page({ ...STORED, ...request }));
  return (newer: Partial<PurchaseRequest>) => rerender(page({ ...STORED, ...newer }));
}
const place = () => screen.getByRole('textbox', { name: '納品場所' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const line = (n: number) => within(screen.getByRole('group', { name: `明細${n}` }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '申請する' }));

describe('the form of a purchase request', () => {
  it('names everything that stands in the way of a submission, leads there, and sends nothing [B5-02] [B0-11]', async () => {
    open({ reason: '', lines: [{ ...LINE, quantity: null }] });
    press('申請する');
    const band = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(band));
    const links = within(band).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '申請理由を入力してください。',
      '明細1：数量を入力してください。',
    ]);
    const [, second] = links;
    if (second) fireEvent.click(second);
    const quantity = line(1).getByRole('textbox', { name: '数量' });
    expect(document.activeElement).toBe(quantity);
    expect(quantity.getAttribute('aria-invalid')).toBe('true');
    expect(line(1).getByRole('textbox', { name: '品名' }).getAttribute('aria-invalid')).not.toBe('true');
    expect(sent).toEqual([]);
  });

  it('says a warning once, at its line; the summary leads there [B5-02] [B0-11]', async () => {
    const before = { id: `${ID.slice(0, -1)}2`, number: 'PR-2026-00044', purchaseCategory: 'equipment' };
    const bought = { totalYen: Yen.parse(4_000), submittedOn: PlainDate.parse('2026-11-20'), suppliers: [] };
    open({}, { recent: [{ ...before, ...bought, items: ['モニター'] }] });
    expect((await screen.findAllByText(/同じ品名を30日以内に申請しています/)).length).toBe(1);
    expect(line(1).getByText(/同じ品名を30日以内に申請しています/).textContent).toContain('PR-2026-00044');
    press('明細1の内容を確認してください。');
    expect(document.activeElement).toBe(line(1).getByRole('textbox', { name: '品名' }));
  });

  it('goes on to the next field with Enter, and from the last one to a new line [B5-01]', async () => {
    open();
    const item = line(1).getByRole('textbox', { name: '品名' });
    item.focus();
    fireEvent.keyDown(item, { key: 'Enter' });
    expect(document.activeElement).toBe(line(1).getByRole('textbox', { name: '仕様' }));
    fireEvent.keyDown(line(1).getByRole('textbox', { name: 'URL' }), { key: 'Enter' });
    const next = await screen.findByRole('group', { name: '明細2' });
    expect(document.activeElement).toBe(within(next).getByRole('textbox', { name: '品名' }));
    expect(sent).toEqual([]);
  });

  it('finds a supplier by kana and romaji, and takes any other name as it is typed [B5-01]', async () => {
    open();
    const supplier = line(1).getByRole<HTMLInputElement>('combobox', { name: '購入先' });
    const offered = async () => within(await screen.findByRole('listbox')).getAllByRole('option');
    for (const typed of ['ほくと', 'ホクト', 'hokuto', '北斗']) {
      type(supplier, typed);
      expect(
        (await offered()).map(({ textContent }) => textContent),
        typed,
      ).toEqual(['北斗電機']);
    }
    fireEvent.click((await offered())[0] as HTMLElement);
    expect(supplier.value).toBe('北斗電機');
    type(supplier, '新しい店');
    fireEvent.blur(supplier);
    expect(supplier.value).toBe('新しい店');
  });

  it('moves a line by Alt and an arrow, and the line keeps the focus [B5-01]', async () => {
    open({ lines: [LINE, { ...LINE, id: `${LINE_ID.slice(0, -1)}2`, item: 'キーボード' }] });
    fireEvent.keyDown(line(2).getByRole('textbox', { name: '品名' }), { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(line(1).getByRole('textbox', { name: '品名' })).toHaveProperty('value', 'キーボード'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '明細1' }));
  });

  it('lists its keys and those of its lines in the sheet of keys while it is open [B9-02] [B5-01]', () => {
    open();
    const listed = keyGroups.get().flatMap(({ bindings }) => bindings.map(({ keys, label }) => `${keys} ${label}`));
    expect(listed.toSorted()).toEqual([
      'Enter 次の欄へ（最後の欄では行を追加）',
      'alt+ArrowDown 行を下へ移動',
      'alt+ArrowUp 行を上へ移動',
      'mod+Enter 申請する',
      'mod+s 下書き保存',
    ]);
    cleanup();
    expect(keyGroups.get()).toEqual([]);
  });

  it('saves by Ctrl+S wherever the focus is, and once while it is being saved [B5-03]', async () => {
    open();
    type(place(), '本社3階');
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }), 'the browser saves no page').toBe(false);
    expect(fireEvent.keyDown(place(), { key: 'S', metaKey: true }), 'nor here').toBe(false);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ path: expect.stringMatching(/\/save$/), body: { deliveryPlace: '本社3階' } });
    fireEvent.keyDown(place(), { key: 's', ctrlKey: true, isComposing: true });
    expect(sent).toHaveLength(1);
  });

  it('submits by Ctrl+Enter from every place of the form, also above its fields [B5-03]', async () => {
    open();
    fireEvent.keyDown(screen.getByRole('form', { name: 'モニター 2台' }), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('reckons the total as it is typed, in digits of any width [B5-01]', async () => {
    open();
    expect(screen.getByText('合計 ¥8,800（税込）')).toBeDefined();
    type(line(1).getByRole('textbox', { name: '数量' }), '３');
    expect(await screen.findByText('合計 ¥13,200（税込）')).toBeDefined();
  });

  it('saves what is unsaved, and submits the version that came of it [B5-03]', async () => {
    open();
    type(place(), '本社3階');
    press('申請する');
    await confirm();
    await waitFor(() => expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['save', 'submit']));
    expect(sent[0]?.body).toMatchObject({
      version: 1,
      deliveryPlace: '本社3階',
      lines: [{ id: LINE_ID, quantity: 2 }],
    });
    expect(sent[1]?.body).toEqual({ version: 2, comment: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers a word to the approvers where they have seen the request before, and sends it along [B3-06]', async () => {
    open({ status: 'returned', number: 'PR-2026-00045' });
    press('申請する');
    const asked = within(await screen.findByRole('dialog'));
    const comment = asked.getByRole('textbox', { name: /承認者へのコメント/ });
    type(comment, '長'.repeat(501));
    expect(await asked.findByText('500文字以内で入力してください（現在501文字）。')).toBeDefined();
    await confirm();
    expect(sent).toEqual([]);
    type(comment, '数量を直しました。');
    await confirm();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ version: 1, comment: '数量を直しました。' }));
  });

  it('submits as it is stored where nothing was typed, and nothing where saving was refused [B5-03] [B0-02]', async () => {
    open();
    fireEvent.keyDown(screen.getByRole('textbox', { name: '件名' }), { key: 'Enter', ctrlKey: true });
    await confirm();
    await waitFor(() => expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['submit']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    type(place(), '本社3階');
    const data = { fields: [], requestId: 'r-42' };
    refusals.push(() =>
      Response.json({ status: 409, code: 'wrong-state', message: '申請中です。', data }, { status: 409 }),
    );
    press('申請する');
    await confirm();
    expect(await screen.findByText('申請中です。')).toBeDefined();
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['submit', 'save']);
  });

  it('goes on from the newer version after a comparison, and shows what was chosen [B0-02]', async () => {
    const readAgain = open();
    type(place(), '大阪支社');
    const current = { ...STORED, version: 2, deliveryPlace: '名古屋支社', reason: '別のタブで変えた理由' };
    const data = { fields: [], requestId: 'r-42', current };
    refusals.push(() =>
      Response.json({ status: 409, code: 'stale', message: '変更済みです。', data }, { status: 409 }),
    );
    press('下書き保存');
    await screen.findByRole('dialog');
    readAgain(current);
    press('選んだ値で保存');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ version: 2, deliveryPlace: '大阪支社', reason: '別のタブで変えた理由' });
    readAgain({ ...current, version: 3, deliveryPlace: '大阪支社' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place()).toHaveProperty('value', '大阪支社');
    type(place(), '本社3階');
    press('下書き保存');
    await waitFor(() => expect(sent[2]?.body).toMatchObject({ version: 3, deliveryPlace: '本社3階' }));
  });

  it('opens a newer version anew while nothing is unsaved, and keeps what is typed else [B0-02]', async () => {
    const readAgain = open();
    readAgain({ version: 2, deliveryPlace: '名古屋支社' });
    await waitFor(() => expect(place()).toHaveProperty('value', '名古屋支社'));
    type(place(), '大阪支社');
    readAgain({ version: 3, deliveryPlace: '本社3階' });
    expect(place()).toHaveProperty('value', '大阪支社');
  });
});

it('the parts of a submitted request have headings right below the page’s own title', () => {
  const returnedContent = { ...STORED, reason: '', quotes: [], attachmentIds: [] };
  render(
    <FormGround>
      <RequestView request={{ ...STORED, status: 'submitted', number: 'PR-2026-00045', returnedContent }} />
    </FormGround>,
  );
  const levels = screen.getAllByRole('heading').map(({ tagName, textContent }) => [textContent, tagName]);
  expect(levels).toEqual(['差戻し後の変更', '明細', '見積'].map((name) => [name, 'H2']));
});
