import type { Startup } from '@vaglio/contract';
import { StartupBadges } from '../badges/StartupBadges';
import { useChangeLater } from './decisions-context';

interface DecidedBadgesProps {
  readonly startup: Startup;
  readonly now: Date;
}

/** The badges of a startup; the date of Later opens its editor. */
export function DecidedBadges({ startup, now }: DecidedBadgesProps) {
  return <StartupBadges startup={startup} now={now} onLater={useChangeLater(startup)} />;
}
