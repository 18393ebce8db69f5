import Box from '@mui/material/Box';
import { Ban, CircleCheck, FileText, Mail, RefreshCw, Sparkles, type LucideIcon } from 'lucide-react';
import { badgesOf, type Badge as BadgeName, type BadgeSource } from '@vaglio/startups-domain';
import { Badge, type BadgeTone } from './Badge';

const LOOKS: Readonly<Record<BadgeName, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  New: { tone: 'accent', icon: Sparkles },
  'Recently updated': { tone: 'neutral', icon: RefreshCw },
  Contacted: { tone: 'amber', icon: Mail },
  Contract: { tone: 'green', icon: FileText },
  Investment: { tone: 'solidGreen', icon: CircleCheck },
  Rejected: { tone: 'red', icon: Ban },
};

/** How new a startup is, and what was decided about it. Source: spec §4, badges. */
export function StartupBadges({ startup, now }: { readonly startup: BadgeSource; readonly now: Date }) {
  const badges = badgesOf(startup, now);
  if (badges.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Badges"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {badges.map((badge) => (
        <Box component="li" key={badge} sx={{ display: 'flex' }}>
          <Badge {...LOOKS[badge]}>{badge}</Badge>
        </Box>
      ))}
    </Box>
  );
}
