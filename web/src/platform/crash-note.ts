// The report of a page's own crash: where it stood and where in our scripts it broke, never the error's text.
import { ERROR_NAME_MAX, FRAME_MAX, FRAMES_MAX, PATH_MAX } from '@madoguchi/contract/fault-reports/bounds.ts';
import type { CrashNote } from '@madoguchi/contract/fault-reports/model.ts';

/** `at name (https://…/assets/app-1a2b.js:10:42)` in Chromium, `name@https://…:10:42` elsewhere. */
const PLACE = /(https?:\/\/[^\s()]+:\d+:\d+)/;

/** The note of an error on the page at the path. Anything can be thrown. */
export function crashNote(error: unknown, path: string): CrashNote {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const frames = (stack ?? '').split('\n').flatMap((line) => {
    const place = PLACE.exec(line)?.[1];
    return place === undefined ? [] : [withoutOrigin(place).slice(0, FRAME_MAX)];
  });
  return {
    path: path.slice(0, PATH_MAX),
    errorName: name.trim().slice(0, ERROR_NAME_MAX) || 'Error',
    frames: frames.slice(0, FRAMES_MAX),
  };
}

const withoutOrigin = (place: string) => place.replace(/^https?:\/\/[^/]+/, '').replace(/\?[^:]*/, '');
