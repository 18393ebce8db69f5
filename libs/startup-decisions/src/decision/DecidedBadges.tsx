import { useNow } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import { StartupBadges } from '../badges/StartupBadges';
import { useChangeLater } from './decisions-context';

/** Badges of a startup. A click on the date of Later opens its editor. */
export function DecidedBadges({ startup }: { readonly startup: Startup }) {
  return <StartupBadges startup={startup} now={useNow()} onLater={useChangeLater(startup)} />;
}
