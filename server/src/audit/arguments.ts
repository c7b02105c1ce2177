import { parseArgs } from 'node:util';
import type { Text } from '@madoguchi/contract/message.ts';
import { StartFault } from '../platform/start-fault.ts';

/** The arguments of the command. */
export type AuditOrder =
  | {
      readonly command: 'verify';
      readonly database: boolean;
      readonly logs: readonly string[];
      readonly anchors: readonly string[];
      /** Empty: the portal's own. */
      readonly keys: readonly string[];
    }
  | { readonly command: 'lines' | 'checkpoint' | 'key' | 'help' };

/** The text that `npm run audit -- --help` prints. */
export const AUDIT_HELP: Text = {
  en: [
    'npm run audit -- verify                              the chain in the database',
    'npm run audit -- verify --log FILE                   the log server’s file alone; needs no database',
    'npm run audit -- verify --database --log FILE        both, and against each other',
    'npm run audit -- checkpoint                          prints the newest checkpoint, to be kept elsewhere',
    'npm run audit -- key                                 prints the public key that checkpoints are checked with',
    'npm run audit -- lines                               prints the chain of the database, a line each',
    '',
    '  --log          a file of the log server; several in the order in which they were written',
    '  --checkpoints  a file with checkpoints that were kept elsewhere: nothing up to them can be cut off unseen',
    '  --key          a public key (PEM); several after a change of key. Without it that of AUDIT_KEY_FILE',
    '',
    'Ends with 0 where everything is intact, 3 where something is not, 1 or 2 where it could not be looked at.',
    'DATABASE_URL or DATA_DIR says which database. docs/audit-records.md describes what is looked at.',
    '',
  ].join('\n'),
  ja: [
    'npm run audit -- verify                              データベースのチェーンを検証します',
    'npm run audit -- verify --log FILE                   ログサーバーのファイルだけを検証します。データベースは要りません',
    'npm run audit -- verify --database --log FILE        両方を検証し、互いに照らし合わせます',
    'npm run audit -- checkpoint                          最新のチェックポイントを表示します。別の場所に保管してください',
    'npm run audit -- key                                 チェックポイントの検証に使う公開鍵を表示します',
    'npm run audit -- lines                               データベースのチェーンを1行ずつ表示します',
    '',
    '  --log          ログサーバーのファイル。複数あるときは書かれた順に指定します',
    '  --checkpoints  別の場所に保管したチェックポイントのファイル。そこまでの記録が切り取られていれば分かります',
    '  --key          公開鍵（PEM）。鍵を替えたときは複数指定します。指定しないときはAUDIT_KEY_FILEの鍵',
    '',
    'すべて正しければ0、正しくないものがあれば3、検証できなければ1または2で終わります。',
    '対象のデータベースはDATABASE_URLまたはDATA_DIRで指定します。検証の内容はdocs/audit-records.ja.mdにあります。',
    '',
  ].join('\n'),
};

const file = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = { help: { ...flag, short: 'h' }, database: flag, log: file, checkpoints: file, key: file } as const;

/**
 * Reads the words after `npm run audit --`.
 * @throws StartFault (exit code 2) where they make no sense
 */
export function readAuditOrder(words: readonly string[]): AuditOrder {
  const { values, positionals } = parsed(words);
  const [command, ...more] = positionals;
  if (values.help) return { command: 'help' };
  if (more.length > 0) throw fault(`${more[0]} is one word too many.`);
  if (command === 'lines' || command === 'checkpoint' || command === 'key') return { command };
  if (command !== 'verify') throw fault('The command is verify, lines, checkpoint or key.');
  const { log: logs = [], checkpoints: anchors = [], key: keys = [] } = values;
  return { command, database: values.database ?? logs.length === 0, logs, anchors, keys };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw fault(String(error instanceof Error ? error.message : error).replace(/\. To specify.*$/s, '.'));
  }
}

function fault(complaint: string): StartFault {
  return new StartFault(complaint, '"npm run audit -- --help" shows how.', 2);
}
