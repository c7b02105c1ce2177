// Handlers of the session: who is here, signing in and out, the person's own account data.
import type { SESSION_OPERATIONS } from '@madoguchi/contract/session/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { endOtherSessions, endOwnSession } from './own/end-own.ts';
import { listMySessions } from './own/list-mine.ts';
import { listMySignIns } from './own/list-my-sign-ins.ts';
import { renewToken } from './renew-token.ts';
import { showSession } from './show-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { updateUser } from './update-user.ts';

const sessionHandlers = {
  'session.show': showSession,
  'session.sign-in': signIn,
  'session.renew': renewToken,
  'session.sign-out': signOut,
  'session.update-user': updateUser,
  'session.list-mine': listMySessions,
  'session.end': endOwnSession,
  'session.end-others': endOtherSessions,
  'session.list-my-sign-ins': listMySignIns,
} satisfies HandlersFor<typeof SESSION_OPERATIONS>;

export const sessionFeature = { handlers: sessionHandlers };
