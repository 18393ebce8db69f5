import { LoadState, Section } from '@vaglio/ui';
import { ScoreFields } from './ScoreFields';
import { useScoreConfig } from './use-score-config';

/** Section with the threshold and top percent. Source: spec §2, scores. */
export function ScoresSection() {
  const { saved, isFetching, failure, retry } = useScoreConfig();
  return (
    <Section
      title="Scores"
      help="Threshold"
      purpose="The score that makes a startup eligible, and the share that counts as top."
    >
      <LoadState isFetching={isFetching} failure={failure} onRetry={retry} isEmpty={saved === null}>
        {saved && <ScoreFields saved={saved} />}
      </LoadState>
    </Section>
  );
}
