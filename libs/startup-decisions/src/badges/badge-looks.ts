import { Ban, CircleCheck, Clock, FileText, Mail, RefreshCw, Sparkles, type LucideIcon } from 'lucide-react';
import type { Badge } from '@vaglio/startups-domain';
import type { BadgeTone } from '@vaglio/ui';

interface BadgeLook {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

/** Tone and icon of each badge. Source: tokens, components. */
export const BADGE_LOOKS = {
  New: { tone: 'accent', icon: Sparkles },
  'Recently updated': { tone: 'neutral', icon: RefreshCw },
  Contacted: { tone: 'amber', icon: Mail },
  Contract: { tone: 'green', icon: FileText },
  Investment: { tone: 'solidGreen', icon: CircleCheck },
  Later: { tone: 'neutral', icon: Clock },
  Rejected: { tone: 'red', icon: Ban },
} as const satisfies Record<Badge | 'Later', BadgeLook>;
