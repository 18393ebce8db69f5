import Box from '@mui/material/Box';
import { LoadState, Section } from '@vaglio/ui';
import { ReasonsCard } from '../reasons/ReasonsCard';
import { StageLimitsCard } from '../stage-limits/StageLimitsCard';
import { VersionsCard } from '../versions/VersionsCard';
import { ScoreFields } from './ScoreFields';
import { useScoreConfig } from './use-score-config';

/** Scores: threshold and top percent, and below the reasons of decisions and the versions of all that decides a score. Source: spec §2, scores. */
export function ScoresSection() {
  const { saved, isFetching, failure, retry } = useScoreConfig();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section
        title="Scores"
        purpose="From which score on a startup is eligible, and how many are at the top."
      >
        <LoadState isFetching={isFetching} failure={failure} onRetry={retry} isEmpty={saved === null}>
          {saved && <ScoreFields saved={saved} />}
        </LoadState>
      </Section>
      <ReasonsCard />
      <StageLimitsCard />
      <VersionsCard />
    </Box>
  );
}
