// Japanese text takes the system's own face; ours, 120 files by range, is fetched only where it has none.

import { whenIdle } from '../../platform/when-idle.ts';

const SYSTEM_FACES = [
  'Noto Sans JP',
  'Noto Sans CJK JP',
  'Hiragino Sans',
  'Hiragino Kaku Gothic ProN',
  'BIZ UDPGothic',
  'Yu Gothic UI',
  'Meiryo',
  'Source Han Sans JP',
];

/** True when any Japanese face is installed; asked by name, nothing is downloaded. */
async function hasJapaneseFace(): Promise<boolean> {
  const probe = new FontFace('japanese-probe', SYSTEM_FACES.map((name) => `local("${name}")`).join(', '));
  try {
    await probe.load();
    return true;
  } catch (cause) {
    if (cause instanceof DOMException) return false; // No such face: that is the answer asked for.
    throw cause;
  }
}

/** Brings our face once the first screen stands, without holding it up. */
export async function ensureJapaneseFace(): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  if (!(await hasJapaneseFace())) await import('@fontsource-variable/noto-sans-jp/wght.css');
}
