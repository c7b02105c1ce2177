// The picture that the server writes into a page, and what the app draws in its place: where heading and trail stood in the last
// frame of the one and in the first of the other.
import type { Page } from '@playwright/test';

interface Text {
  readonly text: string;
  /** Of the text itself, not of the box that it stands in. */
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}
interface Stood {
  readonly heading: Text | null;
  readonly trail: Text | null;
  /** The title of the first announcement, on the dashboard. */
  readonly announcement: Text | null;
}
interface Takeover {
  /** Null where the server wrote none. */
  readonly picture: Stood | null;
  readonly app: Stood;
}

declare global {
  var takeover: Takeover | undefined;
}

/** Runs inside the page, before its own scripts. */
function watch(): void {
  const textAt = (selector: string): Text | null => {
    const element = document.querySelector(selector);
    if (element === null) return null;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width } = range.getBoundingClientRect();
    // A phone has no room for some of it.
    return width === 0 ? null : { text: element.textContent, x, y, colour: getComputedStyle(element).color };
  };
  let picture: Stood | null = null;
  const look = () => {
    if (document.querySelector('.first')) {
      picture = {
        heading: textAt('.first-heading'),
        trail: textAt('.first-here'),
        announcement: textAt('.first-title span'),
      };
    } else if (document.querySelector('main h1')) {
      const announcement = textAt('main section a[lang]');
      // The cards are drawn in steps after the head.
      if (announcement !== null || picture?.announcement == null) {
        const app = { heading: textAt('main h1'), trail: textAt('.here[aria-current=page]'), announcement };
        globalThis.takeover = { picture, app };
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From now on each page of the window remembers how the app took its place. */
export async function watchPicture(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** The lines of the difference between picture and app; what the server left to the app is none. */
export async function movedAtTakeover(page: Page): Promise<string[]> {
  await page.waitForFunction(() => globalThis.takeover !== undefined);
  const { picture, app } = (await page.evaluate(() => globalThis.takeover)) as Takeover;
  if (picture === null) return ['no picture'];
  return (['trail', 'heading', 'announcement'] as const).flatMap((part) => differences(part, picture[part], app[part]));
}

function differences(name: string, before: Text | null, after: Text | null): string[] {
  if (before === null) return [];
  if (after === null) return [`${name}: ${before.text} went`];
  const moved = Math.max(Math.abs(before.x - after.x), Math.abs(before.y - after.y));
  return [
    ...(before.text === after.text ? [] : [`${name}: ${before.text} became ${after.text}`]),
    // The face of Latin letters may come between the two: it is half a pixel higher.
    ...(moved <= 1 ? [] : [`${name}: ${before.text} moved by ${moved} px`]),
    ...(before.colour === after.colour ? [] : [`${name}: ${before.colour} became ${after.colour}`]),
  ];
}
