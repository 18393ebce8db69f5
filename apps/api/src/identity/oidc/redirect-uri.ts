import { addressOf, type Settings } from '../../platform/config/settings';

/** The page to which the provider sends people back, as it is registered there. */
export function redirectUriOf(settings: Pick<Settings, 'publicUrl' | 'port'>): string {
  return `${addressOf(settings)}/login/oidc`;
}
