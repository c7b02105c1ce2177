// A name from somebody else's machine, made safe to store, to show and to write into a header (T9, T12, T24).
import { MEDIA_TYPES, type MediaType } from '@madoguchi/contract/attachments/limits.ts';
import { withoutInvisible } from '@madoguchi/contract/values/invisible.ts';

const NAME_MAX = 200;
/** Control characters, line and paragraph separators, and half characters. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;
const RESERVED = /[<>:"|?*]/g;

/** Extensions people use for a kind; the first is the one we add. */
const EXTENSIONS: Partial<Record<MediaType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe'],
  'image/heic': ['heic', 'heif'],
};

/**
 * The last part of the path, composed (a Mac takes kana apart), without characters that deceive or break, at most 200 characters, and ending as its
 * content does: `invoice.pdf.exe` that holds a PDF becomes `invoice.pdf.exe.pdf`.
 */
export function cleanFileName(given: string, mediaType: MediaType): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const shown = withoutInvisible(last)
    .normalize('NFC')
    .replace(UNSHOWN, '')
    .replace(RESERVED, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const known = EXTENSIONS[mediaType] ?? [MEDIA_TYPES[mediaType]];
  const [, stem = shown, extension = ''] = /^(.+)\.([^.]+)$/u.exec(shown) ?? [];
  if (known.includes(extension.toLowerCase())) return `${cut(stem, NAME_MAX - extension.length - 1)}.${extension}`;
  return `${cut(shown === '' ? 'file' : shown, NAME_MAX - (known[0] ?? '').length - 1)}.${known[0]}`;
}

/** By whole characters: half a surrogate pair could not be stored. */
function cut(text: string, units: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > units) break;
    kept += character;
  }
  return kept;
}
