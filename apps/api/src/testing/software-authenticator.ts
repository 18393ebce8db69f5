import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Challenge that the server sends to an authenticator. */
type Asked = { challenge: string; rpId: string };

/** Deviations of a hostile page or a faulty authenticator. */
type Deviation = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** True if the device verified the person by PIN or fingerprint. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
};

const ORIGIN = 'http://localhost:4000';
/** Headers that a browser at ORIGIN sends. */
export const AT_ORIGIN = { host: 'localhost:4000', origin: ORIGIN };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/**
 * Creates an authenticator with one passkey (ES256) and a signature counter. It also acts as the browser, and can send
 * deviating values.
 */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const dataOf = (
    asked: Asked,
    { rpId = asked.rpId, isVerified = true, counter: given }: Deviation,
    key?: Buffer,
  ) => {
    counter = given ?? counter + 1;
    const head = Buffer.alloc(5);
    head[0] = PRESENT | (isVerified ? VERIFIED : 0) | (key ? WITH_KEY : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, key ?? Buffer.alloc(0)]);
  };
  const clientDataOf = (
    type: string,
    asked: Asked,
    { origin = ORIGIN, challenge = asked.challenge }: Deviation,
  ) => JSON.stringify({ type, challenge, origin, crossOrigin: false });

  return {
    id: base64url(id),
    /**
     * Creates the passkey.
     * @param asked response of POST /auth/passkeys/start
     * @returns the body of POST /auth/passkeys
     */
    make: (asked: Asked & { userHandle: string }, deviation: Deviation = {}) => {
      handle = asked.userHandle;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(dataOf(asked, deviation, credential))],
        ]),
      );
      return {
        name: 'Work laptop',
        id: base64url(id),
        clientData: base64url(clientDataOf('webauthn.create', asked, deviation)),
        attestation: base64url(attestation),
        transports: ['internal'],
      };
    },
    /**
     * Signs a challenge.
     * @param asked response of POST /auth/login/passkey/start
     * @returns part of the body of POST /auth/login/passkey
     */
    sign: (asked: Asked, deviation: Deviation = {}) => {
      const clientData = clientDataOf('webauthn.get', asked, deviation);
      const data = dataOf(asked, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id: base64url(id),
        clientData: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: deviation.userHandle ?? handle,
      };
    },
  };
}
