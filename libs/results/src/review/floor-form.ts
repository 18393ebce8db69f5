import type { ReviewSettings } from '@vaglio/contract';
import { readDecimal, type FormError, type FieldTexts } from '@vaglio/ui';

/** The floor as it is typed, in percent. */
export interface FloorForm {
  readonly floor: string;
}

/** The form of the saved floor. */
export function toFloorForm({ floor }: Pick<ReviewSettings, 'floor'>): FloorForm {
  return { floor: String(Number((floor * 100).toFixed(2))) };
}

/** The problem of what was typed; null when there is none. */
export function checkFloor({ floor }: FloorForm): FormError<keyof FloorForm> | null {
  const percent = readDecimal(floor);
  return percent === null || percent < 0 || percent > 100
    ? { field: 'floor', text: 'Floor must be a number from 0 to 100.' }
    : null;
}

/** What is sent of a form without a problem: a fraction from 0 to 1 with four decimals. */
export function toFloor({ floor }: FloorForm): number {
  return Number(((readDecimal(floor) ?? 0) / 100).toFixed(4));
}

/** What was typed, or the saved floor, as people read it. */
export const floorText = ({ floor }: FloorForm): FieldTexts => ({ Floor: `${floor}%` });
