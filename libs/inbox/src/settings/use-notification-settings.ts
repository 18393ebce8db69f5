import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import {
  useReadNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
  type NotificationChoice,
  type NotificationSettings,
} from '../endpoints.gen';

/** The person's choices as they are edited, and their saving. */
export function useNotificationSettings() {
  const { data, error, isFetching, refetch } = useReadNotificationSettingsQuery();
  const [save, saving] = useSaveNotificationSettingsMutation();
  /** Null until something is changed, and again when it is saved. */
  const [draft, setDraft] = useState<NotificationSettings | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const settings = draft ?? data ?? null;
  const edit = (change: Partial<NotificationSettings>) => {
    setIsSaved(false);
    if (settings) setDraft({ ...settings, ...change });
  };
  return {
    settings,
    isFetching,
    failure: error ? errorText(error, 'Failed to load your choices') : null,
    retry: () => void refetch(),
    edit,
    choose: (topic: NotificationChoice['topic'], change: Partial<NotificationChoice>) =>
      edit({
        choices:
          settings?.choices.map((choice) => (choice.topic === topic ? { ...choice, ...change } : choice)) ??
          [],
      }),
    isSaving: saving.isLoading,
    isSaved,
    saveFailure: saving.error ? errorText(saving.error, 'Nothing has been saved') : null,
    save: async () => {
      if (!settings) return;
      const { choices, digest, digest_time } = settings;
      const answer = await save({
        savedNotificationSettings: {
          choices: choices.map(({ topic, inbox, mail }) => ({ topic, inbox, mail })),
          digest,
          digest_time,
        },
      });
      if (answer.error) return;
      setDraft(null);
      setIsSaved(true);
    },
  };
}
