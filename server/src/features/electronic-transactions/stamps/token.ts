// Judges time stamps (RFC 3161). pkijs checks signature, chain and imprint; nonce, policy, use of the certificate and its id are
// checked here, as the library does not.
import { createHash, randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

/** Why a stamp was not taken. */
export type StampFault =
  | 'unreadable'
  | 'not-granted'
  | 'other-data'
  | 'other-nonce'
  | 'other-policy'
  | 'no-certificate'
  | 'not-for-time-stamps'
  | 'other-certificate'
  | 'untrusted'
  | 'wrong-signature'
  | 'wrong-time';

export class StampRefused extends Error {
  readonly fault: StampFault;
  constructor(fault: StampFault, detail = '') {
    super(detail === '' ? fault : `${fault}: ${detail}`);
    this.fault = fault;
  }
}

/** A token has to agree with this. */
export interface Demand {
  /** The bytes that were stamped. */
  readonly data: Uint8Array;
  /** Certificates of authorities that are believed. */
  readonly trusted: readonly pkijs.Certificate[];
  /** Null: any. */
  readonly policy: string | null;
  /** Null for a stored token: whoever asked for it has compared it. */
  readonly nonce: Buffer | null;
}

export interface Stamp {
  /** DER, as it came. */
  readonly token: Buffer;
  /** The authority's own time, an ISO instant. */
  readonly at: string;
  readonly policy: string;
  /** In hex. */
  readonly serial: string;
  /** The name in the certificate that signed. */
  readonly authority: string;
}

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const SHA_NAMES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  [SHA_256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const EXTENDED_USE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const COMMON_NAME = '2.5.4.3';
const NONCE_BYTES = 8;

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest();

/** A positive number of exactly that many bytes: it is encoded in one way only. */
export function newNonce(): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

/** The request for a stamp over the data; the answer has to bring its certificate along. */
export function stampRequest({
  data,
  policy,
  nonce,
}: Pick<Demand, 'data' | 'policy'> & { readonly nonce: Buffer }): Buffer {
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: plain(sha256(data)) }),
    }),
    nonce: new asn1.Integer({ valueHex: plain(nonce) }),
    certReq: true,
    ...(policy === null ? {} : { reqPolicy: policy }),
  });
  return Buffer.from(request.toSchema().toBER());
}

/** The library takes a buffer of its own, not a part of a larger one. */
function plain(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/** Reads what the library throws at as a refusal: an answer may hold anything. */
function readable<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof StampRefused ? error : new StampRefused('unreadable', String(error));
  }
}

const GRANTED = [0, 1];

/** The token of an answer, byte for byte as it came. */
function tokenOf(response: Uint8Array): Buffer {
  return readable(() => {
    const answer = pkijs.TimeStampResp.fromBER(plain(response));
    if (!GRANTED.includes(answer.status.status)) {
      const said = answer.status.statusStrings?.map(({ valueBlock }) => valueBlock.value).join(' ') ?? '';
      throw new StampRefused('not-granted', `status ${answer.status.status} ${said}`);
    }
    const [, token] = (asn1.fromBER(plain(response)).result as asn1.Sequence).valueBlock.value;
    if (token === undefined) throw new StampRefused('unreadable', 'it is granted without a token');
    return Buffer.from(token.valueBeforeDecodeView);
  });
}

function signedOf(token: Uint8Array) {
  return readable(() => {
    const content = pkijs.ContentInfo.fromBER(plain(token));
    if (content.contentType !== pkijs.ContentInfo.SIGNED_DATA) throw new StampRefused('unreadable', 'it is not signed');
    const signed = new pkijs.SignedData({ schema: content.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    if (eContentType !== pkijs.id_eContentType_TSTInfo || eContent === undefined) {
      throw new StampRefused('unreadable', 'it is no time stamp');
    }
    const [signer, ...more] = signed.signerInfos;
    if (signer === undefined || more.length > 0) throw new StampRefused('unreadable', 'it has not one signer');
    return { signed, signer, info: pkijs.TSTInfo.fromBER(eContent.getValue()) };
  });
}

/** The certificate that the signer names, wherever it stands in the token. */
function certificateOf({ certificates = [] }: pkijs.SignedData, { sid }: pkijs.SignerInfo): pkijs.Certificate {
  const all = certificates.filter((one) => one instanceof pkijs.Certificate);
  const found = all.find((one) =>
    sid instanceof pkijs.IssuerAndSerialNumber
      ? one.issuer.isEqual(sid.issuer) && one.serialNumber.isEqual(sid.serialNumber)
      : false,
  );
  if (found === undefined) throw new StampRefused('no-certificate');
  return found;
}

/** RFC 3161 wants this use, no other, and the mark that nobody may overlook it. */
function isForTimeStamps({ extensions = [] }: pkijs.Certificate): boolean {
  const use = extensions.find(({ extnID }) => extnID === EXTENDED_USE);
  const purposes = use?.parsedValue instanceof pkijs.ExtKeyUsage ? use.parsedValue.keyPurposes : [];
  return use?.critical === true && purposes.length === 1 && purposes[0] === TIME_STAMPING;
}

/** The first id among the signed attributes is that of the signer's certificate; further ones are those above it. */
function namesCertificate({ signedAttrs }: pkijs.SignerInfo, certificate: pkijs.Certificate): boolean {
  const attributes = signedAttrs?.attributes ?? [];
  const ids = attributes.filter(({ type }) => type === SIGNING_CERTIFICATE || type === SIGNING_CERTIFICATE_V2);
  const der = Buffer.from(certificate.toSchema().toBER());
  const fits = ({ type, values }: pkijs.Attribute) => {
    const [list] = (values[0] as asn1.Sequence).valueBlock.value as asn1.Sequence[];
    const [first] = (list?.valueBlock.value ?? []) as asn1.Sequence[];
    const parts = first?.valueBlock.value ?? [];
    const hash = parts.find((part) => part instanceof asn1.OctetString);
    const [algorithm] =
      parts[0] instanceof asn1.Sequence && type === SIGNING_CERTIFICATE_V2 ? parts[0].valueBlock.value : [];
    const oid = algorithm instanceof asn1.ObjectIdentifier ? algorithm.getValue() : SHA_256;
    const name = type === SIGNING_CERTIFICATE ? 'sha1' : SHA_NAMES[oid];
    if (hash === undefined || name === undefined) return false;
    return createHash(name).update(der).digest().equals(Buffer.from(hash.getValue()));
  };
  return ids.length > 0 && ids.every(fits);
}

const CHAIN_FAULT = 5;

/** Judges a token at its own time: a certificate that has ended since was good then (ET11). @throws StampRefused */
export async function judgeToken(token: Uint8Array, { data, trusted, policy, nonce }: Demand): Promise<Stamp> {
  const { signed, signer, info } = signedOf(token);
  const { messageImprint, genTime } = info;
  const imprint = Buffer.from(messageImprint.hashedMessage.getValue());
  if (messageImprint.hashAlgorithm.algorithmId !== SHA_256 || !imprint.equals(sha256(data))) {
    throw new StampRefused('other-data');
  }
  if (nonce !== null && !nonce.equals(info.nonce?.valueBlock.valueHexView ?? Buffer.alloc(0))) {
    throw new StampRefused('other-nonce');
  }
  if (policy !== null && info.policy !== policy) throw new StampRefused('other-policy', info.policy);
  const certificate = certificateOf(signed, signer);
  if (!isForTimeStamps(certificate)) throw new StampRefused('not-for-time-stamps');
  if (!readable(() => namesCertificate(signer, certificate))) throw new StampRefused('other-certificate');
  await verifySignature(signed, data, trusted);
  const [name] = certificate.subject.typesAndValues.filter(({ type }) => type === COMMON_NAME);
  return {
    token: Buffer.from(token),
    at: genTime.toISOString(),
    policy: info.policy,
    serial: Buffer.from(info.serialNumber.valueBlock.valueHexView).toString('hex'),
    authority: String(name?.value.valueBlock.value ?? ''),
  };
}

async function verifySignature(signed: pkijs.SignedData, data: Uint8Array, trusted: readonly pkijs.Certificate[]) {
  const asked = { signer: 0, data: plain(data), trustedCerts: [...trusted], checkChain: true };
  const isRight = await signed.verify(asked).catch((error: unknown) => {
    const isOfChain = error instanceof pkijs.SignedDataVerifyError && error.code === CHAIN_FAULT;
    throw new StampRefused(isOfChain ? 'untrusted' : 'wrong-signature', error instanceof Error ? error.message : '');
  });
  if (!isRight) throw new StampRefused('wrong-signature');
}

/** Clocks differ; more than this was not stamped now. */
const APART_MS = 5 * 60_000;

/** Judges an answer to a request of just now. @throws StampRefused */
export async function judgeAnswer(response: Uint8Array, demand: Demand, now: string): Promise<Stamp> {
  const stamp = await judgeToken(tokenOf(response), demand);
  if (Math.abs(Date.parse(stamp.at) - Date.parse(now)) > APART_MS) throw new StampRefused('wrong-time', stamp.at);
  return stamp;
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/g;

/** The certificates of a PEM file. */
export function readCertificates(pem: string): pkijs.Certificate[] {
  return [...pem.matchAll(CERTIFICATE)].map(([, base64 = '']) =>
    pkijs.Certificate.fromBER(plain(Buffer.from(base64, 'base64'))),
  );
}
