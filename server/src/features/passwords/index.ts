// Handlers of passwords: the person's own.
import { type PASSWORD_OPERATIONS, showPassword as showOperation } from '@madoguchi/contract/passwords/operations.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { changePassword } from './change-password.ts';
import { findOwnPassword } from './store.ts';

const showPassword = handle(showOperation, async ({ ground, actor }) => {
  const own = await findOwnPassword(ground.pool, actor.accountId);
  return { hasPassword: (own?.password_hash ?? null) !== null, minimum: ground.config.passwordMinLength };
});

const passwordHandlers = {
  'passwords.show': showPassword,
  'passwords.change': changePassword,
} satisfies HandlersFor<typeof PASSWORD_OPERATIONS>;

export const passwordsFeature = { handlers: passwordHandlers };
