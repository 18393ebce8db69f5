import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { AddPasskeyApiArg, LoginByPasskeyApiArg, NewPasskey, PasskeyRequest } from '@vaglio/contract';
import { i18n } from '../messages/i18n';

/** Request body for a new passkey, without its name. */
export type MadePasskey = Omit<AddPasskeyApiArg['body'], 'name'>;
/** Body of the passkey sign-in request. */
export type Signature = Omit<LoginByPasskeyApiArg['body'], 'stepToken' | 'deviceId'>;

/** COSE identifiers of the algorithms that the server accepts: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Error codes that the WebAuthn library returns for devices without the required features. */
const INCAPABLE: ReadonlySet<string> = new Set([
  'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT',
  'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT',
  'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG',
]);
const WRONG_ADDRESS: ReadonlySet<string> = new Set(['ERROR_INVALID_DOMAIN', 'ERROR_INVALID_RP_ID']);

/**
 * Creates a discoverable passkey in the browser.
 * @returns the passkey, or an error text. Never throws.
 */
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
    return textsOf(error, i18n.t('Cancelled, or it took too long: no passkey was added.'));
  }
}

/**
 * Signs a challenge with a passkey.
 * @returns the signature, or an error text. Never throws.
 */
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
    return textsOf(
      error,
      i18n.t('Cancelled, or no passkey was found. Please try again, or sign in in another way.'),
    );
  }
}

/**
 * Returns the error text of an exception.
 * @param refused text for a cancelled request or a missing passkey, which browsers do not distinguish
 */
function textsOf(error: unknown, refused: string): string {
  const code = error instanceof WebAuthnError ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return i18n.t('This device has a passkey of yours already.');
  if (INCAPABLE.has(code))
    return i18n.t(
      'This device cannot keep a passkey: it needs a screen lock, or is a security key without a PIN.',
    );
  if (WRONG_ADDRESS.has(code)) return i18n.t('Passkeys do not work at this address.');
  const isLeft = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
  return isLeft || code === 'ERROR_CEREMONY_ABORTED'
    ? refused
    : i18n.t('The browser could not use a passkey.');
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
