// Carries a sheet's changes to the device and to the server, so that nothing typed is lost (entry-grid 10).
import { OUTLIVING_BYTES } from '../../../../platform/http/request.ts';
import { cellOf, type SheetLine, withCell } from '../../sheet/store/sheet-line.ts';
import { type Beginning, batchOf, Ledger } from './ledger.ts';
import { type Conflict, mergeLines } from './merge.ts';
import type { Answer, Attempt, DeviceDraft, SavePorts, SaveState, Typing } from './save-ports.ts';
import { SendTimers } from './send-timers.ts';
import { countOf, isEmpty } from './sheet-lines.ts';

/** More changed lines than this are sent as soon as the person goes on to another line. */
const MANY_LINES = 20;
const BATCH_BYTES = 200_000;

export class Autosave {
  readonly #ports: SavePorts;
  readonly #ledger = new Ledger();
  readonly #listeners = new Set<() => void>();
  readonly #timers: SendTimers;
  readonly #stopListening: () => void;
  #attempt: Attempt | null = null;
  #typing: Typing | null = null;
  #conflicts: readonly Conflict[] = [];
  #reason: SaveState['reason'] = null;
  #savedAt: string | null = null;
  #sending: Promise<void> | null = null;
  #again = false;
  #isStopped = false;
  #failures = 0;
  #lastLine: string | undefined;
  #state: SaveState;

  /** `claim`: as the server has it, `null` for a month without one. `draft`: what this device still had to send. */
  constructor(ports: SavePorts, claim: Beginning | null, draft: DeviceDraft | null = null) {
    this.#ports = ports;
    this.#timers = new SendTimers(ports.timers, () => void this.flush());
    this.#ledger.adopt(claim, ports.sheet.lines());
    if (draft) this.#restore(draft);
    this.#state = this.#stateNow();
    this.#stopListening = ports.sheet.onChange((ids) => this.#changed(ids));
    if (draft) this.#timers.rest();
  }

  get state(): SaveState {
    return this.#state;
  }

  onState(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends what waits, at once; also what a retry waits for. Resolves when nothing more is under way. */
  async flush(hiding = false): Promise<void> {
    this.#timers.cancel();
    this.#again = true;
    this.#sending ??= this.#sendAll(hiding).finally(() => {
      this.#sending = null;
      this.#tell();
    });
    await this.#sending;
  }

  /** Sends everything, changes made meanwhile included; the answer says whether anything is left, and why. */
  async drain(): Promise<SaveState> {
    await this.flush();
    while (!this.#reason && !isEmpty(this.#ledger.sendable(this.#lines))) await this.flush();
    return this.#state;
  }

  /** Keeps the uncommitted text of a cell, on the device too, so that a killed page loses no word. */
  type(typing: Typing | null): void {
    this.#typing = typing;
    this.#keep();
  }

  /** Resolves when no request is under way. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  /** A newer version, heard of by other ways than a refusal: merged once nothing is under way. */
  async takeNewer(claim: Beginning): Promise<void> {
    await this.#sending;
    if (claim.id === this.#ledger.claimId && claim.version <= this.#ledger.version) return;
    await this.#merge(claim);
    this.#tell();
    if (!isEmpty(this.#ledger.sendable(this.#lines))) this.#timers.rest();
  }

  /** A person chose for every conflict, in their order. */
  choose(sides: readonly ('mine' | 'theirs')[]): void {
    const chosen = this.#conflicts.filter((_, index) => sides[index] === 'theirs');
    const take = (line: SheetLine) =>
      chosen
        .filter(({ mine }) => mine.id === line.id)
        .reduce((result, { field, theirs }) => withCell(result, field, cellOf(theirs, field)), line);
    this.#conflicts = [];
    this.#reason = null;
    this.#ports.sheet.merge((lines) => lines.map(take));
    this.#keep();
    this.#timers.rest();
    this.#tell();
  }

  /** The page goes: what is under way may end, nothing new begins. */
  stop(): void {
    this.#isStopped = true;
    this.#timers.cancel();
    this.#stopListening();
  }

  get #lines(): readonly SheetLine[] {
    return this.#ports.sheet.lines();
  }

  #restore(draft: DeviceDraft): void {
    // Perhaps it arrived and only its answer was lost: under its old key it happens once at most.
    if (draft.attempt?.version === this.#ledger.version) this.#attempt = draft.attempt;
    this.#ports.sheet.merge(() => this.#mergedWith(draft.base, draft.mine, this.#ledger.base));
  }

  /** Resolves when the sheet has taken the newer version, which a composition may delay. */
  #merge(claim: Beginning): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#attempt = null;
    this.#ports.sheet.merge((mine) => {
      const base = this.#ledger.base;
      this.#ledger.adopt(claim, mine);
      resolve();
      return this.#mergedWith(base, mine, this.#ledger.base);
    });
    return promise.then(() => this.#keep());
  }

  #mergedWith(...versions: Parameters<typeof mergeLines>): readonly SheetLine[] {
    const { lines, conflicts } = mergeLines(...versions);
    this.#conflicts = conflicts;
    this.#reason = conflicts.length > 0 ? 'conflict' : null;
    return lines;
  }

  #changed(lineIds: ReadonlySet<string>): void {
    this.#ledger.forgive(this.#lines);
    this.#typing = null;
    this.#keep();
    const line = [...lineIds].at(-1);
    const goesOn = line !== this.#lastLine;
    this.#lastLine = line;
    // While the server is away the next retry takes everything along.
    if (this.#failures === 0) {
      this.#timers.rest();
      if (goesOn && this.#ledger.unsaved(this.#lines).lines.length > MANY_LINES) void this.flush();
    }
    this.#tell();
  }

  async #sendAll(hiding: boolean): Promise<void> {
    const bytes = hiding ? OUTLIVING_BYTES : BATCH_BYTES;
    while (this.#again && this.#conflicts.length === 0) {
      this.#again = false;
      this.#attempt ??= this.#ledger.nextAttempt(this.#lines, bytes, this.#ports.newKey);
      // Nothing can be sent: either all is saved, or what is left was refused.
      this.#reason = this.#attempt || this.#ledger.refusals.size === 0 ? null : 'lines-refused';
      this.#keep();
      this.#tell();
      if (!this.#attempt) return;
      await this.#settle(this.#attempt, await this.#ports.send(batchOf(this.#attempt), { key: this.#attempt.key }));
    }
  }

  async #settle(attempt: Attempt, answer: Answer): Promise<void> {
    this.#failures = answer.kind === 'unreachable' ? this.#failures + 1 : 0;
    if (answer.kind === 'unreachable') return this.#retryLater();
    this.#attempt = null;
    switch (answer.kind) {
      case 'saved':
        this.#ledger.saved(attempt, answer.header);
        this.#savedAt = answer.header.updatedAt;
        // Edits made meanwhile have their own rest; only the parts of a split batch go on by themselves.
        this.#again ||= !this.#timers.isSet;
        return this.#keep();
      case 'lines-refused':
        this.#again = true;
        return this.#ledger.refuse(attempt, answer.faults);
      case 'newer':
        this.#again = true;
        return this.#merge(answer.claim);
      case 'refused':
        this.#again = false;
        this.#reason = answer.problem;
    }
  }

  #retryLater(): void {
    this.#reason = 'unreachable';
    this.#again = false;
    if (!this.#isStopped) this.#timers.retry(this.#failures);
  }

  #keep(): void {
    const hasAll = !this.#attempt && !this.#typing && isEmpty(this.#ledger.unsaved(this.#lines));
    if (hasAll) return this.#ports.device.forget();
    const { claimId, version, base } = this.#ledger;
    this.#ports.device.keep({
      claimId,
      version,
      base,
      mine: this.#lines,
      attempt: this.#attempt,
      typing: this.#typing,
    });
  }

  #stateNow(): SaveState {
    const unsent = countOf(this.#ledger.unsaved(this.#lines));
    const isSaved = unsent === 0 && !this.#attempt && this.#conflicts.length === 0;
    return {
      phase: isSaved ? 'saved' : this.#reason ? 'unsent' : 'saving',
      unsent,
      savedAt: this.#savedAt,
      reason: isSaved ? null : this.#reason,
      conflicts: this.#conflicts,
      refused: this.#ledger.refusals,
      claimId: this.#ledger.claimId,
      version: this.#ledger.version,
    };
  }

  #tell(): void {
    this.#state = this.#stateNow();
    for (const listener of this.#listeners) listener();
  }
}
