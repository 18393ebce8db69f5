import { addressOf, type Settings } from '../../platform/config/settings';

/**
 * Returns the value of the User-Agent header. It names the product and the address of the installation, as is usual
 * for crawlers.
 */
export function userAgentOf(settings: Pick<Settings, 'publicUrl' | 'port'>): string {
  return `Vaglio/0.1 (+${addressOf(settings)})`;
}
