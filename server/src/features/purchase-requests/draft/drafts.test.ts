import { randomUUID } from 'node:crypto';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import {
  createPurchaseRequest,
  savePurchaseRequest,
  showPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderedPurchase, receive } from '../../../../test/bought-purchases.ts';
import {
  type Content,
  decidedPurchase,
  draftedPurchase,
  fileOf,
  purchase,
  purchaseLine,
  quote,
  submittedPurchase,
} from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const shown = async (id: string) => (await world.as('staff')(showPurchaseRequest, { id })).output;
const linesOf = async (id: string) => (await shown(id)).lines.map(({ id: line }) => line);
const ROW_ID = { purchase_lines: 'id', purchase_quotes: 'id', purchase_attachments: 'attachment_id' } as const;
/** Rows of the request, those that were taken out included: whether, and by whom. */
const stored = async (table: keyof typeof ROW_ID, id: string) =>
  (
    await world.pool.query(
      `select ${ROW_ID[table]} as id, removed_at is not null as gone, removed_by as by
        from ${table} where request_id = $1 order by position`,
      [id],
    )
  ).rows;

const save = (id: string, version: number, more: Partial<Content> = {}) =>
  world.as('staff')(savePurchaseRequest, { ...purchase(more), id, version });

interface Refused {
  readonly status: number;
  readonly problem: { readonly data: { readonly fields: readonly { field: string; code: string }[] } };
}
const fieldsOf = ({ problem }: Refused) => problem.data.fields.map(({ field, code }) => `${field} ${code}`);

describe('a draft', () => {
  it('keeps all that was typed, reckons the total, and says on record what it was [B5-01] [B0-09]', async () => {
    const [file, paper] = [await fileOf(world, 'staff'), await fileOf(world, 'staff')];
    const lines = [
      purchaseLine({ quantity: 3, unitPrice: 33, taxRate: 8, supplier: '東京商事' }),
      purchaseLine({ quantity: 1, unitPrice: 999, taxRate: 10, supplier: '大阪商事' }),
    ];
    const quotes = [quote({ attachmentId: file, isChosen: true, note: '即納' })];
    const content = purchase({ lines, quotes, attachmentIds: [paper], singleSourceReason: '専用品のため。' });
    const { status, output } = await world.as('staff')(createPurchaseRequest, content);
    // 99 + 7 and 999 + 99: rounded down once for each supplier and rate.
    expect([status, output]).toMatchObject([200, { status: 'draft', version: 1, number: null, totalYen: 1_204 }]);
    const { quotes: read, attachments, ...head } = await shown(output.id);
    const { quotes: _quotes, attachmentIds: _ids, lines: _lines, ...typed } = content;
    expect(head).toMatchObject({
      ...typed,
      lines,
      purchaseCategoryName: '事務用品',
      mine: true,
      departmentName: '本社',
    });
    expect(read).toMatchObject([{ note: '即納', attachment: { id: file, mediaType: 'application/pdf' } }]);
    expect(attachments.map(({ id }) => id)).toEqual([paper]);
    const [record] = await world.audit(`target_id = '${output.id}'`);
    expect(record).toMatchObject({
      event: 'purchase-request.created',
      difference: { purchaseName: ['', '付箋の補充'], lines: { added: lines }, attachmentIds: [[], [paper]] },
    });
  });

  it('may be as incomplete as a form that was just opened [B5-01]', async () => {
    const nothing = { purchaseName: '', purchaseCategory: null, reason: '', neededBy: null, deliveryPlace: '' };
    const empty = {
      ...nothing,
      lines: [purchaseLine({ item: '', quantity: null, unitPrice: null, supplier: '', url: '' })],
    };
    expect(await draftedPurchase(world, 'staff', empty)).toMatchObject({ totalYen: 0, version: 1 });
    expect(await draftedPurchase(world, 'staff', { ...nothing, lines: [] })).toMatchObject({ totalYen: 0, version: 1 });
  });

  it('is written anew with each save: lines altered, added, moved and taken out, each on record [B5-01] [B0-09]', async () => {
    const [one, two] = [purchaseLine(), purchaseLine()];
    const { id } = await draftedPurchase(world, 'staff', { lines: [one, two] });
    const [altered, added] = [{ ...two, quantity: 5 }, purchaseLine()];
    const { output } = await save(id, 1, { lines: [added, altered] });
    expect(output).toMatchObject({ version: 2, totalYen: 8_800 });
    expect((await shown(id)).lines).toMatchObject([added, altered]);
    expect(await stored('purchase_lines', id)).toHaveLength(2);
    const [, record] = await world.audit(`target_id = '${id}'`);
    expect(record?.difference['lines']).toEqual({
      added: [added],
      altered: { [two.id]: { quantity: [3, 5] } },
      removed: [one],
    });
  });

  it('shows in lists what its lines say: quantity of one unit, price of the only line, suppliers as one [B5-04]', async () => {
    const figures = async (typed: Content['lines']) => {
      const lines = typed.map((line) => ({ ...line, id: randomUUID() }));
      const { id } = await draftedPurchase(world, 'staff', { lines });
      const columns = 'line_count, quantity, unit_price, supplier, supplier_count, quote_count';
      return (await world.pool.query(`select ${columns} from purchase_requests where id = $1`, [id])).rows[0];
    };
    const one = { supplier: '㈱青山', unit: '台', unitPrice: 700 };
    expect(await figures([purchaseLine({ ...one, quantity: 2 })])).toMatchObject({ quantity: 2, unit_price: 700 });
    const both = [
      purchaseLine({ ...one, quantity: 2 }),
      purchaseLine({ ...one, supplier: '株式会社　青山', quantity: 3 }),
    ];
    expect(await figures(both)).toEqual({
      line_count: 2,
      quantity: 5,
      unit_price: null,
      supplier: '㈱青山',
      supplier_count: 1,
      quote_count: 0,
    });
    expect(await figures([...both, purchaseLine({ unit: '箱' })])).toMatchObject({ quantity: null, supplier_count: 2 });
    expect(await figures([purchaseLine({ quantity: null, supplier: ' ' })])).toMatchObject({
      quantity: null,
      supplier: '',
    });
  });

  it('lets the choice go from one quote to another in one save, and stays with one [B5-02]', async () => {
    const [first, second] = [quote({ isChosen: true }), quote()];
    const { id } = await draftedPurchase(world, 'staff', { quotes: [first, second] });
    const chosen = async () => (await shown(id)).quotes.filter(({ isChosen }) => isChosen).map((one) => one.id);
    expect(await chosen()).toEqual([first.id]);
    const turned = [
      { ...first, isChosen: false },
      { ...second, isChosen: true },
    ];
    expect((await save(id, 1, { quotes: turned })).status).toBe(200);
    expect(await chosen()).toEqual([second.id]);
    // The chosen one goes, and another takes its place in the same save.
    expect((await save(id, 2, { quotes: [{ ...first, isChosen: true }] })).status).toBe(200);
    expect(await chosen()).toEqual([first.id]);
    const both = await save(id, 3, { quotes: [{ ...first, isChosen: true }, quote({ isChosen: true })] });
    expect([both.status, fieldsOf(both)]).toEqual([422, ['quotes.1.isChosen one-quote-chosen']]);
  });

  it('keeps what was taken out once it has been submitted, and takes it back as the same [B0-04]', async () => {
    const [kept, gone] = [purchaseLine(), purchaseLine()];
    const quotes = [quote({ attachmentId: await fileOf(world, 'staff') })];
    const paper = await fileOf(world, 'staff');
    const request = await submittedPurchase(world, 'staff', { lines: [kept, gone], quotes, attachmentIds: [paper] });
    const { id, version } = await decidedPurchase(world, request, 'return');
    expect((await save(id, version, { lines: [kept], quotes: [], attachmentIds: [] })).status).toBe(200);
    const by = world.people.staff.accountId;
    expect(await stored('purchase_lines', id)).toEqual([
      { id: kept.id, gone: false, by: null },
      { id: gone.id, gone: true, by },
    ]);
    expect(await stored('purchase_quotes', id)).toEqual([{ id: quotes[0]?.id, gone: true, by }]);
    expect(await stored('purchase_attachments', id)).toEqual([{ id: paper, gone: true, by }]);
    expect((await shown(id)).attachments).toEqual([]);
    expect((await world.as('admin')(fetchAttachment, { id: paper })).status).toBe(404);
    expect((await save(id, version + 1, { lines: [gone, kept], attachmentIds: [paper] })).status).toBe(200);
    expect(await linesOf(id)).toEqual([gone.id, kept.id]);
    expect(await stored('purchase_attachments', id)).toEqual([{ id: paper, gone: false, by: null }]);
    expect((await shown(id)).attachments.map((file) => file.id)).toEqual([paper]);
  });
});

describe('what a save refuses', () => {
  it('lines and quotes of another request, whoever’s: neither request is another then [B5-01]', async () => {
    const theirs = { lines: [purchaseLine()], quotes: [quote()] };
    const other = await draftedPurchase(world, 'other', theirs);
    const { id } = await draftedPurchase(world);
    const before = await shown(id);
    const line = await save(id, 1, { lines: [purchaseLine(), ...theirs.lines] });
    expect([line.status, fieldsOf(line)]).toEqual([422, ['lines.0.id unknown-entry', 'lines.1.id unknown-entry']]);
    const quoted = await save(id, 1, { quotes: theirs.quotes });
    expect([quoted.status, fieldsOf(quoted)]).toEqual([422, ['quotes.0.id unknown-entry']]);
    const begun = await world.as('staff')(createPurchaseRequest, purchase(theirs));
    expect(begun.status).toBe(422);
    expect(await shown(id)).toEqual(before);
    const { output } = await world.as('other')(showPurchaseRequest, { id: other.id });
    expect([output.version, output.lines.length, output.quotes.length]).toEqual([1, 1, 1]);
  });

  it('a line of another request that was received already, refused like any other: nothing of it is told or logged [B5-01] [S8-01]', async () => {
    const lines = [purchaseLine({ quantity: 5, item: '極秘の品' })];
    const ordered = await orderedPurchase(world, { lines });
    await receive(world, 'staff', ordered, 5);
    const taken = { ...purchaseLine({ quantity: 1 }), id: lines[0]?.id ?? '' };
    const begun = await world.as('other')(createPurchaseRequest, purchase({ lines: [taken] }));
    expect([begun.status, fieldsOf(begun)]).toEqual([422, ['lines.0.id unknown-entry']]);
  });

  it('the same line, quote or file twice, and a sum that no price has, each at its field [B5-01]', async () => {
    const [line, offer, file] = [purchaseLine(), quote(), await fileOf(world, 'staff')];
    const twice = { lines: [line, line], quotes: [offer, offer], attachmentIds: [file, file] };
    const answer = await world.as('staff')(createPurchaseRequest, purchase(twice));
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual(['lines.1.id twice', 'quotes.1.id twice', 'attachmentIds.1 twice']);
    const dear = Array.from({ length: 2 }, () => purchaseLine({ quantity: 99_999, unitPrice: 99_999_999 }));
    const sum = await world.as('staff')(createPurchaseRequest, purchase({ lines: dear }));
    expect([sum.status, fieldsOf(sum)]).toEqual([422, ['lines total-over']]);
    expect(sum.problem.data.fields[0]?.message).toContain('999,999,999');
  });

  it('more than twenty files, those of its quotes among them; the same one counts once [B0-07]', async () => {
    const files = await Promise.all(Array.from({ length: 21 }, () => fileOf(world, 'staff')));
    const [first = null, second = null, ...others] = files;
    const quotes = [quote({ attachmentId: first }), quote({ attachmentId: second })];
    const answer = await world.as('staff')(createPurchaseRequest, purchase({ quotes, attachmentIds: others }));
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['attachmentIds too-many']]);
    expect(answer.problem.data.fields[0]?.message).toContain('21');
    const fits = [quote({ attachmentId: first }), quote({ attachmentId: first })];
    expect((await draftedPurchase(world, 'staff', { quotes: fits, attachmentIds: others })).id).toBeDefined();
  });

  it('the same id in capitals as twice, and takes it for the line that it names [B5-01] [S8-01]', async () => {
    const line = purchaseLine();
    const loud = { ...line, id: line.id.toUpperCase() };
    const answer = await world.as('staff')(createPurchaseRequest, purchase({ lines: [line, loud] }));
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['lines.1.id twice']]);
    const file = await fileOf(world, 'staff');
    const { id } = await draftedPurchase(world, 'staff', { lines: [line], attachmentIds: [file] });
    const more = { lines: [{ ...loud, quantity: 7 }], attachmentIds: [file.toUpperCase()] };
    const saved = await world.as('staff')(savePurchaseRequest, { ...purchase(more), id: id.toUpperCase(), version: 1 });
    expect(saved.output).toMatchObject({ id, version: 2 });
    const [, record] = await world.audit(`target_id = '${id}'`);
    expect(record?.difference).toEqual({ lines: { altered: { [line.id]: { quantity: [3, 7] } } }, quotes: {} });
    expect((await shown(id)).lines).toMatchObject([{ id: line.id, quantity: 7 }]);
  });

  it('files that somebody else added, as if there were none [B0-07]', async () => {
    const [own, theirs] = [await fileOf(world, 'staff'), await fileOf(world, 'other')];
    const quotes = [quote({ attachmentId: own }), quote({ attachmentId: theirs })];
    const answer = await world.as('staff')(
      createPurchaseRequest,
      purchase({ quotes, attachmentIds: [own, randomUUID()] }),
    );
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([
      'quotes.1.attachmentId unknown-attachment',
      'attachmentIds.1 unknown-attachment',
    ]);
  });

  it('what does not fit its field, telling which: addresses, quantities, prices, more lines than a request has [S8-01]', async () => {
    const wrong = {
      'lines.0.url': purchaseLine({ url: 'javascript:alert(1)' }),
      'lines.0.quantity': purchaseLine({ quantity: 1.5 }),
      'lines.0.unitPrice': purchaseLine({ unitPrice: -1 }),
      'lines.0.spec': purchaseLine({ spec: '個人番号 123456789018' }),
    };
    for (const [field, line] of Object.entries(wrong)) {
      const answer = await world.as('staff')(createPurchaseRequest, purchase({ lines: [line] }));
      expect([answer.status, answer.problem.data.fields.map((one) => one.field)]).toEqual([422, [field]]);
    }
    const many = Array.from({ length: 51 }, () => purchaseLine());
    const answer = await world.as('staff')(createPurchaseRequest, purchase({ lines: many }));
    expect(answer.problem.data.fields).toMatchObject([{ field: 'lines', message: expect.stringContaining('50') }]);
  });

  it('a version that somebody has overtaken, telling the newer one, and any state but its own [B0-02] [B5-03]', async () => {
    const { id } = await draftedPurchase(world);
    await save(id, 1, { reason: '先に変えた理由' });
    const late = await save(id, 1);
    const current = { id, version: 2, reason: '先に変えた理由', lines: [{ receivedQuantity: 0 }] };
    expect([late.status, late.problem]).toMatchObject([409, { code: 'stale', data: { current } }]);
    const request = await submittedPurchase(world);
    const closed = await save(request.id, request.version);
    expect([closed.status, closed.problem.code]).toEqual([409, 'wrong-state']);
    expect(closed.problem.message).toContain('Submitted');
  });
});
