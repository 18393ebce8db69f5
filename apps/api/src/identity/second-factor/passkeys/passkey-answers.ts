import type { RelyingParty } from './relying-party';

/** Signature algorithms that browsers may use, by COSE number: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Response of an authenticator with a new passkey; all texts in base64url. */
export type MadePasskey = {
  id: string;
  clientData: string;
  attestation: string;
  transports: string[];
};

/** Signature of an authenticator with a passkey; all texts in base64url. */
export type SignedByPasskey = {
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  /** User handle; null if the authenticator does not send one. */
  userHandle: string | null;
};

type Expected = { party: RelyingParty; challenge: string };

/**
 * Verifies a new passkey. It must belong to this installation and this challenge, and the device must have verified
 * the user.
 * @returns the values to store; null for an invalid response
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

/** Stored values of a passkey that are needed to verify a signature. */
type Known = { credential_id: string; public_key: string; counter: number };

/**
 * Verifies a passkey signature.
 * @returns the counter of the authenticator; `copied` for a valid signature whose counter did not increase, as with a
 * copied authenticator; null for an invalid signature
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
        // The library would compare counters before it verifies the signature. They are compared below, after
        // verification.
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

/**
 * Returns whether an attestation contains a manufacturer certificate. Such certificates are not requested, because
 * they are not verified and no revocation list is loaded.
 */
async function namesItsMaker(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const format = object.get('fmt');
  return format !== 'none' && (format !== 'packed' || object.get('attStmt').get('x5c') !== undefined);
}

/** Loads the passkey library on first use, because loading takes a third of the startup time. */
const library = () => import('@simplewebauthn/server');
