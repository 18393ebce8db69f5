import {
  AtSign,
  CalendarClock,
  Check,
  CircleCheck,
  Clock,
  MessageSquare,
  TrendingUp,
  Unplug,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import type { Notification } from '@vaglio/contract';

interface Look {
  readonly icon: LucideIcon;
  readonly colour: string;
  readonly ground: string;
}

const CALM = { colour: 'accentSoftText', ground: 'accentSoft' };

/** Icon and colour of each kind of notification. */
export const NOTIFICATION_LOOKS: Readonly<Record<Notification['kind'], Look>> = {
  mentioned: { icon: AtSign, ...CALM },
  assigned: { icon: UserCheck, ...CALM },
  step_due: { icon: CalendarClock, colour: 'warning.main', ground: 'amberSoft' },
  later_ended: { icon: Clock, ...CALM },
  reached: { icon: TrendingUp, colour: 'success.main', ground: 'greenSoft' },
  note: { icon: MessageSquare, ...CALM },
  decision: { icon: Check, ...CALM },
  source: { icon: Unplug, colour: 'error.main', ground: 'redSoft' },
  webhook: { icon: Unplug, colour: 'error.main', ground: 'redSoft' },
  run: { icon: CircleCheck, ...CALM },
};
