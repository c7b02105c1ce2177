// Every screen of the portal with somebody who may open it, as the table of screens has them.

import { listCourses } from '@madoguchi/contract/academy/operations.ts';
import { type Rule, ruleOf } from '@madoguchi/contract/access.ts';
import { listForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { listRoutes } from '@madoguchi/contract/approval-routes/operations.ts';
import { listTransactions } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { listFaqForMaintenance } from '@madoguchi/contract/faq/operations.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { listMembers } from '@madoguchi/contract/members/operations.ts';
import { listPapers, listTemplates } from '@madoguchi/contract/onboarding/operations.ts';
import { listPurchaseRequests } from '@madoguchi/contract/purchase-requests/operations.ts';
import { listResources } from '@madoguchi/contract/resources/operations.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS, type ScreenId } from '@madoguchi/contract/screens.ts';
import { listBoards } from '@madoguchi/contract/scrumboard/operations.ts';
import { listPlaces } from '@madoguchi/contract/to-dos/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { Page } from '@playwright/test';
import type { Person } from './people.ts';
import { settle } from './pictures.ts';

export interface Walked {
  readonly id: ScreenId;
  readonly path: string;
  readonly who: Person | 'guest';
}

/** Screens that lead on by themselves: whoever opens them sees another one. */
const LEADS_ON: readonly ScreenId[] = ['loading', 'session.logout', 'academy', 'to-dos', 'scrumboard'];

const WHO: Readonly<Record<Rule, Person | 'guest'>> = {
  any: 'staff',
  'guests-only': 'guest',
  'signed-in': 'user',
  auditor: 'system',
  system: 'system',
  admin: 'admin',
  staff: 'staff',
  user: 'user',
};

/** The screens that stay open, each with a person of the narrowest role that the menu shows it to. */
export const WALK: readonly Walked[] = SCREENS.filter(({ id }) => !LEADS_ON.includes(id)).map((screen: Screen) => ({
  id: screen.id as ScreenId,
  path: screen.path,
  who: WHO[screen.menu?.shownTo ?? ruleOf(screen.access, toolRules())],
}));

/** A value of the sample organisation for each parameter of a path. A path with a new parameter fails until it is added here. */
const PARAMETERS: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  manualPage: async () => 'requester',
  systemPage: async () => 'api',
  classificationCode: async () => 'group',
  detailCode: async () => 'HQ',
  applicationYm: async () => monthOf(tokyoDay(Date.now())),
  employeeId: async (page) => {
    const answer = await page.request.get(listMembers.path);
    const { rows } = (await answer.json()) as { rows: readonly { employeeId: string }[] };
    return rows[0]?.employeeId ?? '';
  },
  announcementId: (page) => firstOf(page, listForMaintenance.path),
  routeId: (page) => firstOf(page, listRoutes.path),
  purchaseRequestId: (page) => firstOf(page, listPurchaseRequests.path),
  transactionId: (page) => firstOf(page, listTransactions.path),
  entryId: (page) => firstOf(page, listFaqForMaintenance.path),
  resourceId: (page) => firstOf(page, listResources.path),
  paperId: async (page) => {
    const answer = await page.request.get(`${listPapers.path}?status=submitted`);
    const { rows } = (await answer.json()) as { rows: readonly { id: string | null }[] };
    return rows[0]?.id ?? '';
  },
  courseId: async (page) => {
    const answer = await page.request.get(listCourses.path);
    const { courses } = (await answer.json()) as { courses: readonly { id: string }[] };
    return courses[0]?.id ?? '';
  },
  folderHandle: async () => 'all',
  filterHandle: async () => 'today',
  labelHandle: async (page) => {
    const answer = await page.request.get(listPlaces.path);
    const { places } = (await answer.json()) as { places: readonly { kind: string; handle: string }[] };
    return encodeURIComponent(places.find(({ kind }) => kind === 'label')?.handle ?? '');
  },
  boardId: async (page) => {
    const answer = await page.request.get(listBoards.path);
    const { boards } = (await answer.json()) as { boards: readonly { id: string }[] };
    return boards[0]?.id ?? '';
  },
  templateId: async (page) => {
    const answer = await page.request.get(listTemplates.path);
    const { templates } = (await answer.json()) as { templates: readonly { id: string }[] };
    return templates[0]?.id ?? '';
  },
};

/** The first row of a list of the sample organisation. */
async function firstOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  const { rows } = (await answer.json()) as { rows: readonly { id: string }[] };
  const [first] = rows;
  if (first === undefined) throw new Error(`The sample organisation has nothing at ${path}`);
  return first.id;
}

/** The address of a screen, its parameters filled with what the person of the page may open. */
export async function addressOf(page: Page, { id, path }: Walked): Promise<string> {
  let address: string = path;
  for (const [part, name = ''] of path.matchAll(/:(\w+)/g)) {
    const valueFor = PARAMETERS[name];
    if (valueFor === undefined) throw new Error(`The walk has no value for ${part} of ${id}`);
    address = address.replace(part, await valueFor(page));
  }
  return address;
}

/** Opens the screen, at its address with the query, and waits until it is loaded and drawn. */
export async function openScreen(page: Page, screen: Walked, query = ''): Promise<void> {
  await page.goto((await addressOf(page, screen)) + query);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
}
