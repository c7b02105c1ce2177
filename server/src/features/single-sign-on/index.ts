// Handlers of single sign-on: to the provider, back from it, and out there as well.
import type { SINGLE_SIGN_ON_OPERATIONS } from '@madoguchi/contract/single-sign-on/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { beginSingleSignOn } from './begin-login.ts';
import { finishSingleSignOn } from './finish-login.ts';
import { showWayOut } from './way-out.ts';

const singleSignOnHandlers = {
  'single-sign-on.begin': beginSingleSignOn,
  'single-sign-on.finish': finishSingleSignOn,
  'single-sign-on.show-way-out': showWayOut,
} satisfies HandlersFor<typeof SINGLE_SIGN_ON_OPERATIONS>;

export const singleSignOnFeature = { handlers: singleSignOnHandlers };
