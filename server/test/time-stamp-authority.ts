// A time stamp authority of our own: certificates made here, answers made and verified by openssl.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lendReflection } from '../src/audit-receiver/reflection.ts';

const POLICY = '1.2.3.4.1';
const KEYS = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const SERVER = '1.3.6.1.5.5.7.3.1';
const DAY_MS = 86_400_000;

interface Made {
  readonly use?: readonly string[];
  readonly isCritical?: boolean;
  readonly endsMs?: number;
  /** The signed attributes name the root's certificate after the signer's. */
  readonly namesChain?: boolean;
}

const pemOf = async (key: Parameters<typeof crypto.subtle.exportKey>[1]) => {
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', key)).toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${der}\n-----END PRIVATE KEY-----\n`;
};

/** `folder` has what openssl needs; `pem` the root that is to be believed. */
export class TimeStampAuthority {
  readonly folder = mkdtempSync(join(tmpdir(), 'madoguchi-tsa-'));
  readonly pem: string;
  #server: Server | null = null;
  /** How many were asked for. */
  asked = 0;
  /** Answers in its own way; the request is DER. */
  answer: (query: Buffer) => { readonly status?: number; readonly body: Buffer } = (query) => ({
    body: this.reply(query),
  });

  private constructor(pem: string, files: Readonly<Record<string, string>>) {
    this.pem = pem;
    for (const [name, text] of Object.entries(files)) writeFileSync(join(this.folder, name), text);
  }

  static async make({ use = [TIME_STAMPING], isCritical = true, endsMs = 10 * DAY_MS, namesChain = false }: Made = {}) {
    lendReflection();
    const x509 = await import('@peculiar/x509');
    const now = Date.now();
    const dates = { notBefore: new Date(now - DAY_MS), notAfter: new Date(now + 20 * DAY_MS) };
    const make = () => crypto.subtle.generateKey(KEYS, true, ['sign', 'verify']);
    const [root, signer] = await Promise.all([make(), make()]);
    const ca = await x509.X509CertificateGenerator.createSelfSigned({
      ...dates,
      serialNumber: '01',
      name: 'CN=Test Root',
      signingAlgorithm: KEYS,
      keys: root,
      extensions: [
        new x509.BasicConstraintsExtension(true, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
        await x509.SubjectKeyIdentifierExtension.create(root.publicKey),
      ],
    });
    const tsa = await x509.X509CertificateGenerator.create({
      ...dates,
      notAfter: new Date(now + endsMs),
      serialNumber: '02',
      subject: 'CN=Test Time Stamps',
      issuer: ca.subject,
      signingAlgorithm: KEYS,
      signingKey: root.privateKey,
      publicKey: signer.publicKey,
      extensions: [
        new x509.BasicConstraintsExtension(false),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([...use], isCritical),
        await x509.AuthorityKeyIdentifierExtension.create(ca),
      ],
    });
    const config = `[tsa]\ndefault_tsa = it\n[it]\nserial = serial\ncrypto_device = builtin\nsigner_digest = sha256\n
default_policy = ${POLICY}\ndigests = sha256\naccuracy = secs:1\ness_cert_id_chain = ${namesChain ? 'yes' : 'no'}\ness_cert_id_alg = sha256\n`;
    return new TimeStampAuthority(ca.toString('pem'), {
      'ca.pem': ca.toString('pem'),
      'tsa.pem': tsa.toString('pem'),
      'tsa.key': await pemOf(signer.privateKey),
      'ts.cnf': config,
      serial: '1000',
    });
  }

  #openssl(...words: readonly string[]): string {
    return execFileSync('openssl', words, { cwd: this.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  }

  reply(query: Buffer, ...more: readonly string[]): Buffer {
    writeFileSync(join(this.folder, 'query.tsq'), query);
    const chain = more.length > 0 ? more : ['-chain', 'ca.pem'];
    const keys = ['-signer', 'tsa.pem', '-inkey', 'tsa.key', ...chain];
    this.#openssl('ts', '-reply', '-config', 'ts.cnf', '-queryfile', 'query.tsq', ...keys, '-out', 'reply.tsr');
    return readFileSync(join(this.folder, 'reply.tsr'));
  }

  /** The same stamp signed with the certificate of another authority, which openssl itself would not use; the root stands first. */
  forge(token: Buffer, by: TimeStampAuthority): Buffer {
    writeFileSync(join(this.folder, 'token.tst'), token);
    this.#openssl('cms', '-verify', '-noverify', '-inform', 'DER', '-in', 'token.tst', '-out', 'info.der');
    const names = [
      '-signer',
      join(by.folder, 'tsa.pem'),
      '-inkey',
      join(by.folder, 'tsa.key'),
      '-certfile',
      join(by.folder, 'ca.pem'),
    ];
    const form = ['-binary', '-nodetach', '-nosmimecap', '-cades', '-econtent_type', '1.2.840.113549.1.9.16.1.4'];
    this.#openssl('cms', '-sign', '-in', 'info.der', ...form, ...names, '-outform', 'DER', '-out', 'forged.tst');
    return readFileSync(join(this.folder, 'forged.tst'));
  }

  /** A query that openssl makes of data, for other data or without nonce. */
  query(data: Buffer, ...more: readonly string[]): Buffer {
    writeFileSync(join(this.folder, 'data'), data);
    this.#openssl('ts', '-query', '-data', 'data', '-sha256', '-cert', ...more, '-out', 'other.tsq');
    return readFileSync(join(this.folder, 'other.tsq'));
  }

  /** The answer to a request that does not ask for the certificate. */
  bare(data: Buffer): Buffer {
    writeFileSync(join(this.folder, 'data'), data);
    this.#openssl('ts', '-query', '-data', 'data', '-sha256', '-no_nonce', '-out', 'bare.tsq');
    return this.reply(readFileSync(join(this.folder, 'bare.tsq')));
  }

  /** The second opinion: what openssl says of a token over the data. */
  verify(token: Buffer, data: Buffer, ...more: readonly string[]): string {
    writeFileSync(join(this.folder, 'token.tst'), token);
    writeFileSync(join(this.folder, 'data'), data);
    return this.#openssl(
      'ts',
      '-verify',
      '-data',
      'data',
      '-in',
      'token.tst',
      '-token_in',
      '-CAfile',
      'ca.pem',
      ...more,
    );
  }

  /** Begins to answer at the address. */
  async listen(): Promise<string> {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.asked += 1;
        const { status = 200, body } = this.answer(Buffer.concat(chunks));
        response.writeHead(status, { 'content-type': 'application/timestamp-reply' }).end(body);
      });
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise<void>((done) => (this.#server === null ? done() : this.#server.close(() => done())));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const OTHER_USES = { server: [SERVER], both: [TIME_STAMPING, SERVER] } as const;
