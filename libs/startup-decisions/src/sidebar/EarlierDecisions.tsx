import { useNow } from '@vaglio/auth-session';
import type { Decision, Startup } from '@vaglio/contract';
import { decisionText } from '@vaglio/startups-domain';
import {
  formatExact,
  formatScore,
  formatShortDate,
  scoreDecimals,
  DetailBlock,
  ValueList,
  ValueRow,
} from '@vaglio/ui';
import { currentDecisionOf } from './current-decision';
import { useStartupDecisions } from './use-startup-decisions';

const SHOWN = 5;

/** Decisions before the current decision, newest first. Hidden if there are none. */
export function EarlierDecisions({ startup }: { readonly startup: Startup }) {
  const now = useNow();
  const decisions = useStartupDecisions(startup.id) ?? [];
  const current = currentDecisionOf(startup, decisions).decision;
  const earlier = decisions
    .filter(({ id, kind, from, to }) => id !== current?.id && (from !== to || kind === 'later'))
    .slice(0, SHOWN);
  if (earlier.length === 0) return null;
  return (
    <DetailBlock title="Earlier decisions">
      <ValueList>
        {earlier.map((decision) => (
          <ValueRow key={decision.id} name={earlierText(decision, now)}>
            <time dateTime={decision.made_at} title={formatExact(decision.made_at)}>
              {formatShortDate(decision.made_at, now)}
            </time>
          </ValueRow>
        ))}
      </ValueList>
    </DetailBlock>
  );
}

/** Describes an earlier decision, such as 'Rejected at 6.5', 'Rejected, undone' or 'Later until 15 Jan'. */
function earlierText({ kind, to, until, score }: Decision, now: Date): string {
  const text = decisionText({ decision: kind, is_set: to === 1, until }, (day) => formatShortDate(day, now));
  return to === 1 && kind !== 'later' && score !== null
    ? `${text} at ${formatScore(score, scoreDecimals([score]))}`
    : text;
}
