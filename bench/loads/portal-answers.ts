// Values that the portal is asked for before a load can be sent: its tags, and the key of a page far down.
import { ADMIN, type Months, tokenOf } from '../seed/size.ts';

async function ask(port: number, path: string, person = ADMIN): Promise<Response> {
  const headers = { Cookie: `madoguchi=${tokenOf(person)}` };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The tag of an answer. @throws where the portal gives none */
export async function etagOf(port: number, path: string): Promise<string> {
  const answer = await ask(port, path);
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? Promise.reject(new Error(`${path} has no tag`));
}

/** More pages than the portal keeps in memory: a page that is asked for in turn with all of them is read anew each time. */
const PAGES = 400;

/** Paths of pages of a list, each a row after the one before, from a key on; as many as the list has, `PAGES` at most. */
export async function pagesOf(
  port: number,
  path: string,
  person = ADMIN,
  from: string | null = null,
): Promise<readonly string[]> {
  const asked = `${path}${path.includes('?') ? '&' : '?'}`;
  const paths: string[] = [];
  for (let key = from, isLast = false; !isLast && paths.length < PAGES; ) {
    const after = key === null ? '' : `after=${key}`;
    paths.push(after === '' ? path : `${asked}${after}`);
    const answer = await ask(port, `${asked}limit=1${after === '' ? '' : `&${after}`}`, person);
    ({ next: key } = (await answer.json()) as { readonly next: string | null });
    isLast = key === null;
  }
  return paths;
}

/** How far down a list a page begins: by the portal's key, and by its last row for the floor. */
export interface PageOfPortal {
  readonly rows: number;
  readonly next: string;
  readonly last: { readonly number: string; readonly id: string };
}

interface ReviewPage {
  readonly rows: readonly { readonly employeeId: string; readonly claimId: string }[];
  readonly next: string | null;
}

/** Walks the review list, `stride` rows at a time, until `rows` rows lie behind. */
export async function walkTo(port: number, months: Months, rows: number, stride: number): Promise<PageOfPortal> {
  let next = '';
  let last = { number: '', id: '' };
  for (let walked = 0; walked < rows; walked += stride) {
    const after = next === '' ? '' : `&after=${next}`;
    const path = `/api/expense-claims/review/${months.review}?state=submitted&limit=${stride}${after}`;
    const page = (await (await ask(port, path)).json()) as ReviewPage;
    const row = page.rows.at(-1);
    if (!row || page.next === null) throw new Error(`the review list ends before row ${rows}`);
    next = page.next;
    last = { number: row.employeeId, id: row.claimId };
  }
  return { rows, next, last };
}
