import { LoadState, Section } from '@vaglio/ui';
import { ScoreFields } from './ScoreFields';
import { useScoreConfig } from './use-score-config';

/** Scores: threshold and top percent. Source: spec §2, scores. */
export function ScoresSection() {
  const { saved, isFetching, failure, retry } = useScoreConfig();
  return (
    <Section
      title="Scores"
      help="Threshold"
      purpose="From which score on a startup is eligible, and how many are at the top."
    >
      <LoadState isFetching={isFetching} failure={failure} onRetry={retry} isEmpty={saved === null}>
        {saved && <ScoreFields saved={saved} />}
      </LoadState>
    </Section>
  );
}
