import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Startup } from '@vaglio/contract';
import { DetailBlock } from '@vaglio/ui';

/** Section with the people and partners of a startup. Unknown values are omitted. Hidden if all are unknown. */
export const BackgroundBlock = memo(function BackgroundBlock({ startup }: { readonly startup: Startup }) {
  const rows = [
    { name: 'Legal name', text: startup.social_reason },
    { name: 'Investors', text: startup.investors },
    { name: 'Partnership', text: startup.partnership },
    { name: 'Advisors', text: startup.advisors },
    { name: 'Other award', text: startup.other_award },
  ].filter(({ text }) => text !== null && text !== startup.company_name);
  if (rows.length === 0) return null;
  return (
    <DetailBlock title="Background">
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', gap: '8px 12px', m: 0 }}
      >
        {rows.map(({ name, text }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'muted' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </DetailBlock>
  );
});
