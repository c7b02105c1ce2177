// A link by which a person chooses a password: its secret leaves in a letter or over the counter, its hash is stored.
import { LINK_HOURS, type LinkKind } from '@madoguchi/contract/accounts/model.ts';
import type { Ground } from '../../../platform/ground.ts';
import { newToken, tokenHash } from '../../../platform/session/session-store.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import type { Letter } from '../../notifications/public.ts';

export interface NewLink {
  readonly id: string;
  readonly kind: LinkKind;
  /** 32 random bytes as text. */
  readonly token: string;
  readonly hash: Buffer;
  /** ISO instant. */
  readonly expiresAt: string;
}

const HOUR_MS = 3_600_000;

export function newLink(kind: LinkKind, now: string): NewLink {
  const token = newToken();
  const expiresAt = new Date(Date.parse(now) + LINK_HOURS[kind] * HOUR_MS).toISOString();
  return { id: uuidAt(now), kind, token, hash: tokenHash(token), expiresAt };
}

/** Its letter; `by` is the name of who sends it. */
export function letterOf(link: NewLink, accountId: string, by: string, now: string): Letter {
  const said =
    link.kind === 'invitation' ? { by, hours: LINK_HOURS.invitation } : { by, minutes: LINK_HOURS.reset * 60 };
  return {
    id: link.id,
    accountId,
    kind: `account-${link.kind}`,
    said,
    at: now,
    goodUntil: link.expiresAt,
    secret: link.token,
  };
}

/** The letter to whoever asked for the link on the login page. */
export function forgottenLetterOf(link: NewLink, accountId: string, now: string): Letter {
  return { ...letterOf(link, accountId, '', now), kind: 'account-forgotten', said: { minutes: LINK_HOURS.reset * 60 } };
}

/** The address that opens the link in a browser. The secret stands behind the `#`, which no browser sends to any server. */
export function linkUrl({ config }: Pick<Ground, 'config'>, { token }: Pick<NewLink, 'token'>): string {
  return `${config.publicUrl}/invitation#${token}`;
}
