import { addressOf, type Settings } from '../../platform/config/settings';

/** Returns the redirect URI that is registered at the provider. */
export function redirectUriOf(settings: Pick<Settings, 'publicUrl' | 'port'>): string {
  return `${addressOf(settings)}/login/oidc`;
}
