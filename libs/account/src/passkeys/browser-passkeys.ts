import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { AddPasskeyApiArg, LoginByPasskeyApiArg, NewPasskey, PasskeyRequest } from '@vaglio/contract';

/** What is sent of a passkey just made, without the name that the person gives it. */
export type MadePasskey = Omit<AddPasskeyApiArg['body'], 'name'>;
/** What is sent to sign in. */
export type Signature = Omit<LoginByPasskeyApiArg['body'], 'stepToken' | 'deviceId'>;

/** EdDSA, ES256 and RS256, in COSE's numbers; the server takes these. */
const ALGORITHMS = [-8, -7, -257];

/** Names under which the library reports that a device cannot do what is asked. */
const INCAPABLE: ReadonlySet<string> = new Set([
  'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT',
  'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT',
  'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG',
]);
const WRONG_ADDRESS: ReadonlySet<string> = new Set(['ERROR_INVALID_DOMAIN', 'ERROR_INVALID_RP_ID']);

/** Has the browser make a passkey that it can find by itself. @returns it, or why there is none, in words. Never throws */
export async function makePasskey(asked: NewPasskey): Promise<MadePasskey | string> {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: asked.challenge,
        rp: { id: asked.rpId, name: asked.rpName },
        user: { id: asked.userHandle, name: asked.userName, displayName: asked.displayName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: asked.timeoutMs,
        excludeCredentials: toDescriptors(asked.existing),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientData: clientDataJSON, attestation: attestationObject, transports };
  } catch (error) {
    return textsOf(error, 'Cancelled, or it took too long: no passkey was added.');
  }
}

/** Has an authenticator sign. @returns the signature, or why there is none, in words. Never throws */
export async function signWithPasskey(asked: PasskeyRequest): Promise<Signature | string> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge: asked.challenge,
        rpId: asked.rpId,
        timeout: asked.timeoutMs,
        userVerification: 'required',
        allowCredentials: toDescriptors(asked.passkeys),
      },
    });
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
    return { id, clientData, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
  } catch (error) {
    return textsOf(error, 'Cancelled, or no passkey was found. Please try again, or sign in in another way.');
  }
}

/** @param refused the words for a person who went no further, which browsers do not tell from finding nothing */
function textsOf(error: unknown, refused: string): string {
  const code = error instanceof WebAuthnError ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey of yours already.';
  if (INCAPABLE.has(code))
    return 'This device cannot keep a passkey: it needs a screen lock, or is a security key without a PIN.';
  if (WRONG_ADDRESS.has(code)) return 'Passkeys do not work at this address.';
  const isLeft = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
  return isLeft || code === 'ERROR_CEREMONY_ABORTED' ? refused : 'The browser could not use a passkey.';
}

type Descriptors = PasskeyRequest['passkeys'];
type Transport = NonNullable<
  NonNullable<
    Parameters<typeof startAuthentication>[0]['optionsJSON']['allowCredentials']
  >[number]['transports']
>[number];

const TRANSPORTS: readonly Transport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

function toDescriptors(passkeys: Descriptors) {
  return passkeys.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: TRANSPORTS.filter((known) => transports.includes(known)),
  }));
}
