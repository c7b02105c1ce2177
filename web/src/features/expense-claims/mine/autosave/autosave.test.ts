import type { ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { describe, expect, it } from 'vitest';
import type { SheetLine } from '../../sheet/store/sheet-line.ts';
import { Autosave } from './autosave.ts';
import { handTimers } from './hand-timers.ts';
import { line } from './sample-lines.ts';
import type { Answer, Batch, DeviceDraft, SavePorts, SheetPort } from './save-ports.ts';

const CLAIM_ID = '00000000-0000-7000-8000-00000000c1a1';

function sheetOf(lines: readonly SheetLine[]) {
  const listeners = new Set<(ids: ReadonlySet<string>) => void>();
  let now = lines;
  let composing: (() => void)[] | null = null;
  const port: SheetPort = {
    lines: () => now,
    merge: (merge) => {
      const run = () => {
        now = merge(now);
      };
      if (composing) composing.push(run);
      else run();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const put = (...changed: SheetLine[]) => {
    const ids = new Set(changed.map(({ id }) => id));
    const known = new Set(now.map(({ id }) => id));
    now = [
      ...now.map((old) => changed.find(({ id }) => id === old.id) ?? old),
      ...changed.filter(({ id }) => !known.has(id)),
    ];
    for (const listener of listeners) listener(ids);
  };
  const compose = () => {
    composing = [];
  };
  const endComposition = () => {
    for (const run of composing ?? []) run();
    composing = null;
  };
  return { port, put, compose, endComposition };
}

/** A page over a server that answers by a script, and saves where the script says nothing. */
function page(lines: readonly SheetLine[] = [], draft: DeviceDraft | null = null) {
  const timers = handTimers();
  const sheet = sheetOf(lines);
  const sent: { batch: Batch; key: string; hiding: boolean }[] = [];
  const script: (Answer | Promise<Answer>)[] = [];
  const device: { draft: DeviceDraft | null } = { draft };
  let keys = 0;
  const version = lines.length > 0 ? 1 : 0;
  const ports: SavePorts = {
    sheet: sheet.port,
    timers,
    device: {
      keep: (kept) => {
        device.draft = kept;
      },
      forget: () => {
        device.draft = null;
      },
    },
    newKey: () => `key-${++keys}`,
    send: async (batch, { key, hiding }) => {
      sent.push({ batch, key, hiding });
      return (await script.shift()) ?? saved(batch.version + 1);
    },
  };
  const claim = lines.length > 0 ? claimOf(version, lines) : null;
  const autosave = new Autosave(ports, claim, draft);
  return { autosave, composition: sheet, device, put: sheet.put, script, sent, sheet: sheet.port, timers };
}

function saved(version: number): Answer {
  return { kind: 'saved', header: { id: CLAIM_ID, version, updatedAt: '2026-11-21T05:05:00.000Z' } as ClaimHeader };
}

function claimOf(version: number, lines: readonly SheetLine[]) {
  return {
    id: CLAIM_ID,
    version,
    lines: lines.map((one) => ({ ...one, attachments: [...one.attachments], amount: null })),
  };
}

function newer(version: number, lines: readonly SheetLine[]): Answer {
  return { kind: 'newer', claim: claimOf(version, lines) as Extract<Answer, { kind: 'newer' }>['claim'] };
}

/** An answer that the test gives when it wants to. */
function held() {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

describe('when changes are sent', () => {
  it('after 800 ms of rest, each changed line once [B0-11]', async () => {
    const { put, sent, timers } = page([line(1), line(2)]);
    put(line(1, { from: '品川' }));
    await timers.pass(700);
    put(line(1, { from: '品川', to: '新宿' }));
    await timers.pass(799);
    expect(sent).toEqual([]);
    await timers.pass(1);
    expect(sent.map(({ batch }) => batch)).toEqual([
      { version: 1, lines: [line(1, { from: '品川', to: '新宿' })], removed: [] },
    ]);
  });

  it('5 s after the first one at the latest, however busy the typing', async () => {
    const { put, sent, timers } = page([line(1)]);
    for (let fare = 1; fare <= 9; fare += 1) {
      put(line(1, { unitFare: fare }));
      await timers.pass(600);
    }
    expect(sent).toHaveLength(1);
  });

  it('on going to another line when more than 20 wait', async () => {
    const { put, sent } = page();
    put(...Array.from({ length: 21 }, (_, index) => line(index + 1, { memo: 'a' })));
    expect(sent[0]?.batch.lines).toHaveLength(21);
  });

  it('one request at a time: what changes meanwhile follows by itself', async () => {
    const { put, script, sent, timers } = page([line(1)]);
    const first = held();
    script.push(first.answer);
    put(line(1, { memo: 'a' }));
    await timers.pass(800);
    put(line(1, { memo: 'ab' }));
    await timers.pass(5_000);
    expect(sent).toHaveLength(1);
    first.give(saved(2));
    await timers.pass(0);
    expect(sent.map(({ batch }) => [batch.version, batch.lines[0]?.memo])).toEqual([
      [1, 'a'],
      [2, 'ab'],
    ]);
  });

  it('not for a new line that is still blank', async () => {
    const { autosave, put, sent, timers } = page();
    put(line(1));
    await timers.pass(5_000);
    expect(sent).toEqual([]);
    expect(autosave.state).toMatchObject({ phase: 'saved', unsent: 0 });
  });

  it('a page that is hidden sends at once, and says so', async () => {
    const { autosave, put, sent, timers } = page([line(1)]);
    put(line(1, { memo: 'a' }));
    void autosave.flush(true);
    await timers.pass(0);
    expect(sent.map(({ hiding }) => hiding)).toEqual([true]);
  });
});

describe('what the bar says', () => {
  it('saving, then the moment of the acknowledgement', async () => {
    const { autosave, put, timers } = page([line(1)]);
    put(line(1, { memo: 'a' }));
    expect(autosave.state).toMatchObject({ phase: 'saving', unsent: 1 });
    await timers.pass(800);
    expect(autosave.state).toMatchObject({
      phase: 'saved',
      unsent: 0,
      savedAt: '2026-11-21T05:05:00.000Z',
      version: 2,
    });
  });

  it('offline, how many lines wait', async () => {
    const { autosave, put, script, timers } = page([line(1), line(2)]);
    script.push({ kind: 'unreachable' });
    put(line(1, { memo: 'a' }), line(2, { memo: 'b' }));
    await timers.pass(800);
    expect(autosave.state).toMatchObject({ phase: 'unsent', unsent: 2, reason: 'unreachable' });
  });
});

describe('an answer that does not come', () => {
  it('is asked for again after 1, 2, 5 and 15 s, with the same body and the same key [B0-03]', async () => {
    const { put, script, sent, timers } = page([line(1)]);
    script.push(...Array.from({ length: 5 }, () => ({ kind: 'unreachable' as const })));
    put(line(1, { memo: 'a' }));
    await timers.pass(800);
    put(line(1, { memo: 'changed while offline' }));
    const counts: number[] = [];
    for (const wait of [999, 1, 2_000, 5_000, 15_000, 15_000]) {
      await timers.pass(wait);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 7]);
    expect(new Set(sent.slice(0, 6).map(({ key }) => key))).toEqual(new Set(['key-1']));
    expect(sent[5]?.batch.lines[0]?.memo).toBe('a');
    expect(sent[6]).toMatchObject({ key: 'key-2', batch: { lines: [{ memo: 'changed while offline' }] } });
  });

  it('leaves the change on the device until it is acknowledged', async () => {
    const { device, put, script, timers } = page([line(1)]);
    script.push({ kind: 'unreachable' });
    put(line(1, { memo: 'a' }));
    await timers.pass(800);
    expect(device.draft).toMatchObject({ version: 1, mine: [{ memo: 'a' }], attempt: { key: 'key-1' } });
    await timers.pass(1_000);
    expect(device.draft).toBeNull();
  });
});

describe('a draft that the device kept', () => {
  const draft: DeviceDraft = {
    claimId: CLAIM_ID,
    version: 1,
    base: [line(1)],
    mine: [line(1, { memo: 'typed before the page was killed' })],
    attempt: null,
  };

  it('is there again after a reload, and is sent [B0-11]', async () => {
    const { sent, sheet, timers } = page([line(1)], draft);
    expect(sheet.lines()[0]?.memo).toBe('typed before the page was killed');
    await timers.pass(800);
    expect(sent[0]?.batch.lines[0]?.memo).toBe('typed before the page was killed');
  });

  it('whose answer was lost is sent under its old key: nothing happens twice [B0-03]', async () => {
    const attempt = { key: 'old-key', version: 1, changes: { lines: draft.mine, removed: [] } };
    const { sent, timers } = page([line(1)], { ...draft, attempt });
    await timers.pass(800);
    expect(sent.map(({ key }) => key)).toEqual(['old-key']);
  });

  it('that had arrived all the same is not sent again', async () => {
    const attempt = { key: 'old-key', version: 0, changes: { lines: draft.mine, removed: [] } };
    const { device, sent, timers } = page(draft.mine, { ...draft, version: 0, base: [], attempt });
    await timers.pass(800);
    expect(sent).toEqual([]);
    expect(device.draft).toBeNull();
  });
});

describe('a line that the server refuses', () => {
  const refusal: Answer = {
    kind: 'lines-refused',
    faults: new Map([[0, [{ field: 'lines.0.memo', type: 'memo', code: 'too-long', message: '長すぎます' }]]]),
  };

  it('stays unsent with its error while the others are saved', async () => {
    const { autosave, put, script, sent, timers } = page([line(1), line(2)]);
    script.push(refusal);
    put(line(1, { memo: 'bad' }), line(2, { memo: 'good' }));
    await timers.pass(800);
    expect(sent.map(({ batch, key }) => [key, batch.lines.map(({ memo }) => memo)])).toEqual([
      ['key-1', ['bad', 'good']],
      ['key-2', ['good']],
    ]);
    expect(autosave.state).toMatchObject({ phase: 'unsent', unsent: 1, reason: 'lines-refused' });
    expect(autosave.state.refused.get(line(1).id)?.[0]?.code).toBe('too-long');
  });

  it('is sent again once it is changed', async () => {
    const { autosave, put, script, timers } = page([line(1)]);
    script.push(refusal);
    put(line(1, { memo: 'bad' }));
    await timers.pass(800);
    put(line(1, { memo: 'mended' }));
    expect(autosave.state.refused.size).toBe(0);
    await timers.pass(800);
    expect(autosave.state).toMatchObject({ phase: 'saved', unsent: 0 });
  });
});

describe('a newer version on the server', () => {
  it('is merged by line and cell, and the rest is sent again on top of it [B0-02]', async () => {
    const { autosave, put, script, sent, sheet, timers } = page([line(1)]);
    script.push(newer(5, [line(1, { to: '新宿' })]));
    put(line(1, { from: '品川' }));
    await timers.pass(800);
    expect(sheet.lines()).toEqual([line(1, { from: '品川', to: '新宿' })]);
    expect(sent[1]).toMatchObject({ key: 'key-2', batch: { version: 5, lines: [{ from: '品川', to: '新宿' }] } });
    expect(autosave.state.phase).toBe('saved');
  });

  it('that changed the same cell waits for a person, and takes their choice [B0-02]', async () => {
    const { autosave, put, script, sent, sheet, timers } = page([line(1)]);
    script.push(newer(5, [line(1, { unitFare: 520, memo: '相手' })]));
    put(line(1, { unitFare: 480 }));
    await timers.pass(60_000);
    expect(sent).toHaveLength(1);
    expect(autosave.state).toMatchObject({ phase: 'unsent', reason: 'conflict', conflicts: [{ field: 'unitFare' }] });
    autosave.choose(['theirs']);
    await timers.pass(800);
    expect(sheet.lines()[0]).toMatchObject({ unitFare: 520, memo: '相手' });
    expect(autosave.state.phase).toBe('saved');
  });

  it('waits for the end of a composition, and nothing is sent on top of the old one meanwhile', async () => {
    const { autosave, composition, put, script, sent, sheet, timers } = page([line(1)]);
    script.push(newer(5, [line(1, { to: '新宿' })]));
    put(line(1, { from: '品川' }));
    composition.compose();
    await timers.pass(60_000);
    expect(sheet.lines()[0]?.to).toBe('');
    expect(sent).toHaveLength(1);
    composition.endComposition();
    await timers.pass(0);
    expect(sent[1]?.batch).toMatchObject({ version: 5, lines: [{ from: '品川', to: '新宿' }] });
    expect(autosave.state.phase).toBe('saved');
  });

  it('heard of while nothing was typed only replaces what is shown', async () => {
    const { autosave, sent, sheet, timers } = page([line(1)]);
    await autosave.takeNewer(claimOf(3, [line(1, { memo: '別の端末' })]));
    await timers.pass(5_000);
    expect(sheet.lines()[0]?.memo).toBe('別の端末');
    expect(sent).toEqual([]);
  });
});

it('a page that was left sends nothing more', async () => {
  const { autosave, put, script, sent, timers } = page([line(1)]);
  script.push({ kind: 'unreachable' });
  put(line(1, { memo: 'a' }));
  await autosave.flush();
  autosave.stop();
  await timers.pass(60_000);
  expect(sent).toHaveLength(1);
});

describe('draining before submission', () => {
  it('waits until everything is acknowledged', async () => {
    const { autosave, put, sent } = page([line(1)]);
    put(line(1, { memo: 'a' }));
    expect(await autosave.drain()).toMatchObject({ phase: 'saved', claimId: CLAIM_ID, version: 2 });
    expect(sent).toHaveLength(1);
  });

  it('stops with the reason where it cannot', async () => {
    const { autosave, put, script } = page([line(1)]);
    script.push({ kind: 'unreachable' });
    put(line(1, { memo: 'a' }));
    expect(await autosave.drain()).toMatchObject({ phase: 'unsent', reason: 'unreachable', unsent: 1 });
  });
});
