import { errorText } from '@vaglio/api-client';
import type { Account } from '@vaglio/contract';
import { showTimesIn } from '@vaglio/ui';
import { useUpdateProfileMutation } from './hooks.gen';

/** The own names and time zone as they are edited; '' where there is none. */
export interface ProfileForm {
  readonly firstName: string;
  readonly lastName: string;
  /** '' for that of the browser. */
  readonly timeZone: string;
}

export function toProfileForm({ first_name, last_name, time_zone }: Account): ProfileForm {
  return { firstName: first_name ?? '', lastName: last_name ?? '', timeZone: time_zone ?? '' };
}

/** Saves names and time zone; from then on times are shown in it. @returns what resolves with why it failed, or null */
export function useProfile() {
  const [update] = useUpdateProfileMutation();
  return async ({ firstName, lastName, timeZone }: ProfileForm): Promise<string | null> => {
    const time_zone = timeZone === '' ? null : timeZone;
    const { error } = await update({
      profile: { first_name: firstName.trim(), last_name: lastName.trim(), time_zone },
    });
    if (error) return errorText(error, 'Save failed');
    showTimesIn(time_zone);
    return null;
  };
}
