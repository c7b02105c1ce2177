// A card of a board that is dragged to the next list as a hand does it, while the page notes how long its frames take.
import type { Page } from '@playwright/test';

export interface DragTimes {
  /** How long each frame took, from before the press until the move is said, in milliseconds. */
  readonly frames: readonly number[];
  /** From letting go until the card stands in the other list, drawn. */
  readonly shownMs: number;
}

const STEPS = 40;
/** A hand crosses a list in less than a second. */
const STEP_MS = 16;

declare global {
  var dragMarks: { frames: number[]; droppedAt: number; shownAt: number };
}

/** Runs inside the page: notes each frame, the moment of the drop, and when the card's list is another. */
function noteDrag(title: string): void {
  const listOf = () => {
    for (const card of document.querySelectorAll('[data-card] .title')) {
      if (card.textContent === title) return card.closest<HTMLElement>('[data-list]')?.dataset['list'];
    }
    return undefined;
  };
  const from = listOf();
  const marks = { frames: [] as number[], droppedAt: 0, shownAt: 0 };
  globalThis.dragMarks = marks;
  document.addEventListener('drop', () => (marks.droppedAt = performance.now()), { capture: true, once: true });
  let last = performance.now();
  const next = (now: number) => {
    marks.frames.push(now - last);
    last = now;
    if (marks.droppedAt > 0 && marks.shownAt === 0) {
      const list = listOf();
      if (list !== undefined && list !== from) marks.shownAt = performance.now();
    }
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

export async function dragToNextList(page: Page, title: string): Promise<DragTimes> {
  const card = page.getByRole('link', { name: title, exact: true });
  const target = page.locator('[data-room]').nth(1);
  const [from, to] = [await card.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) throw new Error('The card or the list is not drawn');
  const [x, y] = [from.x + 20, from.y + from.height / 2];
  const [endX, endY] = [to.x + to.width / 2, to.y + 60];
  await page.evaluate(noteDrag, title);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(x + ((endX - x) * step) / STEPS, y + ((endY - y) * step) / STEPS);
    await page.waitForTimeout(STEP_MS);
  }
  await page.mouse.up();
  await page.getByText(`「${title}」を`).first().waitFor();
  const { frames, droppedAt, shownAt } = await page.evaluate(() => globalThis.dragMarks);
  return { frames, shownMs: shownAt - droppedAt };
}
