import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useNow } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import {
  ErrorAlert,
  formatExact,
  formatScore,
  formatShortDate,
  scoreDecimals,
  DetailBlock,
  PersonName,
  ValueList,
  ValueRow,
} from '@vaglio/ui';
import { StageBadge } from '../badges/StageBadge';
import { useChangeLater, useMissingReason } from '../decision/decisions-context';
import { decidedAtText, sinceText, currentDecisionOf } from './current-decision';
import { useDecisionsReading } from './use-startup-decisions';

/**
 * Current decision about a startup, with its date, user, reason and score. Hidden if the server does not support
 * decisions. If loading fails, it shows the error.
 */
export function DecisionBlock({ startup }: { readonly startup: Startup }) {
  const now = useNow();
  const { decisions, failure, isReading, retry } = useDecisionsReading(startup.id);
  const changeLater = useChangeLater(startup);
  const giveReason = useMissingReason(startup);
  if (failure !== null)
    return (
      <DetailBlock title="Decision">
        <ErrorAlert onRetry={retry} isRetrying={isReading}>
          {failure}
        </ErrorAlert>
      </DetailBlock>
    );
  if (decisions === null) return null;
  const { stage, decision, reasonText } = currentDecisionOf(startup, decisions);
  return (
    <DetailBlock title="Decision">
      <ValueList>
        <ValueRow name="Stage">
          <StageBadge stage={stage} />
        </ValueRow>
        {startup.later_until !== undefined && (
          <ValueRow name="Until">
            {formatShortDate(startup.later_until, now)}
            {changeLater && (
              <Link
                component="button"
                type="button"
                aria-haspopup="dialog"
                onClick={(event) => changeLater(event.currentTarget)}
                sx={ACT}
              >
                Change the date
              </Link>
            )}
          </ValueRow>
        )}
        {decision && (
          <>
            <ValueRow name="Since">
              <time dateTime={decision.made_at} title={formatExact(decision.made_at)}>
                {sinceText(decision.made_at, now)}
              </time>
            </ValueRow>
            {decision.score !== null && (
              <ValueRow name="Decided at">
                <DecidedAt
                  score={decision.score}
                  version={decision.scoring_version}
                  today={startup.score ?? decision.score}
                />
              </ValueRow>
            )}
            {reasonText !== '' && <ValueRow name="Reason">{reasonText}</ValueRow>}
            {reasonText === '' && giveReason && (
              <ValueRow name="Reason">
                None given
                <Link component="button" type="button" aria-haspopup="dialog" onClick={giveReason} sx={ACT}>
                  Give a reason
                </Link>
              </ValueRow>
            )}
            {decision.made_by !== null && (
              <ValueRow name="By">
                <PersonName name={decision.made_by} />
              </ValueRow>
            )}
          </>
        )}
      </ValueList>
    </DetailBlock>
  );
}

const ACT = { display: 'block', minHeight: { xs: 44, md: 24 }, typography: 'body2' };

interface DecidedAtProps {
  readonly score: number;
  readonly version: number | null;
  readonly today: number;
}

function DecidedAt({ score, version, today }: DecidedAtProps) {
  const decimals = scoreDecimals([score, today]);
  return (
    <>
      {decidedAtText(formatScore(score, decimals), version)}
      {today !== score && (
        <Box sx={{ typography: 'body2', color: today > score ? 'success.main' : 'muted', fontWeight: 550 }}>
          today {formatScore(today, decimals)}
        </Box>
      )}
    </>
  );
}
