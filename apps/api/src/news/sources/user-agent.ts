import { addressOf, type Settings } from '../../platform/config/settings';

/** Names the product and where its operator is found, as site owners expect of a crawler. */
export function userAgentOf(settings: Pick<Settings, 'publicUrl' | 'port'>): string {
  return `Vaglio/0.1 (+${addressOf(settings)})`;
}
