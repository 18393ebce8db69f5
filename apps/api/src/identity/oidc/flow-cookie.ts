import { hkdfSync } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { basePathOf } from '../../platform/http/hooks/base-path';
import { keyId, keyWithId, type KeyRing } from '../../platform/keys/key-ring';

/** State of a sign-in at the provider. Only the browser that has this state can finish the sign-in. */
export type Flow = {
  state: string;
  nonce: string;
  verifier: string;
  /** Session whose account is to be connected with the provider; undefined for a sign-in. */
  linksIn?: string | undefined;
};

/**
 * Maximum time for a sign-in at the provider. Within this time, people may change a password or set up a second
 * factor.
 */
const FLOW_SECONDS = 15 * 60;
const AUDIENCE = 'vaglio-oidc';
/** Number of characters of the state in the cookie name, so that sign-ins in several tabs do not interfere. */
const NAMED_LETTERS = 16;

/** Cookie with the state of a sign-in at the provider. Servers store no state, so any server can finish the sign-in. */
export type FlowCookie = {
  set: (reply: FastifyReply, flow: Flow) => Promise<void>;
  /** Removes and returns the sign-in state from its cookie; null if the cookie is missing, expired or was changed. */
  take: (request: FastifyRequest, reply: FastifyReply, state: string) => Promise<Flow | null>;
};

type Installation = { publicUrl: string | undefined; keys: KeyRing; now: () => number };

export function flowCookie({ publicUrl, keys, now }: Installation): FlowCookie {
  const path = `${basePathOf(publicUrl)}/auth/oidc`;
  const attributes = { path, secure: true, httpOnly: true, sameSite: 'strict' } as const;
  const nameOf = (state: string) => `__Secure-oidc-${state.slice(0, NAMED_LETTERS)}`;
  return {
    set: async (reply, flow) => {
      reply.setCookie(nameOf(flow.state), await seal(flow, keys, now()), {
        ...attributes,
        maxAge: FLOW_SECONDS,
      });
    },
    take: async ({ cookies }, reply, state) => {
      const sealed = cookies[nameOf(state)];
      if (sealed === undefined) return null;
      reply.clearCookie(nameOf(state), attributes);
      const flow = await open(sealed, keys, now());
      return flow?.state === state ? flow : null;
    },
  };
}

/**
 * Derives a key from the access token key, so that an access token is never accepted as a sign-in state or vice versa.
 */
const derived = (key: Uint8Array) => new Uint8Array(hkdfSync('sha256', key, Buffer.alloc(0), AUDIENCE, 32));

function seal({ state, nonce, verifier, linksIn }: Flow, [key]: KeyRing, nowMs: number): Promise<string> {
  return new EncryptJWT({ state, nonce, verifier, ...(linksIn !== undefined && { linksIn }) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyId(key) })
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(nowMs / 1000) + FLOW_SECONDS)
    .encrypt(derived(key));
}

async function open(sealed: string, keys: KeyRing, nowMs: number): Promise<Flow | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, ({ kid = '' }) => derived(keyWithId(keys, kid) ?? keys[0]), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      audience: AUDIENCE,
      currentDate: new Date(nowMs),
      requiredClaims: ['exp'],
    });
    const { state, nonce, verifier, linksIn } = payload;
    if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return null;
    return { state, nonce, verifier, linksIn: linksIn === undefined ? undefined : String(linksIn) };
  } catch {
    return null;
  }
}
