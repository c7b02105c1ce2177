// The configured provider, as it describes itself. Asked for when somebody first needs it: a provider that is down keeps
// nobody from the portal but those who want to log in with it (reliability R25).
import * as client from 'openid-client';
import type { IdentityProvider } from '../../../platform/config.ts';
import type { Ground } from '../../../platform/ground.ts';
import { answerOf } from './faults.ts';

/** How long any answer of the provider may take. */
const PATIENCE_SECONDS = 5;
/** Its description is asked for again after this, so that new addresses need no restart. */
const REREAD_MS = 3_600_000;

export interface KnownProvider extends IdentityProvider {
  readonly configuration: client.Configuration;
  /** Where it sends people back to, with its answer in the query. */
  readonly returnAddress: string;
}

interface Memory {
  known: { readonly configuration: client.Configuration; readonly readAtMs: number } | null;
  asking: Promise<client.Configuration> | null;
}

const MEMORIES = new WeakMap<Ground, Memory>();

function memoryOf(ground: Ground): Memory {
  const memory = MEMORIES.get(ground) ?? { known: null, asking: null };
  MEMORIES.set(ground, memory);
  return memory;
}

/** As the provider says it wants the secret; by its description's silence, in the header (OpenID Connect Discovery 3). */
function clientSecret(secret: string): client.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? inHeader : inBody)(server, ...rest);
  };
}

async function discover({ issuer, clientId, clientSecret: secret }: IdentityProvider): Promise<client.Configuration> {
  // The setting allows http on this machine alone.
  const inTheClear = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, secret, clientSecret(secret), {
    execute: [client.enableNonRepudiationChecks, ...inTheClear],
    timeout: PATIENCE_SECONDS,
  });
}

/** Asks once for all who wait. A description that is too old still serves while a newer one cannot be had. */
async function configurationOf(ground: Ground, provider: IdentityProvider): Promise<client.Configuration> {
  const memory = memoryOf(ground);
  const nowMs = ground.clock.elapsedMs();
  if (memory.known !== null && nowMs - memory.known.readAtMs < REREAD_MS) return memory.known.configuration;
  memory.asking ??= discover(provider).finally(() => {
    memory.asking = null;
  });
  try {
    const configuration = await memory.asking;
    memory.known = { configuration, readAtMs: nowMs };
    return configuration;
  } catch (error) {
    if (memory.known === null) throw error;
    ground.log.warn({ answer: answerOf(error) }, 'the identity provider did not describe itself again');
    return memory.known.configuration;
  }
}

/**
 * The provider with its description; `null` where none is configured.
 * @throws what the provider answered, or that it did not: see `faults.ts`
 */
export async function knownProvider(ground: Ground): Promise<KnownProvider | null> {
  const { identityProvider: provider, publicUrl } = ground.config;
  if (provider === null) return null;
  const configuration = await configurationOf(ground, provider);
  return { ...provider, configuration, returnAddress: `${publicUrl}/callback` };
}
