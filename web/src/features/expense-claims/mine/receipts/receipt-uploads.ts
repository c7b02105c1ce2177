// Receipts on their way to the lines of a sheet, within the limits of B0-07.
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_PER_LINE } from '@madoguchi/contract/attachments/limits.ts';
import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { FileUploads, type SendFile } from '../../../../kit/fields/file/file-uploads.ts';
import { cellOf } from '../../sheet/store/sheet-line.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';

export const RECEIPT_LIMITS = { maxBytes: ATTACHMENT_MAX_BYTES, maxFiles: ATTACHMENTS_PER_LINE } as const;

/** The place of a file is the id of its line. */
export class ReceiptUploads extends FileUploads<Attachment> {
  readonly #store: SheetStore;

  constructor(store: SheetStore, send: SendFile<Attachment>) {
    super({
      send,
      limits: RECEIPT_LIMITS,
      countAt: (lineId) => store.line(lineId)?.attachments.length ?? 0,
      onStored: (lineId, stored) =>
        this.#change(lineId, (files) => [...files.filter((other) => other.id !== stored.id), stored]),
    });
    this.#store = store;
  }

  /** Takes a stored file off its line; one step of undo. */
  remove(lineId: string, attachmentId: string): void {
    this.#change(lineId, (files) => files.filter(({ id }) => id !== attachmentId));
  }

  /** The line may have gone meanwhile; then the file has nowhere to go. */
  #change(lineId: string, change: (files: readonly Attachment[]) => readonly Attachment[]): void {
    this.#store.whenIdle(() => {
      const line = this.#store.line(lineId);
      if (!line) return;
      const before = cellOf(line, 'attachments');
      const after = { value: [...change(line.attachments)], typed: null };
      this.#store.apply([{ kind: 'set', lineId, field: 'attachments', before, after }], { undo: 'attach' });
    });
  }
}
