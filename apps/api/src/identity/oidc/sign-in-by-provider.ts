import { emailKey } from '../../platform/text/email-key';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { completeSignIn } from '../sign-in/complete-sign-in';
import { secondStepOf } from '../sign-in/second-step';
import type { SignedIn, SignInDeps } from '../sign-in/sign-in';
import { signStepToken } from '../sign-in/tokens/step-token';
import { refusal } from '../../platform/http/errors/errors';
import { readSignInRules } from '../second-factor/rules/read-rules';
import type { OidcSettings } from '../../platform/config/oidc-settings';
import { giveProvidedRole } from './provided-role';
import { providedAccount, type Refused } from './provided-account';
import type { ProvidedPerson } from './provided-person';

type From = { deviceId: string; userAgent: string | undefined; actor: Actor };

/**
 * Opens a session for a person who signed in at the provider. A local second factor is required only if the rules
 * require a second factor and the provider verified none.
 * @throws Refusal 403 for a person without an account or role, or with a disabled account
 */
export async function signInByProvider(
  deps: SignInDeps,
  settings: OidcSettings,
  person: ProvidedPerson,
  { deviceId, userAgent, actor }: From,
): Promise<SignedIn> {
  const { db, keys, now } = deps;
  const nowMs = now();
  const signedIn = await db.transaction(async (tx): Promise<SignedIn | Refused> => {
    const found = await providedAccount(tx, settings, person, { actor, nowMs });
    if (typeof found === 'string') {
      await recordEvent(tx, actor, { action: 'login_failed', after: { how: 'oidc', reason: found } });
      return found;
    }
    const isGiven = settings.roles.length > 0 && person.role !== null;
    const owner = isGiven ? await giveProvidedRole(tx, deps, actor, found, person.role ?? found.role) : found;
    const { roles } = await readSignInRules(tx);
    const isAsked = roles.includes(owner.role) && !person.hasSecondFactor;
    const next = isAsked ? await secondStepOf(tx, owner) : null;
    if (next === null) {
      const { sid: providerSid, hasSecondFactor } = person;
      const proven = { owner, deviceId, userAgent, actor, keys, nowMs, providerSid, hasSecondFactor };
      return completeSignIn(tx, { ...proven, how: 'oidc', way: 'oidc' });
    }
    const who = { ...actor, userId: owner.id };
    const target = { type: 'user', id: owner.id };
    await recordEvent(tx, who, { action: 'login_second_step', target, after: { how: 'oidc' } });
    return {
      ...next,
      stepToken: await signStepToken(owner, keys.token, nowMs, { way: 'oidc', providerSid: person.sid }),
    };
  });
  if (typeof signedIn === 'string') throw refusal(403, wordsOf(signedIn, settings, person.email));
  return signedIn;
}

function wordsOf(
  refused: Refused,
  { isOnly, passwordAccounts, name }: OidcSettings,
  email: string | null,
): string {
  const hasPasswordForm = !isOnly || passwordAccounts.includes(emailKey(email ?? ''));
  const nextStep = hasPasswordForm
    ? `Sign in below with your password, then connect ${name} in your profile, under “How you sign in”.`
    : 'Please ask your administrator to let you sign in with a password once, or to give you the role user until you have signed in.';
  const texts: Readonly<Record<Refused, string>> = {
    unverified: `${name} has not confirmed your email address, so that no account can be found by it. Please inform your administrator.`,
    unknown: `There is no account for ${email ?? 'you'} here. Please ask your administrator for one.`,
    taken: `The account of ${email ?? 'this address'} belongs to somebody else at ${name}. Please inform your administrator.`,
    protected: `The account of ${email ?? 'this address'} is not connected with ${name} yet. ${nextStep}`,
    disabled: 'This account is disabled. Please ask your administrator.',
    no_role: `${name} gives you no role here. Please ask your administrator.`,
  };
  return texts[refused];
}
