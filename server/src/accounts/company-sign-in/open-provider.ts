import { findAddressFault } from '@fairquay/contract/outside-address.ts'
import type * as OpenId from 'openid-client'
import type { Config } from '../../config.ts'
import { type GuardedFetch, makeGuardedFetch } from './guarded-fetch.ts'

/** What a company has told of its provider. */
export type ProviderSettings = { issuer: string; client_id: string; client_secret: string }

const keptFor = 10 * 60_000
const mostKept = 500

/** Descriptions read lately, by issuer: whoever begins to sign in, over and over, does not make us ask over and over. */
const descriptions = new Map<string, { until: number; description: Promise<OpenId.ServerMetadata> }>()

/** The library is needed when the first person signs in by it. */
export const loadOpenId = () => import('openid-client')

/** A provider as its own description has it, ready to be asked; throws what `readFault` reads. */
export async function openProvider(
  config: Pick<Config, 'privateWebhooks'>,
  { issuer, client_id, client_secret }: ProviderSettings,
): Promise<OpenId.Configuration> {
  const openId = await loadOpenId()
  const fetchGuarded = makeGuardedFetch(config)
  const description = await describe(openId, config, issuer, fetchGuarded)
  const ways = description.token_endpoint_auth_methods_supported
  // Where a provider takes both, the secret in the body is read alike by all of them; in the header some forget that it is encoded.
  const proof = ways?.includes('client_secret_post')
    ? openId.ClientSecretPost(client_secret)
    : openId.ClientSecretBasic(client_secret)
  const provider = new openId.Configuration(description, client_id, {}, proof)
  provider[openId.customFetch] = fetchGuarded
  if (config.privateWebhooks) openId.allowInsecureRequests(provider)
  // The signature is checked as well, though the answer came from the provider itself.
  openId.enableNonRepudiationChecks(provider)
  return provider
}

async function describe(
  openId: typeof OpenId,
  { privateWebhooks }: Pick<Config, 'privateWebhooks'>,
  issuer: string,
  fetchGuarded: GuardedFetch,
): Promise<OpenId.ServerMetadata> {
  const now = Date.now()
  const kept = descriptions.get(issuer)
  if (kept && kept.until > now) return kept.description
  const description = openId
    .discovery(new URL(issuer), 'nobody', {}, openId.None(), {
      [openId.customFetch]: fetchGuarded,
      ...(privateWebhooks && { execute: [openId.allowInsecureRequests] }),
    })
    .then((found) => checkDescription(found.serverMetadata(), privateWebhooks))
  descriptions.delete(issuer)
  descriptions.set(issuer, { until: now + keptFor, description })
  for (const oldest of descriptions.keys()) if (descriptions.size > mostKept) descriptions.delete(oldest)
  // What failed is asked again at once: the owner may have put it right.
  description.catch(() => {
    if (descriptions.get(issuer)?.description === description) descriptions.delete(issuer)
  })
  return description
}

/** People's browsers are led to what the provider names: nowhere but to a page. */
function checkDescription(description: OpenId.ServerMetadata, mayBePrivate: boolean): OpenId.ServerMetadata {
  const { authorization_endpoint: leaving, token_endpoint: token } = description
  if (!leaving || !token || findAddressFault(leaving, mayBePrivate))
    throw new Error('The description of the provider lacks the address of its sign-in.')
  return description
}
