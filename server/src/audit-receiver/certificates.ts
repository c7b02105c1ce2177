// An authority and one certificate for each side of the connection to the log server. The authority's key is never written:
// nobody can make a third certificate. When they run out, all are made anew.
import { mkdir, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { CertificatesOrder } from './arguments.ts';
import { CERTIFICATE_FILES } from './certificate-files.ts';
import { lendReflection } from './reflection.ts';

const DAY_MS = 86_400_000;
/** Two machines' clocks are never quite the same. */
const EARLIER_MS = 3_600_000;
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { ...ECDSA, hash: 'SHA-256' } as const;

interface Pair {
  readonly certificate: string;
  readonly key: string;
}

/** Writes the five files into the folder; keys can be read by their owner alone. */
export async function makeCertificates({ folder, host, days }: CertificatesOrder, now: string): Promise<void> {
  const { ca, server, portal } = await issue(host, days, now);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const put = (name: string, text: string, mode: number) => writeFile(join(folder, name), text, { mode });
  await put(CERTIFICATE_FILES.serverCert, server.certificate, 0o644);
  await put(CERTIFICATE_FILES.serverKey, server.key, 0o600);
  await put(CERTIFICATE_FILES.portalCert, portal.certificate, 0o644);
  await put(CERTIFICATE_FILES.portalKey, portal.key, 0o600);
  // Last: where it is there, the others are.
  await put(CERTIFICATE_FILES.ca, ca, 0o644);
}

async function issue(
  host: string,
  days: number,
  now: string,
): Promise<{ readonly ca: string; readonly server: Pair; readonly portal: Pair }> {
  lendReflection();
  const x509 = await import('@peculiar/x509');
  const validity = {
    notBefore: new Date(Date.parse(now) - EARLIER_MS),
    notAfter: new Date(Date.parse(now) + days * DAY_MS),
  };
  const newKeys = () => crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const authority = await newKeys();
  const ca = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Madoguchi audit trail authority',
    keys: authority,
    signingAlgorithm: SIGNING,
    ...validity,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(authority.publicKey),
    ],
  });

  const sign = async (
    name: string,
    usage: string,
    names: ConstructorParameters<typeof x509.SubjectAlternativeNameExtension>[0],
  ): Promise<Pair> => {
    const { publicKey, privateKey } = await newKeys();
    const certificate = await x509.X509CertificateGenerator.create({
      subject: `CN=${name}`,
      issuer: ca.subject,
      publicKey,
      signingKey: authority.privateKey,
      signingAlgorithm: SIGNING,
      ...validity,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([usage], false),
        new x509.SubjectAlternativeNameExtension(names),
        await x509.AuthorityKeyIdentifierExtension.create(authority.publicKey),
      ],
    });
    const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey));
    return { certificate: `${certificate.toString('pem')}\n`, key: pem('PRIVATE KEY', key) };
  };

  const { serverAuth, clientAuth } = x509.ExtendedKeyUsage;
  return {
    ca: `${ca.toString('pem')}\n`,
    server: await sign(host, serverAuth, [{ type: isIP(host) === 0 ? 'dns' : 'ip', value: host }]),
    portal: await sign('madoguchi-portal', clientAuth, [{ type: 'dns', value: 'madoguchi-portal' }]),
  };
}

function pem(what: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${what}-----`, ...lines, `-----END ${what}-----`, ''].join('\n');
}
