// One press for each running portal, made with the first paper.
import type { Ground } from '../../ground.ts';
import { PaperPress } from './paper-press.ts';

const PRESSES = new WeakMap<Ground, PaperPress>();

export function pressOf(ground: Ground): PaperPress {
  const press = PRESSES.get(ground) ?? new PaperPress();
  PRESSES.set(ground, press);
  return press;
}

/** Ends the press of a portal that ends, where it has one. */
export async function closePress(ground: Ground): Promise<void> {
  await PRESSES.get(ground)?.close();
}
