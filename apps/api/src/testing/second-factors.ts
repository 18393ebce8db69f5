import type { Role } from '@vaglio/access-control';
import type { LightMyRequestResponse } from 'fastify';
import { saveSignInRules } from '../identity/second-factor/rules/save-rules';
import { beginSecondFactor, confirmSecondFactor } from '../identity/second-factor/totp/second-factor';
import { codeAt, stepAt } from '../identity/second-factor/totp/totp';
import { addAccount, DEVICE } from './accounts';
import type { testApp } from './test-app';

type World = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'db' | 'deps'>;

/** Creates an account with an authenticator app. The current code of the app is already used. */
export async function aSecondFactor(world: World, overrides: Parameters<typeof addAccount>[1] = {}) {
  const { db, deps } = world;
  const account = await addAccount(world, overrides);
  const { userId } = account;
  return db.transaction(async (tx) => {
    const secret = await beginSecondFactor(tx, userId, deps.keys.pepper);
    if (!secret) throw new Error('there is one already');
    const given = { userId, code: codeOf(secret, deps.now()), peppers: deps.keys.pepper, nowMs: deps.now() };
    const recoveryCodes = await confirmSecondFactor(tx, given);
    if (!recoveryCodes) throw new Error('the code was refused');
    return { ...account, secret, recoveryCodes };
  });
}

/** Returns the code that an authenticator app shows at a time. @param secret bytes, or Base32 as a person enters it */
export function codeOf(secret: Buffer | string, nowMs: number): string {
  return codeAt(typeof secret === 'string' ? fromBase32(secret) : secret, stepAt(nowMs));
}

export function loginByCode({ app }: Pick<World, 'app'>, stepToken: string, code: string) {
  const payload = { stepToken, code, deviceId: DEVICE };
  return app.inject({ method: 'POST', url: '/auth/login/code', payload });
}

/** Returns the step token in a sign-in response; '' if it contains none. */
export function stepTokenOf(answer: LightMyRequestResponse): string {
  const { stepToken } = answer.json<{ stepToken?: string }>();
  return stepToken ?? '';
}

/** Requires a second factor only for people with these roles. */
export async function requireOf(
  { db, deps }: Pick<World, 'db' | 'deps'>,
  roles: readonly Role[],
): Promise<void> {
  const actor = { userId: null, sessionId: null, ip: null, requestId: null };
  await saveSignInRules(db, roles, { ifMatch: undefined, keepsTokens: false, actor, nowMs: deps.now() });
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
