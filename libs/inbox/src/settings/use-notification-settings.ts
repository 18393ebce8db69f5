import { useState } from 'react';
import { errorText, useAppDispatch } from '@vaglio/api-client';
import type { NotificationChoice, NotificationSettings } from '@vaglio/contract';
import {
  inboxApi,
  useReadNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} from '../endpoints.gen';

/** Loads, edits and saves the user's notification settings. */
export function useNotificationSettings() {
  const { data, error, isFetching, refetch } = useReadNotificationSettingsQuery();
  const dispatch = useAppDispatch();
  const [save, saving] = useSaveNotificationSettingsMutation();
  /** Edited settings, or null without unsaved changes. */
  const [draft, setDraft] = useState<NotificationSettings | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const settings = draft ?? data ?? null;
  const edit = (change: (edited: NotificationSettings) => Partial<NotificationSettings>) => {
    setIsSaved(false);
    setDraft((current) => {
      const edited = current ?? data;
      return edited ? { ...edited, ...change(edited) } : null;
    });
  };
  return {
    settings,
    isFetching,
    failure: error ? errorText(error, 'Failed to load your choices') : null,
    retry: () => void refetch(),
    edit: (change: Partial<NotificationSettings>) => edit(() => change),
    choose: (topic: NotificationChoice['topic'], change: Partial<NotificationChoice>) =>
      edit(({ choices }) => ({
        choices: choices.map((choice) => (choice.topic === topic ? { ...choice, ...change } : choice)),
      })),
    isSaving: saving.isLoading,
    isSaved: isSaved && draft === null,
    saveFailure: saving.error ? errorText(saving.error, 'Failed to save your choices') : null,
    save: async () => {
      if (!settings) return;
      const { choices, digest, digest_time, digest_view } = settings;
      const answer = await save({
        savedNotificationSettings: {
          choices: choices.map(({ topic, inbox, mail }) => ({ topic, inbox, mail })),
          digest,
          digest_time,
          digest_view,
        },
      });
      if (answer.error) return;
      const { data: saved } = answer;
      // Until the settings are reloaded, the next edit starts from the values just saved.
      if (saved) dispatch(inboxApi.util.updateQueryData('readNotificationSettings', undefined, () => saved));
      // Changes made while the request was pending remain unsaved.
      setDraft((current) => (current === settings ? null : current));
      setIsSaved(true);
    },
  };
}
