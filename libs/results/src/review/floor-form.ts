import type { ReviewSettings } from '@vaglio/contract';
import { readDecimal, type FormError, type FieldTexts } from '@vaglio/ui';

/** Form value: the minimum confidence in percent. */
export interface FloorForm {
  readonly floor: string;
}

/** Converts the saved minimum confidence to form values. */
export function toFloorForm({ floor }: Pick<ReviewSettings, 'floor'>): FloorForm {
  return { floor: String(Number((floor * 100).toFixed(2))) };
}

/** Returns the validation error of the form, or null if the form is valid. */
export function checkFloor({ floor }: FloorForm): FormError<keyof FloorForm> | null {
  const percent = readDecimal(floor);
  return percent === null || percent < 0 || percent > 100
    ? { field: 'floor', text: 'Floor must be a number from 0 to 100.' }
    : null;
}

/** Converts a valid form to a fraction between 0 and 1 with four decimals. */
export function toFloor({ floor }: FloorForm): number {
  return Number(((readDecimal(floor) ?? 0) / 100).toFixed(4));
}

/** Returns the form values as text. */
export const floorText = ({ floor }: FloorForm): FieldTexts => ({ Floor: `${floor}%` });
