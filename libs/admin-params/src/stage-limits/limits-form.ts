import { saveStageLimitsLimits, type StageLimits, type StageLimitsChange } from '@vaglio/contract';
import type { FormError, FieldTexts } from '@vaglio/ui';

/** Limits as they are typed, in days; blank for none. */
export interface LimitsForm {
  readonly contacted: string;
  readonly contract: string;
}

const NAMES = { contacted: 'Contacted', contract: 'Contract' } as const;

export function toLimitsForm({ contacted, contract }: StageLimits): LimitsForm {
  return { contacted: textOf(contacted), contract: textOf(contract) };
}

/** First problem of the form; null when there is none. */
export function checkLimits(form: LimitsForm): FormError<keyof LimitsForm> | null {
  for (const field of ['contacted', 'contract'] as const) {
    const { minimum, maximum } = saveStageLimitsLimits[field];
    const days = daysOf(form[field]);
    if (days !== null && !(Number.isInteger(days) && days >= minimum && days <= maximum))
      return { field, text: `${NAMES[field]} must be a whole number of days from ${minimum} to ${maximum}.` };
  }
  return null;
}

/** What is sent of a form without problems. */
export function toLimits(form: LimitsForm): StageLimitsChange {
  return { contacted: daysOf(form.contacted), contract: daysOf(form.contract) };
}

export function holdsSameLimits(form: LimitsForm, other: LimitsForm): boolean {
  return form.contacted.trim() === other.contacted.trim() && form.contract.trim() === other.contract.trim();
}

/** As people read them. */
export function limitText({ contacted, contract }: LimitsForm): FieldTexts {
  return { Contacted: contacted || 'never', Contract: contract || 'never' };
}

/** Null for a blank; NaN for what is no number. */
function daysOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function textOf(days: number | null): string {
  return days === null ? '' : String(days);
}
