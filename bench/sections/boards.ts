// A board of 100 cards and one of 5,000, opened and dragged on in turns, on a slowed processor (B9-05).
import type { Browser } from '@playwright/test';
import { launchBrowser, settle } from '../../e2e/pictures.ts';
import type { Order } from '../arguments.ts';
import { layGround } from '../ground.ts';
import { median, percentile } from '../measure/figures.ts';
import { atMost } from '../report/aims.ts';
import { say } from '../report/say.ts';
import { table } from '../report/table.ts';
import { boardIdOf, CARD_COUNTS, fillBoards } from '../seed/fill-boards.ts';
import { ADMIN, LINE_COUNTS, tokenOf } from '../seed/size.ts';
import { dragToNextList } from '../web/drag-card.ts';
import { type Slowed, slowPage } from '../web/screen-visit.ts';
import type { Section } from './section.ts';

const SLOWED = 4;
/** So many visits of each board at the least, in turns. */
const LEAST_ROUNDS = 5;
const MOST_RATIO = 1.5;
const GIVES_UP_MS = 120_000;

interface BoardTimes {
  /** From the start of the navigation until the first card is drawn and the page answers. */
  readonly openMs: number;
  /** From the same start until every card is known, so that it can be moved. */
  readonly wholeMs: number;
  /** Cards that are drawn then. */
  readonly drawn: number;
  readonly frameP50: number;
  readonly frameP95: number;
  readonly shownMs: number;
}

declare global {
  var boardOpenMs: number | undefined;
  var boardWholeMs: number | undefined;
}

/** Runs inside the page, before its own scripts. */
function noteOpening(cards: number): void {
  // Drawn, and the page's thread free again.
  const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  const known = () =>
    [...document.querySelectorAll('[data-room]')]
      .map((room) => Number(room.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? 0))
      .reduce((sum, count) => sum + count, 0);
  let isOpen = false;
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-card]') === null) return;
    if (!isOpen) afterFrame(() => (globalThis.boardOpenMs = performance.now()));
    isOpen = true;
    if (known() < cards) return;
    observer.disconnect();
    afterFrame(() => (globalThis.boardWholeMs = performance.now()));
  });
  observer.observe(document, { attributeFilter: ['aria-setsize'], childList: true, subtree: true });
}

async function visitBoard(browser: Browser, slowed: Slowed, cards: number): Promise<BoardTimes> {
  const page = await slowPage(browser, slowed);
  try {
    await page.addInitScript(noteOpening, cards);
    const path = `/apps/scrumboard/boards/${boardIdOf(cards)}`;
    // The second visit has the files of the portal on the device, as everybody's but the first.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(path, { timeout: GIVES_UP_MS });
      await page.waitForFunction(() => globalThis.boardWholeMs !== undefined, undefined, { timeout: GIVES_UP_MS });
      await settle(page);
    }
    const [openMs = Number.NaN, wholeMs = Number.NaN] = await page.evaluate(() => [
      globalThis.boardOpenMs,
      globalThis.boardWholeMs,
    ]);
    const drawn = await page.locator('[data-card]').count();
    const title = await page.locator('[data-list] [data-card] .title').first().textContent();
    const { frames, shownMs } = await dragToNextList(page, title ?? '');
    const sorted = Float64Array.from(frames).sort();
    return { openMs, wholeMs, drawn, frameP50: percentile(sorted, 0.5), frameP95: percentile(sorted, 0.95), shownMs };
  } finally {
    await page.context().close();
  }
}

const middleOf = (all: readonly BoardTimes[]): BoardTimes => ({
  openMs: median(all.map(({ openMs }) => openMs)),
  wholeMs: median(all.map(({ wholeMs }) => wholeMs)),
  drawn: Math.max(...all.map(({ drawn }) => drawn)),
  frameP50: median(all.map(({ frameP50 }) => frameP50)),
  frameP95: median(all.map(({ frameP95 }) => frameP95)),
  shownMs: median(all.map(({ shownMs }) => shownMs)),
});

function rowOf(cards: number, { openMs, wholeMs, drawn, frameP50, frameP95, shownMs }: BoardTimes): string[] {
  return [
    cards.toLocaleString('en'),
    openMs.toFixed(0),
    wholeMs.toFixed(0),
    String(drawn),
    frameP50.toFixed(1),
    frameP95.toFixed(1),
    shownMs.toFixed(0),
  ];
}

export async function measureBoards({ rounds }: Pick<Order, 'rounds'>): Promise<Section> {
  await using stack = new AsyncDisposableStack();
  const ground = await layGround(stack);
  const database = await ground.open(LINE_COUNTS[0], (client) => fillBoards(client, ground.today));
  const portal = await database.startPortal();
  const browser = await launchBrowser();
  stack.defer(() => browser.close());
  const slowed = {
    address: `http://localhost:${portal.port}`,
    cookie: `madoguchi=${tokenOf(ADMIN)}`,
    slowDown: SLOWED,
  };
  const times = new Map<number, BoardTimes[]>(CARD_COUNTS.map((cards) => [cards, []]));
  for (let round = 0; round < Math.max(LEAST_ROUNDS, rounds); round += 1) {
    for (const cards of CARD_COUNTS) {
      const one = await visitBoard(browser, slowed, cards);
      say(rowOf(cards, one).join('  '));
      times.get(cards)?.push(one);
    }
  }
  const [few, many] = CARD_COUNTS.map((cards) => middleOf(times.get(cards) ?? [])) as [BoardTimes, BoardTimes];
  const ratio = (what: string, figure: (one: BoardTimes) => number) =>
    atMost(`${what}, 5,000 cards to 100`, figure(many) / figure(few), MOST_RATIO, '×');
  return {
    text: table(
      [
        `cards, CPU ${SLOWED} × slower`,
        'opened ms',
        'whole ms',
        'drawn',
        'frame p50',
        'frame p95',
        'dropped to shown ms',
      ],
      [rowOf(CARD_COUNTS[0], few), rowOf(CARD_COUNTS[1], many)],
    ),
    aims: [
      ratio('a board opened', ({ openMs }) => openMs),
      ratio('p50 of a frame while a card is dragged', ({ frameP50 }) => frameP50),
      ratio('p95 of a frame while a card is dragged', ({ frameP95 }) => frameP95),
      ratio('a card let go until it is shown', ({ shownMs }) => shownMs),
      ratio('cards drawn', ({ drawn }) => drawn),
    ],
  };
}
