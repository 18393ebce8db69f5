import Box from '@mui/material/Box';
import { Section } from '@vaglio/ui';
import { MailCard } from './MailCard';
import { ModelCard } from './ModelCard';

/** Services elsewhere, set up by administrators. */
export function ConnectionsSection() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section
        title="Connections"
        purpose="Services elsewhere. A change counts at once, on all servers. Keys and passwords are stored encrypted."
        isFlush
      >
        {null}
      </Section>
      <ModelCard />
      <MailCard />
    </Box>
  );
}
