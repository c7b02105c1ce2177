// A month's sheet, opened: its store, its autosave, and what this device still had to send.
import type { CheckGround } from '@madoguchi/contract/expense-claims/checks.ts';
import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { readTyped } from '@madoguchi/contract/expense-claims/typed-values.ts';
import { epochNow } from '../../../../platform/clock.ts';
import { languageNow } from '../../../../platform/language.ts';
import { newId } from '../../../../platform/new-id.ts';
import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import { pageTimers } from '../../../../platform/timers.ts';
import { lineIdOf } from '../../sheet/store/patches.ts';
import { cellOf, type SheetLine, sameCell } from '../../sheet/store/sheet-line.ts';
import { SheetStore } from '../../sheet/store/sheet-store.ts';
import { choicesOf } from '../../sheet/values/choices.ts';
import { Autosave } from '../autosave/autosave.ts';
import type { DeviceDraft, SheetPort, Typing } from '../autosave/save-ports.ts';
import { saveTransport } from '../autosave/save-transport.ts';
import { lineOfServer } from '../autosave/sheet-lines.ts';
import { type ClaimDrafts, claimDrafts, hasNothingUnsent } from './claim-drafts.ts';

export interface OpenSheet {
  readonly store: SheetStore;
  readonly autosave: Autosave;
  /** True when unsent input of an earlier visit was put back. */
  readonly isRestored: boolean;
  /** Unsent input of a claim that can no longer be changed; it stays on the device. */
  readonly held: DeviceDraft | null;
  /** True when this device keeps what is typed; where it cannot, only the server does. */
  canKeep(): boolean;
  /** The sheet is shown: from now on what is typed goes out when the page is hidden. */
  enter(): void;
  /** Sends and keeps what waits, then lets go of the sheet. */
  close(): Promise<void>;
  /** Sends nothing more. */
  letGo(): void;
}

export interface Opening {
  readonly uid: string;
  readonly claim: Claim | null;
  readonly ground: CheckGround;
  readonly isEditable: boolean;
  /** Lines to begin a new claim with. */
  readonly beginning: readonly SheetLine[];
}

/** The sheet, once the device has been asked for unsent input. */
export async function openSheet(opening: Opening): Promise<OpenSheet> {
  const drafts = claimDrafts(opening.uid, opening.ground.context.month);
  return sheetOf(opening, drafts, await drafts.load());
}

/** The sheet at once, where it is known that the device has nothing unsent of its month. Touches nothing of the page. */
export function sheetAtOnce(opening: Opening): OpenSheet | null {
  const { month } = opening.ground.context;
  return hasNothingUnsent(opening.uid, month) ? sheetOf(opening, claimDrafts(opening.uid, month), null) : null;
}

function sheetOf(opening: Opening, drafts: ClaimDrafts, kept: DeviceDraft | null): OpenSheet {
  const { claim, ground, isEditable, beginning } = opening;
  const store = new SheetStore({
    ground,
    newId: () => newId(epochNow()),
    lines: claim?.lines.map(lineOfServer) ?? [],
  });
  // A draft of another claim of this month has nothing to go to: its owner ended that claim.
  const draft = kept && kept.claimId === (claim?.id ?? null) ? kept : null;
  const autosave = new Autosave(
    {
      sheet: portOf(store),
      device: drafts,
      timers: pageTimers,
      newKey: () => crypto.randomUUID(),
      send: saveTransport(ground.context.month),
    },
    claim,
    isEditable ? draft : null,
  );
  if (isEditable && beginning.length > 0) begin(store, beginning);
  const isTyped = isEditable && draft !== null && typeAgain(store, draft.typing);
  let leave = () => {};
  const letGo = () => {
    leave();
    autosave.stop();
  };
  return {
    store,
    autosave,
    isRestored: isTyped || (isEditable && draft !== null && autosave.state.unsent > 0),
    held: isEditable ? null : draft,
    canKeep: () => drafts.canKeep,
    enter() {
      leave = watchPage(autosave, drafts.writeNow);
    },
    async close() {
      drafts.writeNow();
      const sent = autosave.flush();
      letGo();
      await sent;
    },
    letGo,
  };
}

function portOf(store: SheetStore): SheetPort {
  return {
    lines: () => store.lines(),
    merge: (merge) => store.mergeServer(merge),
    onChange: (listener) => store.onPatches((patches) => listener(new Set(patches.map(lineIdOf)))),
  };
}

function begin(store: SheetStore, lines: readonly SheetLine[]): void {
  store.apply(
    lines.map((line, index) => ({ kind: 'add', line, index })),
    { undo: false },
  );
}

/** Commits what stood in a cell when the page ended. Answers whether there was anything. */
function typeAgain(store: SheetStore, typing: Typing | null): boolean {
  const line = typing && store.line(typing.lineId);
  if (!typing || !line) return false;
  const { context, masters } = store.ground;
  const ground = { month: context.month, choices: choicesOf(masters, languageNow()), toHiragana };
  const [before, after] = [cellOf(line, typing.field), readTyped(typing.field, typing.text, ground)];
  if (sameCell(before, after)) return false;
  store.apply([{ kind: 'set', lineId: line.id, field: typing.field, before, after }], { undo: 'edit' });
  return true;
}

/** Sends typed input when the page is hidden, and again when the network is back. */
function watchPage(autosave: Autosave, writeNow: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState !== 'hidden') return;
    writeNow();
    void autosave.flush(true);
  };
  const online = () => void autosave.flush();
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', writeNow);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', writeNow);
    window.removeEventListener('online', online);
  };
}
