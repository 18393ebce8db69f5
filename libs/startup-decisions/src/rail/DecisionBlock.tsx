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
  RailList,
  RailRow,
} from '@vaglio/ui';
import { StageBadge } from '../badges/StageBadge';
import { useChangeLater, useMissingReason } from '../decision/decisions-context';
import { decidedAtText, sinceText, standingOf } from './standing-decision';
import { useDecisionsReading } from './use-startup-decisions';

/** What is decided about a startup: since when, who decided it, why, and at which score. Left out where the server does not keep it; a failure says so. */
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
  const { stage, decision, why } = standingOf(startup, decisions);
  return (
    <DetailBlock title="Decision">
      <RailList>
        <RailRow name="Stage">
          <StageBadge stage={stage} />
        </RailRow>
        {startup.later_until !== undefined && (
          <RailRow name="Until">
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
          </RailRow>
        )}
        {decision && (
          <>
            <RailRow name="Since">
              <time dateTime={decision.made_at} title={formatExact(decision.made_at)}>
                {sinceText(decision.made_at, now)}
              </time>
            </RailRow>
            <RailRow name="Decided at">
              <DecidedAt
                score={decision.score}
                version={decision.scoring_version}
                today={startup.score ?? decision.score}
              />
            </RailRow>
            {why !== '' && <RailRow name="Reason">{why}</RailRow>}
            {why === '' && giveReason && (
              <RailRow name="Reason">
                None given
                <Link component="button" type="button" aria-haspopup="dialog" onClick={giveReason} sx={ACT}>
                  Give a reason
                </Link>
              </RailRow>
            )}
            {decision.made_by !== null && (
              <RailRow name="By">
                <PersonName name={decision.made_by} />
              </RailRow>
            )}
          </>
        )}
      </RailList>
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
