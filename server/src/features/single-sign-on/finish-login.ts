import { finishSingleSignOn as operation } from '@madoguchi/contract/single-sign-on/operations.ts';
import { handle, type WriteContext } from '../../platform/http/handler.ts';
import { tokenHash } from '../../platform/session/session-store.ts';
import { forgiveProviderLogin, startSession } from '../session/public.ts';
import { type BrowserProof, browserProof } from './browser-proof.ts';
import { knownProvider } from './provider/known-provider.ts';
import { sealToken } from './provider/sealed-token.ts';
import { vouched } from './provider/vouched.ts';
import { refuseFault, refuseLogin, refuseStranger } from './refusals.ts';
import { takeLogin } from './store.ts';
import { vouchedAccount } from './vouched-account.ts';

type Context = WriteContext<typeof operation>;

/**
 * Takes the proof of the browser that began, once. An answer that was begun elsewhere takes nothing from a login that is
 * under way here.
 */
async function takeProof(context: Context): Promise<BrowserProof> {
  const { ground, input, now, cookies } = context;
  const secret = cookies.read('login');
  const proof = secret === null ? null : browserProof(secret);
  if (secret === null || proof === null || input.state !== proof.state) return refuseStranger(context, operation.id);
  cookies.drop('login');
  const isFirst = await takeLogin(ground.pool, tokenHash(secret), now);
  return isFirst ? proof : refuseStranger(context, operation.id);
}

export const finishSingleSignOn = handle(operation, async (context) => {
  const { ground, input } = context;
  const refuseAnswer = (error: unknown) => refuseFault(context, operation.id, error);
  const proof = await takeProof(context);
  const provider = await knownProvider(ground).catch(refuseAnswer);
  if (provider === null) return refuseLogin(context, operation.id, 'operation-not-allowed');
  const said = await vouched(provider, input, proof).catch(refuseAnswer);
  const identity = { issuer: provider.issuer, subject: said.subject };
  const account = await vouchedAccount({ context, issuer: provider.issuer, vouched: said });
  await forgiveProviderLogin(context);
  const sealedIdToken = sealToken(said.idToken, provider.clientSecret, account.id);
  const begun = await startSession(context, account, { provider: provider.name, identity, sealedIdToken });
  // Stopped, or parted from the account, in this moment: whoever begins again is told which.
  return begun ?? refuseStranger(context, operation.id, { subject: said.subject, accountId: account.id });
});
