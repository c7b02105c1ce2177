import { describe, expect, it } from 'vitest';
import { mayOutlive } from '../../../../platform/http/request.ts';
import { line } from './sample-lines.ts';
import { CLAIM_ID, held, page, saved } from './sample-page.ts';
import type { DeviceDraft } from './save-ports.ts';

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

  it('a page that is hidden sends at once, in parts that outlive it', async () => {
    const partsOf = async (hiding: boolean) => {
      const { autosave, put, sent } = page([line(1)]);
      put(...Array.from({ length: 20 }, (_, n) => line(n + 1, { memo: '長'.repeat(1_500) })));
      await autosave.flush(hiding);
      return sent.map(({ batch }) => mayOutlive(JSON.stringify(batch)));
    };
    const parts = await partsOf(true);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts).not.toContain(false);
    expect(await partsOf(false), 'while it is seen').toContain(false);
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
    typing: null,
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

  it('holds the text of a cell that was still being typed into', async () => {
    const { autosave, device, put, timers } = page([line(1)]);
    autosave.type({ lineId: line(1).id, field: 'memo', text: '書きか' });
    expect(device.draft?.typing).toEqual({ lineId: line(1).id, field: 'memo', text: '書きか' });
    put(line(1, { memo: '書きかけ' }));
    await timers.pass(800);
    expect(device.draft).toBeNull();
  });

  it('that had arrived all the same is not sent again', async () => {
    const attempt = { key: 'old-key', version: 0, changes: { lines: draft.mine, removed: [] } };
    const { device, sent, timers } = page(draft.mine, { ...draft, version: 0, base: [], attempt });
    await timers.pass(800);
    expect(sent).toEqual([]);
    expect(device.draft).toBeNull();
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
