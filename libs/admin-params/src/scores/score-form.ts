import {
  type ProposedChange,
  saveScoreConfigLimits,
  type ScoreConfig,
  type ScoreSettings,
} from '@vaglio/contract';
import { formatFraction, readDecimal, type FormError } from '@vaglio/ui';

/** Form values of the score settings. */
export interface ScoreForm {
  readonly threshold: string;
  /** Share as a fraction, such as 0.20 for 20 %. */
  readonly top_percent: string;
}

/** Returns the form values of the saved score settings. Fields that the server omits are blank. */
export function toScoreForm({ threshold, top_percent }: ScoreConfig): ScoreForm {
  return {
    threshold: threshold === undefined ? '' : String(threshold),
    top_percent: top_percent === undefined ? '' : fractionText(top_percent),
  };
}

/** Formats a fraction with two decimals ('0.20'). A fraction with more decimals keeps all of them. */
function fractionText(share: number): string {
  const short = formatFraction(share);
  return Number(short) === share ? short : String(share);
}

/**
 * Returns the first problem of the score form: a threshold that is not a number, or a top percent that is not a
 * fraction from 0 to 1.
 * @returns null if the form is valid
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

/** Converts a valid score form to a request body. */
export function toScoreConfig({ threshold, top_percent }: ScoreForm): ScoreSettings {
  return { threshold: readDecimal(threshold) ?? 0, top_percent: readDecimal(top_percent) ?? 0 };
}

/**
 * Returns the change to preview for a score form. It is an empty list for saved values and null for an invalid form.
 */
export function proposedScore(form: ScoreForm, saved: ScoreForm): readonly ProposedChange[] | null {
  if (checkScore(form) !== null) return null;
  return isSameScore(form, saved) ? [] : [{ save_score: toScoreConfig(form) }];
}

/** Returns true if two score forms have the same text or, if both are valid, the same numbers. */
export function holdsSameScore(form: ScoreForm, other: ScoreForm): boolean {
  if (form.threshold === other.threshold && form.top_percent === other.top_percent) return true;
  return checkScore(form) === null && isSameScore(form, other);
}

/** Returns true if two valid score forms have the same numbers. */
function isSameScore(form: ScoreForm, other: ScoreForm): boolean {
  const [one, two] = [toScoreConfig(form), toScoreConfig(other)];
  return one.threshold === two.threshold && one.top_percent === two.top_percent;
}
