import { createContext, useContext } from 'react';
import type { Startup } from '@vaglio/contract';
import { StartupBadges } from '@vaglio/ui';

/** Opens the date until which a startup is Later. @param anchor what it was opened from */
type ChangeLater = (startup: Startup, anchor: HTMLElement) => void;

const Context = createContext<ChangeLater | null>(null);

/** Gives all parts of the page the way to the date; null for who may not decide. */
export const ChangeLaterProvider = Context.Provider;

/** Null where the date cannot be changed: of a startup that is not Later, too. */
export function useChangeLater(startup: Startup): ((anchor: HTMLElement) => void) | null {
  const change = useContext(Context);
  return change && startup.later_until !== undefined ? (anchor) => change(startup, anchor) : null;
}

interface DecidedBadgesProps {
  readonly startup: Startup;
  readonly now: Date;
}

/** The badges of a startup; the date of Later opens its editor. */
export function DecidedBadges({ startup, now }: DecidedBadgesProps) {
  return <StartupBadges startup={startup} now={now} onLater={useChangeLater(startup)} />;
}
