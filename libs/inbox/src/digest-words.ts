import type { NotificationSettings } from '@vaglio/contract';

const DAYS = { working_days: 'on working days', every_day: 'every day' } as const;

/** When the digest comes: 'Digest by mail at 07:00 on working days'. */
export function digestWords({
  digest,
  digest_time,
  is_mail_configured,
}: Pick<NotificationSettings, 'digest' | 'digest_time' | 'is_mail_configured'>): string {
  if (!is_mail_configured) return 'This server sends no mail';
  return digest === 'never' ? 'No digest by mail' : `Digest by mail at ${digest_time} ${DAYS[digest]}`;
}
