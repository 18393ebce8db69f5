import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorText, ifMatch, useIsSupported } from '@vaglio/api-client';
import type { Retention } from '@vaglio/contract';
import {
  BusyButton,
  FormElement,
  FormField,
  FormOutcome,
  LoadState,
  Section,
  useValidatedForm,
} from '@vaglio/ui';
import { useReadRetentionQuery, useSaveRetentionMutation } from '../endpoints.gen';
import { checkRetention, hintOf, KINDS, lastRemovedText, toDays, toRetentionForm } from './retention-form';

/**
 * Card with the retention period of each kind of data. It renders nothing if the server does not support retention
 * periods.
 */
export function RetentionCard() {
  const { data, error, isFetching, refetch } = useReadRetentionQuery();
  const isSupported = useIsSupported('readRetention') !== false;
  if (!isSupported) return null;
  return (
    <Section
      title="Kept for"
      purpose="Older data is deleted once a day. Decisions, the audit trail, and facts with their quotes never expire."
      headingLevel={2}
      isFlush
    >
      {data && !error ? (
        <Days retention={data} />
      ) : (
        <Box sx={{ px: 5, pb: 5 }}>
          <LoadState
            isFetching={isFetching}
            failure={error ? errorText(error, 'Failed to load') : null}
            onRetry={() => void refetch()}
          />
        </Box>
      )}
    </Section>
  );
}

function Days({ retention }: { readonly retention: Retention }) {
  const [call] = useSaveRetentionMutation();
  // Version of the displayed values. Saving therefore does not overwrite values that are loaded later.
  const [version, setVersion] = useState(retention.version);
  const { control, status: form } = useValidatedForm({
    start: toRetentionForm(retention),
    check: checkRetention,
    save: async (values) => {
      const { data, error } = await call({ ...ifMatch(version), body: toDays(values) });
      if (error) return errorText(error, 'Update failed');
      if (data) setVersion(data.version);
      return null;
    },
    toStored: (values) => values,
  });
  return (
    <FormElement form={form} label="Kept for" sx={{}}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
          gap: 4,
          px: 5,
          pb: 5,
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FormOutcome form={form} savedText="The retention periods are saved." />
          <Box sx={{ color: 'muted' }}>
            Days to keep. Leave blank to keep forever. Only the text of an article is deleted; its title,
            address and date stay, and it cannot be read again.
          </Box>
          <Box sx={{ color: 'muted' }}>{lastRemovedText(retention)}</Box>
        </Box>
        {KINDS.map(({ kind, label }) => (
          <FormField
            key={kind}
            control={control}
            name={kind}
            label={label}
            hint={hintOf(retention.items.find((item) => item.kind === kind))}
            placeholder="For ever"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          borderTop: 1,
          borderColor: 'border',
          px: 5,
          py: '14px',
        }}
      >
        <BusyButton type="submit" variant="outlined" busy={form.isSaving} busyLabel="Applying…">
          Apply
        </BusyButton>
      </Box>
    </FormElement>
  );
}
