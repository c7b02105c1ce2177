// Keeps messages: the new ones are appended and forced to the disk, and what is odd about them is reported.
import { type NumberedRecord, type RecentRecords, recordOf } from './recent-records.ts';
import type { RecordFile } from './record-file.ts';

export interface Keeping {
  readonly file: RecordFile;
  readonly recent: RecentRecords;
  /** One line for the operator. */
  readonly say: (line: string) => void;
}

const BLANK = 0x20;

/** A line is one record: nothing in it may end it. */
const isOneLine = (message: Buffer): boolean => message.every((byte) => byte >= BLANK);

/** Keeps the messages. Answers why none of them can be acknowledged, or null where all are on the disk. */
export async function keepMessages(messages: readonly Buffer[], keeping: Keeping): Promise<string | null> {
  const { file, recent, say } = keeping;
  const lines: Buffer[] = [];
  const records: NumberedRecord[] = [];
  for (const message of messages) {
    if (!isOneLine(message)) {
      say('Refused a message with control characters');
      return 'a message is one line';
    }
    const record = recordOf(message.toString('utf8'));
    if (record !== null) {
      const last = records.at(-1)?.number ?? recent.last;
      const standing = recent.standingOf(record, last);
      if (standing === 'repeated') continue;
      if (standing === 'gap') say(`Records ${(last ?? 0) + 1} to ${record.number - 1} did not come`);
      if (standing === 'differs') say(`Record ${record.number} came again; both stand in the file`);
      records.push(record);
    }
    lines.push(message);
  }
  try {
    await file.append(lines);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`Records cannot be written: ${reason}`);
    return reason;
  }
  for (const record of records) recent.remember(record);
  return null;
}
