// Certificates (X.509), as far as a time stamp needs them: by whom each is signed, when it holds, and what it is for.
import { type Der, momentOf, oidOf, part, readDer } from './der.ts';

export interface Certificate {
  readonly der: Uint8Array<ArrayBuffer>;
  readonly serial: Uint8Array<ArrayBuffer>;
  readonly issuer: Uint8Array<ArrayBuffer>;
  readonly subject: Uint8Array<ArrayBuffer>;
  /** The common name in the subject; empty where it has none. */
  readonly name: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly key: Der;
  readonly isAuthority: boolean;
  /** Critically for time stamps, and for nothing else. */
  readonly isForTimeStamps: boolean;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly algorithm: Der;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const EXTENDED_USE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const [BOOLEAN, BIT_STRING, OCTET_STRING, BMP_STRING] = [0x01, 0x03, 0x04, 0x1e];
const [VERSION, EXTENSIONS] = [0xa0, 0xa3];

export const same = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);

/** @throws Error where the bit string is none, or does not end with a whole byte */
function bitsOf({ tag, content }: Der): Uint8Array<ArrayBuffer> {
  if (tag !== BIT_STRING || content[0] !== 0) throw new Error('bits');
  return content.slice(1);
}

function nameIn(subject: Der): string {
  const values = subject.parts.flatMap(({ parts }) => parts);
  const found = values.find((value) => oidOf(part(value, 0)) === COMMON_NAME);
  if (found === undefined) return '';
  const { tag, content } = part(found, 1);
  return new TextDecoder(tag === BMP_STRING ? 'utf-16be' : 'utf-8').decode(content);
}

interface Extension {
  readonly isCritical: boolean;
  readonly value: Der;
}

function extensionsIn(list: Der | undefined): ReadonlyMap<string, Extension> {
  const all = list === undefined ? [] : part(list, 0).parts;
  return new Map(
    all.map((one) => {
      const held = one.parts.find(({ tag }) => tag === OCTET_STRING);
      const critical = one.parts.find(({ tag }) => tag === BOOLEAN);
      if (held === undefined) throw new Error('extension');
      return [oidOf(part(one, 0)), { isCritical: critical?.content[0] === 0xff, value: readDer(held.content) }];
    }),
  );
}

/** @throws Error where it is no certificate */
export function readCertificate(certificate: Der): Certificate {
  const stated = part(certificate, 0);
  const isVersioned = part(stated, 0).tag === VERSION;
  const at = (place: number) => part(stated, place + (isVersioned ? 1 : 0));
  const validity = at(3);
  const extensions = extensionsIn(stated.parts.find(({ tag }) => tag === EXTENSIONS));
  const use = extensions.get(EXTENDED_USE);
  const purposes = use?.value.parts.map(oidOf) ?? [];
  const authority = extensions.get(BASIC_CONSTRAINTS)?.value.parts[0];
  return {
    der: certificate.bytes,
    serial: at(0).content,
    issuer: at(2).bytes,
    subject: at(4).bytes,
    name: nameIn(at(4)),
    fromMs: momentOf(part(validity, 0)),
    toMs: momentOf(part(validity, 1)),
    key: at(5),
    isAuthority: authority?.tag === BOOLEAN && authority.content[0] === 0xff,
    isForTimeStamps: use?.isCritical === true && purposes.length === 1 && purposes[0] === TIME_STAMPING,
    signed: stated.bytes,
    algorithm: part(certificate, 1),
    signature: bitsOf(part(certificate, 2)),
  };
}

const PEM = /-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g;

/** The certificates of a PEM file. @throws Error where one of them is none */
export function readPem(pem: string): Certificate[] {
  return [...pem.matchAll(PEM)].map(([, base64 = '']) =>
    readCertificate(
      readDer(Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))),
    ),
  );
}

const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/** @throws Error where the browser has no such hash */
export function hashOf(algorithm: Der): string {
  const hash = HASHES[oidOf(part(algorithm, 0))];
  if (hash === undefined) throw new Error('hash');
  return hash;
}

const RSA = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
/** Algorithms that name their hash. */
const SIGNATURES: Readonly<Record<string, readonly ['RSASSA-PKCS1-v1_5' | 'ECDSA', string]>> = {
  '1.2.840.113549.1.1.11': ['RSASSA-PKCS1-v1_5', 'SHA-256'],
  '1.2.840.113549.1.1.12': ['RSASSA-PKCS1-v1_5', 'SHA-384'],
  '1.2.840.113549.1.1.13': ['RSASSA-PKCS1-v1_5', 'SHA-512'],
  '1.2.840.10045.4.3.2': ['ECDSA', 'SHA-256'],
  '1.2.840.10045.4.3.3': ['ECDSA', 'SHA-384'],
  '1.2.840.10045.4.3.4': ['ECDSA', 'SHA-512'],
};
const CURVES: Readonly<Record<string, readonly [name: string, bytes: number]>> = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
};

/** Certificates write the two numbers of such a signature in ASN.1, the browser takes them side by side. */
function plainNumbers(signature: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(2 * bytes);
  const pair = readDer(signature);
  for (const place of [0, 1]) {
    const { content } = part(pair, place);
    const number = content.slice(Math.max(0, content.length - bytes));
    plain.set(number, (place + 1) * bytes - number.length);
  }
  return plain;
}

interface Signed {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly algorithm: Der;
  /** Used by the algorithm that names none. */
  readonly hash: string;
}

/** @throws Error where the algorithm is not known here */
export async function isSignedBy({ key }: Certificate, { data, signature, algorithm, hash }: Signed): Promise<boolean> {
  const oid = oidOf(part(algorithm, 0));
  const spki = key.bytes;
  if (oid === RSA_PSS) {
    const given = part(algorithm, 1).parts;
    const explicit = (tag: number) => given.find((one) => one.tag === tag)?.parts[0];
    const [digest, salt] = [explicit(0xa0), explicit(0xa2)];
    const name = { name: 'RSA-PSS', hash: digest === undefined ? 'SHA-1' : hashOf(digest) };
    const saltLength = salt === undefined ? 20 : (salt.content.at(-1) ?? 0);
    const imported = await crypto.subtle.importKey('spki', spki, name, false, ['verify']);
    return crypto.subtle.verify({ name: 'RSA-PSS', saltLength }, imported, signature, data);
  }
  const [name, digest] = oid === RSA ? (['RSASSA-PKCS1-v1_5', hash] as const) : (SIGNATURES[oid] ?? []);
  if (name === undefined || digest === undefined) throw new Error('algorithm');
  if (name === 'RSASSA-PKCS1-v1_5') {
    const imported = await crypto.subtle.importKey('spki', spki, { name, hash: digest }, false, ['verify']);
    return crypto.subtle.verify(name, imported, signature, data);
  }
  const [namedCurve, bytes] = CURVES[oidOf(part(part(key, 0), 1))] ?? [];
  if (namedCurve === undefined || bytes === undefined) throw new Error('curve');
  const imported = await crypto.subtle.importKey('spki', spki, { name, namedCurve }, false, ['verify']);
  return crypto.subtle.verify({ name, hash: digest }, imported, plainNumbers(signature, bytes), data);
}

const LONGEST_CHAIN = 8;

/** True when the certificate leads to one of the roots, by certificates that all held at that moment. */
export async function leadsToRoot(
  certificate: Certificate,
  given: { readonly known: readonly Certificate[]; readonly roots: readonly Certificate[]; readonly atMs: number },
): Promise<boolean> {
  const { known, roots, atMs } = given;
  let below = certificate;
  for (let length = 0; length < LONGEST_CHAIN; length += 1) {
    if (atMs < below.fromMs || atMs > below.toMs) return false;
    const { der, issuer, signed: data, signature, algorithm } = below;
    if (roots.some((root) => same(root.der, der))) return true;
    const above: Certificate[] = [];
    for (const one of [...roots, ...known]) {
      if (!same(one.subject, issuer) || !one.isAuthority) continue;
      // One that has the right name and the wrong kind of key signed nothing here.
      if (await isSignedBy(one, { data, signature, algorithm, hash: '' }).catch(() => false)) above.push(one);
    }
    const [next] = above;
    if (next === undefined) return false;
    below = next;
  }
  return false;
}
