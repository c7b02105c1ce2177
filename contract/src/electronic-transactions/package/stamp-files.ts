// A time stamp of a version as files that openssl verifies without the portal (ETX-12): the token, the bytes that it is over, and the
// roots of the authority, named so that the command works as it stands in every shell.

/** The roots of the authorities, beside the tokens. */
export const ROOTS_FILE = 'tsa-ca.pem';

export interface StampFiles {
  readonly token: string;
  readonly data: string;
  /** The command that verifies one with the other. */
  readonly command: string;
}

export function stampFiles({ number, version }: { readonly number: string; readonly version: number }): StampFiles {
  const stem = `${number}-${version}`;
  const [token, data] = [`${stem}.tst`, `${stem}.bin`];
  return { token, data, command: `openssl ts -verify -data ${data} -in ${token} -token_in -CAfile ${ROOTS_FILE}` };
}

/** In the download for the tax office, the path of a version's token. */
export const packagedToken = (number: string, version: number | string) =>
  `タイムスタンプ/${number}_第${version}版.tst`;
