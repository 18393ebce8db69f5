import { and, desc, eq, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { ListDeps } from '../../screening/list/list-deps';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { composeDigest } from '../mails/compose-mail';
import { notificationMails } from '../../platform/db/schema/notification-mails.table';
import type { DigestBody } from '../notifications.schemas';
import { personTime } from '../person-time';
import { digestBegin } from '../mails/waiting-mail';

/** The last digest that was sent to a person, as it would read now; without one, what the first would say. */
export function readLastDigest(
  needs: Pick<ListDeps, 'db' | 'lists' | 'settings' | 'keys' | 'now'>,
  userId: string,
): Promise<DigestBody> {
  return needs.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    const [last] = await tx
      .select()
      .from(notificationMails)
      .where(
        and(
          eq(notificationMails.user_id, userId),
          isNull(notificationMails.topic),
          eq(notificationMails.is_empty, false),
        ),
      )
      .orderBy(desc(notificationMails.id))
      .limit(1);
    if (!user) return NOTHING;
    const until = toTimestamp(needs.now());
    const today = personTime(user.time_zone).day(needs.now());
    const mail = last ?? { id: null, since: await digestBegin(tx, user, today), until };
    const composed = await composeDigest(tx, needs, user, mail);
    const { subject, text } = composed ?? NOTHING;
    return { subject, text, sent_at: last ? isoTimestamp(last.created_at) : null };
  });
}

const NOTHING = { sent_at: null, subject: null, text: null };
