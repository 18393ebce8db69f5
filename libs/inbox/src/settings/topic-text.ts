import {
  AtSign,
  CircleCheck,
  MessageSquare,
  TrendingUp,
  Unplug,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationChoice } from '@vaglio/contract';
import { formatScore } from '@vaglio/ui';

interface TopicText {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const LABELS: Readonly<Record<NotificationChoice['topic'], TopicText>> = {
  mentions: { icon: AtSign, title: 'Mentions', text: 'Someone writes @ and your name' },
  assigned: { icon: UserCheck, title: 'Assigned to me', text: 'Startups and next steps, also when due' },
  threshold: { icon: TrendingUp, title: 'Reached the threshold', text: '' },
  followed: { icon: MessageSquare, title: 'Notes and decisions on startups I follow', text: '' },
  sources: {
    icon: Unplug,
    title: 'Failing sources and webhooks, and sources without new articles',
    text: 'Admins only',
  },
  runs: { icon: CircleCheck, title: 'Run finished', text: 'News, extraction and the whole pipeline' },
};

/**
 * Returns the name and description of a topic.
 * @param threshold minimum score of new startups
 */
export function topicText(topic: NotificationChoice['topic'], threshold: number): TopicText {
  const words = LABELS[topic];
  return topic === 'threshold' ? { ...words, text: `New above ${formatScore(threshold)}` } : words;
}

export const MAIL_OPTIONS: Readonly<Record<NotificationChoice['mail'], string>> = {
  now: 'Now',
  digest: 'Digest',
  never: 'Never',
};
