import type { ScoreConfig } from '@vaglio/contract';
import type { Words } from '@vaglio/ui';
import { toScoreForm, type ScoreForm } from './score-form';

/** The score settings as people read them. */
export function scoreWords(settings: ScoreConfig): Words {
  return typedScoreWords(toScoreForm(settings));
}

/** What was typed, in the same words. */
export function typedScoreWords({ threshold, top_percent }: ScoreForm): Words {
  return { Threshold: threshold, 'Top percent': top_percent };
}
