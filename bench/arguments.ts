// The command line of `npm run bench`.
import { parseArgs } from 'node:util';
import type { Language, Text } from '@madoguchi/contract/message.ts';
import { PARTS } from './loads/load.ts';
import { LINE_COUNTS, type LineCount } from './seed/size.ts';

/** The topics that --only accepts: the loads, and the other measurements. */
export const TOPICS = [
  ...PARTS,
  'approvals',
  'purchases',
  'reservations',
  'documents',
  'todos',
  'analytics',
  'growth',
  'rush',
  'flood',
  'log',
  'ship',
  'audit',
  'web',
  'screens',
  'boards',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Order {
  readonly topics: readonly Topic[];
  readonly lines: LineCount;
  readonly connections: readonly number[];
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
  readonly warmUpRequests: number;
}

/** The text that `npm run bench -- --help` prints, and that goes with words that cannot be understood. */
export const USAGE: Text = {
  en: `npm run bench -- [--quick] [--only topic,topic]
  --quick   a smoke of about a minute: 10,000 lines, one round of half a second
  --only    ${TOPICS.join(', ')}
  --conn    numbers of connections, 1,16,64 unless given
  --lines   size of the database for the loads: ${LINE_COUNTS.join(', ')} (the largest unless given)`,
  ja: `npm run bench -- [--quick] [--only topic,topic]
  --quick   約1分の試し：1万件の明細で、0.5秒を1回だけ測ります
  --only    測るもの：${TOPICS.join(', ')}
  --conn    接続の数（指定しないときは1,16,64）
  --lines   負荷を測るデータベースの明細の数：${LINE_COUNTS.join(', ')}（指定しないときは最も大きいもの）`,
};

const FULL = { lines: 1_000_000, rounds: 5, roundMs: 1_200, warmUpMs: 2_000, warmUpRequests: 10_000 } as const;
const QUICK = { lines: 10_000, rounds: 1, roundMs: 500, warmUpMs: 300, warmUpRequests: 0 } as const;
const CONNECTIONS = [1, 16, 64];

function isTopic(word: string): word is Topic {
  return (TOPICS as readonly string[]).includes(word);
}

/** Reads the order from the command line; answers a sentence where the words cannot be understood. */
export function readOrder(words: readonly string[], language: Language): Order | string {
  const usage = USAGE[language];
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        quick: { type: 'boolean' },
        only: { type: 'string' },
        conn: { type: 'string' },
        lines: { type: 'string' },
      },
    });
    const topics = values.only === undefined ? TOPICS : values.only.split(',').map((word) => word.trim());
    const strange = topics.filter((word) => !isTopic(word));
    if (strange.length > 0) return `There is no ${strange.join(', ')}.\n${usage}`;
    const connections = values.conn?.split(',').map(Number) ?? CONNECTIONS;
    if (connections.some((count) => !Number.isInteger(count) || count < 1)) return usage;
    const order = { topics: topics.filter(isTopic), connections, ...(values.quick ? QUICK : FULL) };
    if (values.lines === undefined) return order;
    const lines = LINE_COUNTS.find((count) => String(count) === values.lines);
    return lines === undefined ? `There is no database of ${values.lines} lines.\n${usage}` : { ...order, lines };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`;
  }
}
