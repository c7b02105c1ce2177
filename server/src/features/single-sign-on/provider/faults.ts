// Faults at the provider, by two codes that people can act on: it refused, or it does not answer.
import * as client from 'openid-client';

export interface ProviderFault {
  readonly code: 'provider-refused' | 'provider-unavailable';
  /** The service's own words, for people and the record (S3-12). */
  readonly answer: string;
}

const ANSWER_MAX = 200;
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);
/** How fetch names a connection that failed, or broke off. */
const NETWORK = /^(fetch failed|terminated)$/;

/** On one line and not too long, whatever the service wrote. */
const shown = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_MAX);

/** RFC 6749: `error` is a code for machines, `error_description` may explain it. */
const said = (error: string, description: string | undefined) =>
  shown(description === undefined ? error : `${error}: ${description}`);

/** The status of an answer that is none of OpenID Connect's: a gateway in front of it, say. */
function statusOf({ cause }: Error): number {
  return cause instanceof Response ? cause.status : 0;
}

function isNoAnswer(error: unknown): boolean {
  if (error instanceof client.ClientError) return NO_ANSWER.has(error.code ?? '') || statusOf(error) >= 500;
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  return error instanceof TypeError && NETWORK.test(error.message);
}

/** The service's answer, in short; where there is none, the message of the library. */
export function answerOf(error: unknown): string {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError) {
    return said(error.error, error.error_description);
  }
  if (error instanceof client.WWWAuthenticateChallengeError) {
    const { error: code = 'invalid_client', error_description: why } = error.cause[0]?.parameters ?? {};
    return said(code, why);
  }
  // The library's own errors wrap what it found.
  const found = error instanceof client.ClientError && error.cause instanceof Error ? error.cause : error;
  return shown(found instanceof Error ? found.message : String(found));
}

/** The fault behind an error of the client library. Anything else is a bug of ours and thrown on. */
export function providerFault(error: unknown): ProviderFault {
  if (isNoAnswer(error)) return { code: 'provider-unavailable', answer: answerOf(error) };
  const isAnswer =
    error instanceof client.ClientError ||
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.ResponseBodyError ||
    error instanceof client.WWWAuthenticateChallengeError;
  if (isAnswer) return { code: 'provider-refused', answer: answerOf(error) };
  throw error;
}
