const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const answer = (response: object) => ({
  id: 'cDE',
  rawId: bytes('p1'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
});

/** What a browser answers that has made a passkey, and one that has signed with it. */
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

/** As browsers report that a person went no further, or has no passkey. */
export const LEFT = new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
export const KNOWN_ALREADY = new DOMException('Already registered.', 'InvalidStateError');
export const INCAPABLE = new DOMException('No resident keys.', 'ConstraintError');

/**
 * The browser's side of passkeys, which jsdom lacks.
 * @param outcome what every call answers or, an exception, is refused with
 * @returns what it was asked, and `remove`
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
