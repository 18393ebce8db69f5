import { saveStageLimitsLimits, type StageLimits, type StageLimitsChange } from '@vaglio/contract';
import type { FormError, FieldTexts } from '@vaglio/ui';

/** Form values of the stage limits in days. A blank field means no limit. */
export interface LimitsForm {
  readonly contacted: string;
  readonly contract: string;
}

const NAMES = { contacted: 'Contacted', contract: 'Contract' } as const;

export function toLimitsForm({ contacted, contract }: StageLimits): LimitsForm {
  return { contacted: textOf(contacted), contract: textOf(contract) };
}

/** Returns the first problem of the stage limits form, or null if the form is valid. */
export function checkLimits(form: LimitsForm): FormError<keyof LimitsForm> | null {
  for (const field of ['contacted', 'contract'] as const) {
    const { minimum, maximum } = saveStageLimitsLimits[field];
    const days = daysOf(form[field]);
    if (days !== null && !(Number.isInteger(days) && days >= minimum && days <= maximum))
      return { field, text: `${NAMES[field]} must be a whole number of days from ${minimum} to ${maximum}.` };
  }
  return null;
}

/** Converts a valid stage limits form to a request body. */
export function toLimits(form: LimitsForm): StageLimitsChange {
  return { contacted: daysOf(form.contacted), contract: daysOf(form.contract) };
}

export function holdsSameLimits(form: LimitsForm, other: LimitsForm): boolean {
  return form.contacted.trim() === other.contacted.trim() && form.contract.trim() === other.contract.trim();
}

/** Returns the stage limits as text. */
export function limitText({ contacted, contract }: LimitsForm): FieldTexts {
  return { Contacted: contacted || 'never', Contract: contract || 'never' };
}

/** Parses a number of days. It returns null for blank text and NaN for text that is not a number. */
function daysOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function textOf(days: number | null): string {
  return days === null ? '' : String(days);
}
