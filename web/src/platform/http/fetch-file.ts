// A file that the portal makes, fetched with the session, for pages that show or save it themselves.
import type { Download, InputOf } from '@madoguchi/contract/operation.ts';
import { callerHeaders, downloadUrl, goOnAfterSignIn, rethrowAsOffline } from '../call.ts';
import { refusalOf } from './refusals.ts';

export interface FetchedFile {
  readonly body: Blob;
  /** As the portal names it. */
  readonly name: string;
  /** Characters that the file's encoding could not hold, the first ones of them; empty where it holds all. */
  readonly replaced: string;
}

/** Fetches the file of a download. Refusals as with `call`. */
export async function fetchFile<Op extends Download>(
  operation: Op,
  input: InputOf<Op>,
  signal: AbortSignal | null = null,
): Promise<FetchedFile> {
  const url = downloadUrl(operation, input);
  const answer = await goOnAfterSignIn(operation, async () => {
    const headers = { ...callerHeaders(operation), accept: `${operation.mediaType}, application/json` };
    const response = await fetch(url, { headers, signal, credentials: 'same-origin' }).catch(rethrowAsOffline);
    if (!response.ok) throw refusalOf(await response.json().catch(() => undefined));
    const body = await response.blob().catch(rethrowAsOffline);
    return {
      body,
      name: nameIn(response.headers.get('content-disposition') ?? ''),
      replaced: decodeURIComponent(response.headers.get('x-replaced-characters') ?? ''),
    };
  });
  return answer as FetchedFile;
}

/** The name in UTF-8 of an attachment (RFC 8187). */
function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return decodeURIComponent(encoded);
}
