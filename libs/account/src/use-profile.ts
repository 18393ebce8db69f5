import { errorText } from '@vaglio/api-client';
import type { Account } from '@vaglio/contract';
import { showTimesIn } from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { useUpdateProfileMutation } from './hooks.gen';

/** Form values of the profile. Missing names are ''. */
export interface ProfileForm {
  readonly firstName: string;
  readonly lastName: string;
  /** Selected time zone, or '' for the browser's time zone. */
  readonly timeZone: string;
}

export function toProfileForm({ first_name, last_name, time_zone }: Account): ProfileForm {
  return { firstName: first_name ?? '', lastName: last_name ?? '', timeZone: time_zone ?? '' };
}

/**
 * Saves the user's names and time zone, and shows times in the new zone.
 * @returns function that resolves to the error text, or to null on success
 */
export function useProfile() {
  const [update] = useUpdateProfileMutation();
  return async ({ firstName, lastName, timeZone }: ProfileForm): Promise<string | null> => {
    const time_zone = timeZone === '' ? null : timeZone;
    const { error } = await update({
      profile: { first_name: firstName.trim(), last_name: lastName.trim(), time_zone },
    });
    if (error) return errorText(error, i18n.t('Save failed'));
    showTimesIn(time_zone);
    return null;
  };
}
