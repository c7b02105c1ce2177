import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Text } from '@madoguchi/contract/message.ts';
import { hostName, wholeNumber } from '../platform/setting-kinds.ts';
import { StartFault } from '../platform/start-fault.ts';

export interface ServeOrder {
  readonly command: 'serve';
  /** Where the records go; of nobody else. */
  readonly folder: string;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly caFile: string;
  readonly certFile: string;
  readonly keyFile: string;
}

export interface CertificatesOrder {
  readonly command: 'make-certificates';
  readonly folder: string;
  /** The host name by which the portal reaches the log server. */
  readonly host: string;
  readonly days: number;
}

const STANDARD = { host: '127.0.0.1', port: '2514', days: '825' } as const;
const port = wholeNumber(0, 65_535);
const days = wholeNumber(1, 7_300);

const EXAMPLES = [
  'npm run audit-receiver -- make-certificates certificates --host log.internal',
  'npm run audit-receiver -- --folder /var/lib/audit --host 0.0.0.0 --ca certificates/ca.crt \\',
  '  --cert certificates/log-server.crt --key certificates/log-server.key',
  '',
];

/** The text that `npm run audit-receiver -- --help` prints. */
export const RECEIVER_HELP: Text = {
  en: [
    ...EXAMPLES,
    'Takes audit records over RELP with TLS, appends them to FOLDER/records.log and acknowledges each once it is on the disk.',
    '',
    '  --folder   where the records go',
    `  --host     the address to listen on (${STANDARD.host})`,
    `  --port     the port (${STANDARD.port}; 0: any free one)`,
    '  --ca       certificate of the authority that the portal’s certificate comes from',
    '  --cert     certificate of this server',
    '  --key      its key',
    '',
    'make-certificates FOLDER makes an authority and one certificate for each side, and throws the authority’s key away.',
    '',
    '  --host     the name or address that LOG_SERVER_URL will say',
    `  --days     how long they are valid (${STANDARD.days})`,
    '',
  ].join('\n'),
  ja: [
    ...EXAMPLES,
    '監査記録をTLSの上のRELPで受け取り、FOLDER/records.logに追記します。ディスクに書き終えたものから受領を返します。',
    '',
    '  --folder   記録を置くフォルダー',
    `  --host     待ち受けるアドレス（指定しないときは${STANDARD.host}）`,
    `  --port     ポート（指定しないときは${STANDARD.port}。0なら空いているもの）`,
    '  --ca       ポータルの証明書を発行した認証局の証明書',
    '  --cert     このサーバーの証明書',
    '  --key      その鍵',
    '',
    'make-certificates FOLDER は、認証局と双方の証明書を1つずつ作り、認証局の鍵は捨てます。',
    '',
    '  --host     LOG_SERVER_URLに書く名前またはアドレス',
    `  --days     有効な日数（指定しないときは${STANDARD.days}）`,
    '',
  ].join('\n'),
};

/**
 * Reads the words after `npm run audit-receiver --`.
 * @throws StartFault (exit code 2) naming every argument that is wrong
 */
export function readReceiverOrder(words: readonly string[]): ServeOrder | CertificatesOrder | 'help' {
  const { values, positionals } = parsed(words);
  if (values.help) return 'help';
  const faults: string[] = [];
  const wanted = (name: 'folder' | 'ca' | 'cert' | 'key'): string => {
    const value = values[name];
    if (!value) faults.push(`--${name} is missing.`);
    return resolve(value ?? '');
  };
  const host = values.host ?? STANDARD.host;
  if (hostName.parse(host) === undefined) faults.push(`--host is not ${hostName.accepts}.`);
  const [command, folder, ...more] = positionals;
  let order: ServeOrder | CertificatesOrder;
  if (command === 'make-certificates' && folder !== undefined && more.length === 0) {
    const found = days.parse(values.days ?? STANDARD.days);
    if (found === undefined) faults.push(`--days is not ${days.accepts}.`);
    order = { command, folder: resolve(folder), host, days: found ?? 0 };
  } else if (command === undefined) {
    const found = port.parse(values.port ?? STANDARD.port);
    if (found === undefined) faults.push(`--port is not ${port.accepts}.`);
    const files = { folder: wanted('folder'), caFile: wanted('ca'), certFile: wanted('cert'), keyFile: wanted('key') };
    order = { command: 'serve', host, port: found ?? 0, ...files };
  } else {
    throw fault(['The only command with a name is "make-certificates FOLDER".']);
  }
  if (faults.length > 0) throw fault(faults);
  return order;
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    help: { type: 'boolean', short: 'h' },
    folder: text,
    host: text,
    port: text,
    ca: text,
    cert: text,
    key: text,
    days: text,
  } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // Node's own words, without its advice on quoting.
    throw fault([String(error instanceof Error ? error.message : error).replace(/\. To specify.*$/s, '.')]);
  }
}

function fault(faults: readonly string[]): StartFault {
  return new StartFault(faults.join('\n'), '"npm run audit-receiver -- --help" shows how it is called.', 2);
}
