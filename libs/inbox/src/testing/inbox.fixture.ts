import type { Notification, NotificationPage, NotificationSettings } from '@vaglio/contract';
import { notOffered, FIXED_NOW } from '@vaglio/test-kit';

export const LIST = 'GET /auth/notifications';
const STREAM = 'GET /auth/notifications/stream';
export const READ = 'POST /auth/notifications/read';
export const VIEWS = 'GET /auth/views';
export const SETTINGS = 'GET /auth/notifications/settings';
export const SAVE = 'PUT /auth/notifications/settings';
export const DIGEST = 'GET /auth/notifications/digest';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(FIXED_NOW.getTime() - hours * HOUR).toISOString();
const title = (...parts: string[]) => parts.map((text, place) => ({ text, is_name: place % 2 === 0 }));

export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: '4',
    kind: 'assigned',
    title: title('Marc Keller', ' assigned you ', 'Nuage Médical SA'),
    detail: 'Next step: first call, 27 Nov',
    startup_id: '7',
    href: '/potential-investiments?mode=all&q=Nuage&startup=7',
    created_at: ago(1),
    read_at: null,
    ...overrides,
  };
}

export const FOUR: readonly Notification[] = [
  aNotification(),
  aNotification({
    id: '3',
    kind: 'reached',
    title: title('2 startups', ' reached the threshold'),
    detail: 'Seeland Algen GmbH 8.25, Pilatus Sensorik AG 8.0',
    created_at: ago(3),
  }),
  aNotification({
    id: '2',
    kind: 'source',
    title: [
      { text: 'Source ', is_name: false },
      { text: 'Aaretaler Gewerbebote', is_name: true },
      { text: ' is broken', is_name: false },
    ],
    detail: '5 failures in a row. The server answered 403.',
    href: '/configurations#scraper',
    created_at: ago(5),
  }),
  aNotification({
    id: '1',
    kind: 'mentioned',
    title: title('Luca Bernasconi', ' mentioned you on ', 'Kälteblick AG'),
    detail: 'ask about the 71% customer before we visit.',
    href: '/potential-investiments?mode=all&q=K%C3%A4lteblick&open=9&tab=timeline#note-5',
    created_at: ago(50),
  }),
];

export function aPage(items: readonly Notification[] = FOUR): NotificationPage {
  const unread = items.filter(({ read_at }) => read_at === null).length;
  return { items: [...items], total: items.length, unread, unread_mentions: Math.min(1, unread) };
}

export const CHOSEN: NotificationSettings = {
  choices: [
    { topic: 'mentions', inbox: true, mail: 'now', mails: ['now', 'digest', 'never'] },
    { topic: 'assigned', inbox: true, mail: 'digest', mails: ['now', 'digest', 'never'] },
    { topic: 'threshold', inbox: true, mail: 'digest', mails: ['digest', 'never'] },
    { topic: 'followed', inbox: true, mail: 'digest', mails: ['digest', 'never'] },
    { topic: 'sources', inbox: true, mail: 'now', mails: ['now', 'digest', 'never'] },
    { topic: 'runs', inbox: false, mail: 'never', mails: ['digest', 'never'] },
  ],
  digest: 'working_days',
  digest_time: '07:00',
  digest_view: null,
  is_mail_configured: true,
  threshold: 8,
};

export const ROUTES = { [LIST]: aPage(), [STREAM]: notOffered, [SETTINGS]: CHOSEN, [VIEWS]: notOffered };
