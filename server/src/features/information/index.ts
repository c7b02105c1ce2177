// Handlers of the dashboard 'information'.
import type { INFORMATION_OPERATIONS } from '@madoguchi/contract/information/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { DrawnBeneath } from '../../platform/http/pages/first-picture.ts';
import { firstAnnouncement } from './first-announcement.ts';
import { showOpenMonths, showOpenPurchases, showTasks, showTeam, showToday } from './reads.ts';

const informationHandlers = {
  'information.show-today': showToday,
  'information.show-tasks': showTasks,
  'information.show-open-months': showOpenMonths,
  'information.show-open-purchases': showOpenPurchases,
  'information.show-team': showTeam,
} satisfies HandlersFor<typeof INFORMATION_OPERATIONS>;

export const informationFeature = {
  handlers: informationHandlers,
  drawnBeneath: { information: firstAnnouncement } satisfies DrawnBeneath,
};
