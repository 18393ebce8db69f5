const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const answer = (response: object) => ({
  id: 'cDE',
  rawId: bytes('p1'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
});

/** Browser responses for a created passkey and for a signature. */
export const MADE = answer({
  clientDataJSON: bytes('client'),
  attestationObject: bytes('attestation'),
  getTransports: () => ['internal'],
});
export const SIGNED = answer({
  clientDataJSON: bytes('client'),
  authenticatorData: bytes('data'),
  signature: bytes('signature'),
  userHandle: bytes('handle'),
});

/** Browser errors for a cancelled request, an already registered passkey and an unsupported device. */
export const LEFT = new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
export const KNOWN_ALREADY = new DOMException('Already registered.', 'InvalidStateError');
export const INCAPABLE = new DOMException('No resident keys.', 'ConstraintError');

/**
 * Replaces the browser's passkey API, which jsdom lacks.
 * @param outcome result of every call; an exception rejects the call
 * @returns `asked`: the received options; `remove`: restores the browser
 */
export function fakeAuthenticator(outcome: unknown) {
  const asked: unknown[] = [];
  const act = (options: unknown) => {
    asked.push(options);
    return outcome instanceof DOMException ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { create: act, get: act }, configurable: true });
  return {
    asked,
    remove: () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
