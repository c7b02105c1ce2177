import { RESERVATION_SCREENS } from '@madoguchi/contract/reservations/screens.ts';
import { printPoster as operation } from '@madoguchi/contract/resources/operations.ts';
import type { Config } from '../../../platform/config.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { printed } from '../../../platform/paper/printed.ts';
import { resources } from '../writes.ts';
import { posterSheet } from './poster-sheet.ts';

/** Where the portal is reached from outside, and the page of one resource in it. */
function addressOf({ publicUrl }: Config, id: string): string {
  const screen = RESERVATION_SCREENS.find((one) => one.id === 'reservations.room');
  if (screen === undefined) throw new Error('no screen reservations.room');
  return `${publicUrl.replace(/\/+$/, '')}${screen.path.replace(':resourceId', id)}`;
}

/** The page of a retired resource has nothing to reserve, so that it gets no poster either. On record (B0-09). */
export const printPoster = handle(operation, async (context) => {
  const { ground, actor, input, now, language, record } = context;
  const resource = await resources.seen(context, input.id);
  if (resource.status === 'retired') refuse('resource-retired');
  const printing = { language, company: ground.config.companyName, printedBy: actor.displayName, printedAt: now };
  const sheet = posterSheet(resource, addressOf(ground.config, resource.id), printing);
  const file = await printed(context, sheet, printing);
  const { id, version, name } = resource;
  const recorded = await record({ target: ['resource', id], difference: { name, version } });
  return { recorded, ...file };
});
