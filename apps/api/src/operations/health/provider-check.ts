import { discover } from '../../identity/oidc/openid-provider';
import { providerFailure } from '../../identity/oidc/provider-failure';
import { redirectUriOf } from '../../identity/oidc/redirect-uri';
import type { Settings } from '../../platform/config/settings';
import { fine, healthCheck, problem, warning, type Finding, type ServerNeeds } from './health-check';

const SUBJECT = 'Sign-in provider';

/** Check of the identity provider for sign-in. Without a provider there are no findings. */
export const PROVIDER_CHECK = healthCheck({
  name: SUBJECT,
  read: ({ settings }: ServerNeeds) => providerFinding(settings),
  judge: (findings) => findings,
});

export async function providerFinding(
  settings: Pick<Settings, 'oidc' | 'publicUrl' | 'port'>,
): Promise<Finding[]> {
  const { oidc } = settings;
  if (!oidc) return [];
  try {
    await discover(oidc);
  } catch (error) {
    const { refusal } = providerFailure(error, oidc.name);
    return [
      problem(
        SUBJECT,
        `${oidc.issuer}: ${refusal.message}`,
        `OIDC_ISSUER must be the address below which ${oidc.name} publishes .well-known/openid-configuration, written exactly as issuer there.`,
      ),
    ];
  }
  const text = `${oidc.name} answers. People come back to ${redirectUriOf(settings)}.`;
  if (oidc.isOnly && oidc.passwordAccounts.length === 0)
    return [
      warning(
        SUBJECT,
        `${text} Nobody can sign in with a password.`,
        'Name an administrator in OIDC_PASSWORD_ACCOUNTS, who gets in while the provider does not answer.',
      ),
    ];
  return [fine(SUBJECT, text)];
}
