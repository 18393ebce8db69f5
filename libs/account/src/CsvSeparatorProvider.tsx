import { useMemo, type ReactNode } from 'react';
import { errorText } from '@vaglio/api-client';
import { CsvSeparatorContext, useToast } from '@vaglio/ui';
import { i18n } from './messages/i18n';
import { useReadUserQuery, useUpdateProfileMutation } from './hooks.gen';

/**
 * Provides the CSV separator from the profile to all exports, and saves a separator that the user selects in an export.
 * A toast shows why saving failed.
 */
export function CsvSeparatorProvider({ children }: { readonly children: ReactNode }) {
  const { separator } = useReadUserQuery(undefined, {
    selectFromResult: ({ data }) => ({ separator: data?.csv_separator ?? 'comma' }),
  });
  const [update] = useUpdateProfileMutation();
  const toast = useToast();
  const setting = useMemo(() => {
    const save = async (csv_separator: typeof separator) => {
      const { error } = await update({ profile: { csv_separator } });
      if (error) toast({ message: errorText(error, i18n.t('Save failed')), severity: 'error' });
    };
    return { separator, keep: (chosen: typeof separator) => void save(chosen) };
  }, [separator, update, toast]);
  return <CsvSeparatorContext value={setting}>{children}</CsvSeparatorContext>;
}
