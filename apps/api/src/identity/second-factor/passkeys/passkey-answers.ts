import type { RelyingParty } from './relying-party';

/** EdDSA, ES256 and RS256, in COSE's numbers: what browsers are asked for. */
const ALGORITHMS = [-8, -7, -257];

/** What an authenticator says of a passkey that it has just made; all texts in base64url. */
export type MadePasskey = {
  id: string;
  clientData: string;
  attestation: string;
  transports: string[];
};

/** What an authenticator signs with a passkey; all texts in base64url. */
export type SignedByPasskey = {
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  /** By what it knows the person; null where it does not say. */
  userHandle: string | null;
};

type Expected = { party: RelyingParty; challenge: string };

/**
 * Checks a new passkey: of this installation, for this challenge, with a check of the person by the device.
 * @returns what is kept of it; null when anything is wrong
 */
export async function readMadePasskey(made: MadePasskey, { party, challenge }: Expected) {
  const { verifyRegistrationResponse } = await library();
  const response = {
    id: made.id,
    rawId: made.id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
  };
  try {
    if (await namesItsMaker(made.attestation)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: made.transports,
      is_synced: credentialBackedUp,
      rp_id: party.id,
    };
  } catch {
    return null;
  }
}

/** The part of a stored passkey that a signature is checked with. */
type Known = { credential_id: string; public_key: string; counter: number };

/**
 * Checks what was signed.
 * @returns the counter of the authenticator; `copied` for a genuine signature with a counter that is not above the last,
 *   as two copies of one authenticator give; null when anything is wrong
 */
export async function readSignature(
  signed: SignedByPasskey,
  known: Known,
  { party, challenge }: Expected,
): Promise<{ counter: number; isSynced: boolean } | 'copied' | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id, clientData: clientDataJSON, authenticatorData, signature, userHandle } = signed;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData,
          signature,
          ...(userHandle !== null && { userHandle }),
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        // The library compares counters before it checks the signature; ours are compared below, when it is genuine.
        counter: 0,
      },
    });
    if (!verified) return null;
    const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo;
    const isCounted = counter > 0 || known.counter > 0;
    return isCounted && counter <= known.counter ? 'copied' : { counter, isSynced };
  } catch {
    return null;
  }
}

/** Certificates of a maker are not asked for: nobody's are read, and no list of revoked ones is fetched. */
async function namesItsMaker(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const format = object.get('fmt');
  return format !== 'none' && (format !== 'packed' || object.get('attStmt').get('x5c') !== undefined);
}

/** Loaded when somebody uses a passkey: it takes as long as a third of the start. */
const library = () => import('@simplewebauthn/server');
