import { describe, expect, it } from 'vitest';
import { line } from './sample-lines.ts';
import { claimOf, newer, page } from './sample-page.ts';
import type { Answer } from './save-ports.ts';

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
