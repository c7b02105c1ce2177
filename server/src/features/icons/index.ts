// The icons of the portal, as the source's call tells of them (S7-05).
import { CATALOGUE_ICONS } from '@madoguchi/contract/icons/model.ts';
import { type ICON_OPERATIONS, listIcons } from '@madoguchi/contract/icons/operations.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';

const iconHandlers = {
  'icons.list': handle(listIcons, async () => [...CATALOGUE_ICONS]),
} satisfies HandlersFor<typeof ICON_OPERATIONS>;

export const iconsFeature = { handlers: iconHandlers };
