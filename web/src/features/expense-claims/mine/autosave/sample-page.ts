// A page with its autosave over a scripted server, for the tests of this folder.
import type { ClaimHeader } from '@madoguchi/contract/expense-claims/model.ts';
import { handTimers } from '../../../../platform/drafts/hand-timers.ts';
import type { SheetLine } from '../../sheet/store/sheet-line.ts';
import { Autosave } from './autosave.ts';
import type { Answer, Batch, DeviceDraft, SavePorts, SheetPort } from './save-ports.ts';

export const CLAIM_ID = '00000000-0000-7000-8000-00000000c1a1';

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
export function page(lines: readonly SheetLine[] = [], draft: DeviceDraft | null = null) {
  const timers = handTimers();
  const sheet = sheetOf(lines);
  const sent: { batch: Batch; key: string }[] = [];
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
    send: async (batch, { key }) => {
      sent.push({ batch, key });
      return (await script.shift()) ?? saved(batch.version + 1);
    },
  };
  const claim = lines.length > 0 ? claimOf(version, lines) : null;
  const autosave = new Autosave(ports, claim, draft);
  return { autosave, composition: sheet, device, put: sheet.put, script, sent, sheet: sheet.port, timers };
}

export function saved(version: number): Answer {
  return { kind: 'saved', header: { id: CLAIM_ID, version, updatedAt: '2026-11-21T05:05:00.000Z' } as ClaimHeader };
}

export function claimOf(version: number, lines: readonly SheetLine[]) {
  return {
    id: CLAIM_ID,
    version,
    lines: lines.map((one) => ({ ...one, attachments: [...one.attachments], amount: null })),
  };
}

export function newer(version: number, lines: readonly SheetLine[]): Answer {
  return { kind: 'newer', claim: claimOf(version, lines) as Extract<Answer, { kind: 'newer' }>['claim'] };
}

/** An answer that the test gives when it wants to. */
export function held() {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}
