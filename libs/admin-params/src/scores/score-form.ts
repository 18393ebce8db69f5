import {
  type ProposedChange,
  saveScoreConfigLimits,
  type ScoreConfig,
  type ScoreSettings,
} from '@vaglio/contract';
import { formatFraction, readDecimal, type FormError } from '@vaglio/ui';

/** Score settings as they are typed. */
export interface ScoreForm {
  readonly threshold: string;
  /** A fraction: 0.20 is 20 %. */
  readonly top_percent: string;
}

/** The form of the saved settings; what the server leaves out is blank. */
export function toScoreForm({ threshold, top_percent }: ScoreConfig): ScoreForm {
  return {
    threshold: threshold === undefined ? '' : String(threshold),
    top_percent: top_percent === undefined ? '' : fractionText(top_percent),
  };
}

/** '0.20' as it is stored; a finer one in full. */
function fractionText(share: number): string {
  const short = formatFraction(share);
  return Number(short) === share ? short : String(share);
}

/**
 * First problem of the form: threshold a number, then top percent a fraction from 0 to 1.
 * @returns null when there is none
 * Source: spec §5, score.
 */
export function checkScore({ threshold, top_percent }: ScoreForm): FormError<keyof ScoreForm> | null {
  if (readDecimal(threshold) === null) return { field: 'threshold', text: 'Threshold must be a number.' };
  const share = readDecimal(top_percent);
  const { minimum, maximum } = saveScoreConfigLimits.top_percent;
  if (share === null || share < minimum || share > maximum) {
    return { field: 'top_percent', text: 'Top percent must be a number from 0 to 1.' };
  }
  return null;
}

/** What is sent of a form without problems. */
export function toScoreConfig({ threshold, top_percent }: ScoreForm): ScoreSettings {
  return { threshold: readDecimal(threshold) ?? 0, top_percent: readDecimal(top_percent) ?? 0 };
}

/** What saving would change, to preview it; none for what is saved already, null for a form with a problem. */
export function proposedScore(form: ScoreForm, saved: ScoreForm): readonly ProposedChange[] | null {
  if (checkScore(form) !== null) return null;
  return isSameScore(form, saved) ? [] : [{ save_score: toScoreConfig(form) }];
}

/** Whether two forms hold the same text or, both without a problem, mean the same numbers. */
export function holdsSameScore(form: ScoreForm, other: ScoreForm): boolean {
  if (form.threshold === other.threshold && form.top_percent === other.top_percent) return true;
  return checkScore(form) === null && isSameScore(form, other);
}

/** Whether two forms without a problem mean the same numbers. */
function isSameScore(form: ScoreForm, other: ScoreForm): boolean {
  const [one, two] = [toScoreConfig(form), toScoreConfig(other)];
  return one.threshold === two.threshold && one.top_percent === two.top_percent;
}
