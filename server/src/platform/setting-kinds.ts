import { isIP } from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** One kind of setting: what it accepts, in words, and how a text becomes a value. */
export interface Kind<T> {
  /** Completes "PORT must be …". */
  readonly accepts: string;
  /** The value, or `undefined` where the text is not acceptable. The text is never empty. */
  parse(text: string): T | undefined;
}

export function wholeNumber(from: number, to: number): Kind<number> {
  return {
    accepts: `a whole number from ${from} to ${to}`,
    parse: (text) => {
      const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
  };
}

export function oneOf<const T extends string>(...choices: readonly T[]): Kind<T> {
  return {
    accepts: `one of ${choices.join(', ')}`,
    parse: (text) => choices.find((choice) => choice === text),
  };
}

/** Some of the choices, separated by commas. */
export function someOf<const T extends string>(...choices: readonly T[]): Kind<readonly T[]> {
  return {
    accepts: `a list, separated by commas, of ${choices.join(', ')}`,
    parse: (text) => {
      const words = itemsOf(text);
      const found = choices.filter((choice) => words.includes(choice));
      return words.every((word) => choices.some((choice) => choice === word)) ? found : undefined;
    },
  };
}

export const yesOrNo: Kind<boolean> = {
  accepts: '1 (yes) or 0 (no)',
  parse: (text) => (text === '1' ? true : text === '0' ? false : undefined),
};

/** Text for people: no control characters, at most 100 characters. */
export const shortText: Kind<string> = {
  accepts: 'a text of at most 100 characters on one line',
  parse: (text) => (text.length <= 100 && !/\p{Cc}/u.test(text) ? text : undefined),
};

/** The display name of an identity provider; `password` marks sessions begun by a password (S4-07). */
export const providerName: Kind<string> = {
  accepts: 'a text of at most 100 characters on one line, other than password',
  parse: (text) => (text === 'password' ? undefined : shortText.parse(text)),
};

export const folder: Kind<string> = {
  accepts: 'the path of a folder',
  parse: (text) => (text.includes('\0') ? undefined : text),
};

export const file: Kind<string> = {
  accepts: 'the path of a file',
  parse: (text) => (text.includes('\0') ? undefined : text),
};

export const objectIdentifier: Kind<string> = {
  accepts: 'an object identifier such as 1.2.3.4.1',
  parse: (text) => (/^[0-2](\.(0|[1-9]\d*)){1,20}$/.test(text) ? text : undefined),
};

export const hostName: Kind<string> = {
  accepts: 'an IP address or a host name of this machine',
  parse: (text) => (isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) ? text : undefined),
};

/** IP addresses and networks (`10.0.0.0/8`), separated by commas. */
export const networks: Kind<readonly string[]> = {
  accepts: 'a list, separated by commas, of IP addresses and networks such as 10.0.0.0/8',
  parse: (text) => {
    const items = itemsOf(text);
    return items.every(isNetwork) ? items : undefined;
  },
};

export const postgresUrl: Kind<string> = {
  accepts: 'a connection string such as postgres://user:password@host:5432/database',
  parse: (text) => {
    // A socket's folder stands in `?host=`, and no host before the path; PostgreSQL allows that, URLs do not.
    const url = text.replace('@/', '@socket/');
    return /^postgres(ql)?:/.test(url) && URL.canParse(url) ? text : undefined;
  },
};

/** A mail server, perhaps with user and password, which are percent-encoded there. */
export const smtpUrl: Kind<string> = {
  accepts: 'an address such as smtp://user:password@mail.example.co.jp:587, or smtps:// where TLS begins at once',
  parse: (text) => {
    const url = /^smtps?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined;
    const isBare = url !== undefined && ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
    return isBare && url.hostname !== '' ? text : undefined;
  },
};

/** A log server that speaks RELP over TLS: where, and nothing else. */
export const relpsUrl: Kind<{ readonly host: string; readonly port: number }> = {
  accepts: 'an address such as relps://log.internal:2514',
  parse: (text) => {
    const [, name, address, digits] =
      /^relps:\/\/(?:([a-z0-9.-]{1,253})|\[([0-9a-f:.]+)\]):(\d{1,5})\/?$/i.exec(text) ?? [];
    const host = hostName.parse(name ?? address ?? '');
    const port = wholeNumber(1, 65_535).parse(digits ?? '');
    return host === undefined || port === undefined ? undefined : { host, port };
  },
};

/** An address alone: one @, no blanks, nothing that would begin another header. */
export const mailAddress: Kind<string> = {
  accepts: 'an email address such as portal@example.co.jp',
  parse: (text) => (/^[^\s@<>",;:\p{Cc}]+@[^\s@<>",;:\p{Cc}]+$/u.test(text) && text.length <= 254 ? text : undefined),
};

/** The address people type: http or https, perhaps with a path; without the closing slash. */
export const webAddress: Kind<string> = {
  accepts: 'an http or https address, perhaps with a path, without user, query and fragment',
  parse: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
    const bare = `${url.origin}${url.pathname}`;
    return bare === url.href ? bare.replace(/\/+$/, '') : undefined;
  },
};

/** An issuer as its tokens write it, to the last slash. In the clear on this machine only. */
export const issuer: Kind<string> = {
  accepts: 'an https address without user, query and fragment (http on this machine only)',
  parse: (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || text.replace(/\/$/, '') !== `${url.origin}${url.pathname}`.replace(/\/$/, '')) return undefined;
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
    return isSafe ? text : undefined;
  },
};

/** Scopes of OpenID Connect: `openid` is what makes it that, and accounts are found by `email`. */
export const scopes: Kind<string> = {
  accepts: 'words separated by blanks, openid and email among them',
  parse: (text) => {
    const words = text.split(/ +/);
    const areWords = words.every((word) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(word));
    return areWords && words.includes('openid') && words.includes('email') ? words.join(' ') : undefined;
  },
};

/** A client id or secret as providers issue them. */
export const clientCode: Kind<string> = {
  accepts: 'a text of at most 500 visible ASCII characters',
  parse: (text) => (/^[\x21-\x7e]{1,500}$/.test(text) ? text : undefined),
};

function itemsOf(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128));
}
