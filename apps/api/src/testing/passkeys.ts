import { digestOf } from '../identity/sign-in/passwords/password-hash';
import { addAccount, DEVICE, login, PASSWORD, tokenOf } from './accounts';
import { AT_ORIGIN, softwareAuthenticator } from './software-authenticator';
import type { testApp } from './test-app';

type World = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'db' | 'deps'>;
type Authenticator = ReturnType<typeof softwareAuthenticator>;

const password = digestOf(PASSWORD);

/** Sends a request of a browser whose origin is that of the installation. */
export function callAt({ app }: Pick<World, 'app'>, url: string, payload: object, token?: string) {
  const headers = { ...AT_ORIGIN, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return app.inject({ method: 'POST', url, headers, payload });
}

/** Adds a passkey for the signed-in person. @returns the last response, and the options that the server sent */
export async function addPasskey(world: World, token: string, authenticator = softwareAuthenticator()) {
  const asked = (await callAt(world, '/auth/passkeys/start', { password }, token)).json();
  const answer = await callAt(world, '/auth/passkeys', authenticator.make(asked), token);
  return { asked, answer };
}

/** Creates an account with a passkey. @returns the account with the token of an earlier session, and recovery codes */
export async function aPasskey(world: World, overrides: Parameters<typeof addAccount>[1] = {}) {
  const account = await addAccount(world, overrides);
  const token = tokenOf(await login(world, account.email));
  const authenticator = softwareAuthenticator();
  const { answer } = await addPasskey(world, token, authenticator);
  const recoveryCodes: string[] = answer.json().recovery_codes;
  return { ...account, token, authenticator, recoveryCodes, passkeyId: String(answer.json().passkey.id) };
}

/** Requests a challenge for a passkey. @param stepToken step token for a sign-in after the password */
export async function askPasskey(world: World, stepToken?: string) {
  const answer = await callAt(
    world,
    '/auth/login/passkey/start',
    stepToken === undefined ? {} : { stepToken },
  );
  return answer.json<{ challenge: string; rpId: string; passkeys: { id: string }[] }>();
}

/** Signs in with a passkey. @param deviation deviations from a correct response */
export async function loginByPasskey(
  world: World,
  authenticator: Authenticator,
  deviation: Parameters<Authenticator['sign']>[1] = {},
  stepToken?: string,
) {
  const asked = await askPasskey(world, stepToken);
  return sendSigned(world, authenticator.sign(asked, deviation), stepToken);
}

/** Sends a signed passkey challenge. */
export function sendSigned(world: World, signed: ReturnType<Authenticator['sign']>, stepToken?: string) {
  const step = stepToken === undefined ? {} : { stepToken };
  return callAt(world, '/auth/login/passkey', { ...signed, ...step, deviceId: DEVICE });
}
