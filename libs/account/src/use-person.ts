import { useEffect } from 'react';
import { errorText } from '@vaglio/api-client';
import { showProfileLanguage } from '@vaglio/auth-session';
import { isLanguage } from '@vaglio/language';
import { hasUnsavedWork, showTimesIn } from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { useReadUserQuery } from './hooks.gen';
import { accountApi } from './account.api';

/** Query for the signed-in user, started by the loader of the profile. */
export const personQuery = () => accountApi.endpoints.readUser.initiate(undefined, { subscribe: false });

/**
 * Loads the signed-in user and applies the user's time zone and language. The user is null while loading and after an
 * error.
 */
export function usePerson() {
  const { data, error, isFetching, refetch } = useReadUserQuery();
  // If the server does not support time zones, times remain in the browser's time zone.
  const zone = error ? undefined : data?.time_zone;
  useEffect(() => {
    if (zone !== undefined) showTimesIn(zone);
  }, [zone]);
  const language = error ? undefined : data?.language;
  useEffect(() => {
    // A language change remounts the app, which would discard unsaved input.
    if (language !== undefined && !hasUnsavedWork())
      void showProfileLanguage(isLanguage(language) ? language : null);
  }, [language]);
  return {
    person: data && !error ? data : null,
    isFetching,
    failure: error ? errorText(error, i18n.t('Failed to load')) : null,
    retry: refetch,
  };
}
