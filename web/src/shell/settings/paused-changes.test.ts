import type { FrameChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import { expect, it } from 'vitest';
import { pausedChanges } from './paused-changes.ts';

function ground() {
  const applied: FrameChoice[] = [];
  const waits: number[] = [];
  let due: (() => void) | null = null;
  const timers = {
    after(ms: number, then: () => void) {
      waits.push(ms);
      due = then;
      return () => {
        due = null;
      };
    },
  };
  const paused = pausedChanges(timers, (changes) => applied.push(changes));
  return { paused, applied, waits, pause: () => due?.() };
}

it('hands on what was changed in one go, together, 300 ms after the last of it (P2)', () => {
  const { paused, applied, waits, pause } = ground();
  paused.add({ direction: 'rtl' });
  paused.add({ theme: { main: 'dark1' } });
  paused.add({ direction: 'ltr' });
  expect(applied).toEqual([]);
  pause();
  expect(applied).toEqual([{ direction: 'ltr', theme: { main: 'dark1' } }]);
  expect(new Set(waits)).toEqual(new Set([300]));
});

it('loses nothing where the sheet is closed within the pause', () => {
  const { paused, applied, pause } = ground();
  paused.add({ direction: 'rtl' });
  paused.flush();
  expect(applied).toEqual([{ direction: 'rtl' }]);
  pause();
  paused.flush();
  expect(applied).toHaveLength(1);
});
