import Box from '@mui/material/Box';
import { Section } from '@vaglio/ui';
import { MailCard } from './MailCard';
import { ModelCard } from './ModelCard';

/** Section with the external services that administrators configure. */
export function ConnectionsSection() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section
        title="Connections"
        purpose="External services. Changes take effect immediately on all servers. Keys and passwords are stored encrypted."
        isFlush
      >
        {null}
      </Section>
      <ModelCard />
      <MailCard />
    </Box>
  );
}
